import { test } from '../testing/account-fixtures.js';
import { expect } from '../testing/test.js';
import { newLearner } from '../testing/learner.js';

const there = '/simulation?q=mayatnik';
const withNext = (path: string, next: string) => `${path}?${new URLSearchParams({ next }).toString()}`;

test('signing in leads back to the previous page, with a new document', async ({
  page,
  account,
  learner,
}) => {
  await account.open(withNext('/login', there));
  await page.evaluate(() => (document.documentElement.dataset['before'] = 'yes'));
  await account.signInAs(learner);

  await expect(page).toHaveURL(there);
  await expect(page.getByRole('searchbox', { name: 'Qidiruv' })).toHaveValue('mayatnik');
  await expect(page.locator('html')).not.toHaveAttribute('data-before');
  await account.expectSignedIn(learner.username);
});

test('registering on the way keeps the previous page', async ({ page, account }) => {
  const learner = newLearner();
  await account.open(withNext('/login', there));
  await account.main.getByRole('link', { name: /^Ro.yxatdan o.tish$/ }).click();
  await account.fillRegistration(learner);
  await account.send('Roʻyxatdan oʻtish');
  await account.expectSaid("Ro'yxatdan o'tdingiz!");
  await account.signInAs(learner);
  await expect(page).toHaveURL(there);
});

test('without a previous page it is the home page, with a new document', async ({
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

test('a signed-in learner is led away from /login, and never off the site', async ({
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
  await page.goto(withNext('/login', there));
  await expect(page).toHaveURL(there);
});
