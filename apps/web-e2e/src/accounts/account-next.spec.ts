import { test } from '../testing/account-fixtures.js';
import { expect } from '../testing/test.js';
import { newLearner } from '../testing/learner.js';

const previousPage = '/simulation?q=mayatnik';
const withNext = (path: string, next: string) => `${path}?${new URLSearchParams({ next }).toString()}`;

test('sign-in opens the previous page, with a new document @main-path', async ({
  page,
  account,
  learner,
}) => {
  await account.open(withNext('/login', previousPage));
  await page.evaluate(() => (document.documentElement.dataset['before'] = 'yes'));
  await account.signInAs(learner);

  await expect(page).toHaveURL(previousPage);
  await expect(page.getByRole('searchbox', { name: 'Qidiruv' })).toHaveValue('mayatnik');
  await expect(page.locator('html')).not.toHaveAttribute('data-before');
  await account.expectSignedIn(learner.username);
});

test('a registration keeps the previous page', async ({ page, account }) => {
  const learner = newLearner();
  await account.open(withNext('/login', previousPage));
  await account.main.getByRole('link', { name: /^Ro.yxatdan o.tish$/ }).click();
  await account.fillRegistration(learner);
  await account.send('Roʻyxatdan oʻtish');
  await account.expectAnnouncement("Ro'yxatdan o'tdingiz!");
  await account.signInAs(learner);
  await expect(page).toHaveURL(previousPage);
});

test('without a previous page sign-in opens the home page, with a new document', async ({
  page,
  account,
  learner,
}) => {
  await account.open('/login');
  await page.evaluate(() => (document.documentElement.dataset['before'] = 'yes'));
  await account.signInAs(learner);
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-before');
});

const hostile = [
  'https://yomon.example/',
  '//yomon.example/',
  '/\\yomon.example/',
  '/%5Cyomon.example',
  '/\t/yomon.example',
  '/.//yomon.example',
  'javascript:document.title="yomon"',
  '/login?next=%2Flogin',
  '/forbidden',
];

test('a signed-in learner is redirected from /login, never to another site', async ({
  page,
  account,
  learner,
}) => {
  await account.open(withNext('/login', hostile[0]!));
  await account.signInAs(learner);
  await expect(page).toHaveURL('/');

  for (const address of ['/login', ...hostile.map((next) => withNext('/login', next))]) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
    await account.expectSignedIn();
  }
  await page.goto(withNext('/login', previousPage));
  await expect(page).toHaveURL(previousPage);
});
