import { test } from '../testing/account-fixtures.js';
import { DESKTOP, expect } from '../testing/test.js';
import { expectHydrated } from '../testing/hydration.js';
import { holdRequests } from '../testing/hold-requests.js';
import { codeFor } from '../testing/learner.js';

for (const path of ['/verify-otp', '/reset-password']) {
  test(`${path} without a recovery redirects to the first step with a toast`, async ({ page, account }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/forgot-password');
    const toast = page
      .getByRole('listitem')
      .filter({ hasText: 'Parolni tiklash uchun avval elektron pochtangizga kod oling.' });
    await expect(toast).toBeVisible();
    // At the top right (specification §2).
    const { x, y, width } = (await toast.boundingBox())!;
    expect(y).toBeLessThan(DESKTOP.height / 4);
    expect(x + width).toBeGreaterThan(DESKTOP.width * 0.9);
    await expect(account.email).toHaveValue('');
    await account.expectScreen('Parolni tiklash');
  });
}

test('after a reload and in a restored tab the step stays', async ({ page, account, learner, mail }) => {
  await account.askForCode(learner.email);
  await page.reload();
  await expect(account.main.getByText(learner.email)).toBeVisible();

  // As on a phone that unloaded the tab: the same tab without the navigation state.
  await account.open('/');
  await account.open('/verify-otp');
  await expect(account.main.getByText(learner.email)).toBeVisible();
  await account.enterCode(await codeFor(mail, learner.email));

  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await account.setPassword('Lorentz kuchi 9');
  await expect(page).toHaveURL('/login');
  await account.expectAnnouncement('Parol oʻzgartirildi.');
});

test('another tab does not have the recovery', async ({ account, learner, openTab }) => {
  await account.askForCode(learner.email);
  const other = await openTab();
  await other.page.goto('/verify-otp');
  await expect(other.page).toHaveURL('/forgot-password');
});

test('the recovery expires after fifty minutes', async ({ page, account, learner }) => {
  await page.clock.install();
  await account.askForCode(learner.email);
  await page.clock.fastForward('50:01');
  await account.open('/');
  await page.goto('/verify-otp');
  await expect(page).toHaveURL('/forgot-password');
});

test('Orqaga and the browser’s back button go one step back', async ({ page, account, learner, mail }) => {
  await account.askForCode(learner.email);
  await account.enterCode(await codeFor(mail, learner.email));
  await expect(page).toHaveURL('/reset-password');

  await page.goBack();
  await expect(page).toHaveURL('/verify-otp');
  await expect(account.main.getByText(learner.email)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/forgot-password');
  await expect(account.email).toHaveValue(learner.email);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/reset-password');

  await account.back.click();
  await expect(page).toHaveURL('/verify-otp');
  await account.back.click();
  await expect(page).toHaveURL('/forgot-password');
  await account.back.click();
  await expect(page).toHaveURL('/login');
});

test('after the change the browser’s back button does not open /reset-password', async ({
  page,
  account,
  learner,
  mail,
}) => {
  await account.askForCode(learner.email);
  await account.enterCode(await codeFor(mail, learner.email));
  await account.setPassword('Lorentz kuchi 9');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).not.toHaveURL('/reset-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the parameter next survives the recovery', async ({ page, account, learner, mail }) => {
  const password = 'Lorentz kuchi 9';
  await account.open('/login?next=%2Fsimulation%3Fq%3Dmayatnik');
  await account.main.getByRole('link', { name: 'Parolni unutdingizmi?' }).click();
  await account.email.fill(learner.email);
  await account.send('Kod yuborish');
  await account.enterCode(await codeFor(mail, learner.email));
  await account.setPassword(password);
  await account.signInAs({ username: learner.email, password });
  await expect(page).toHaveURL('/simulation?q=mayatnik');
});

test('another address entered before hydration is the one that gets the code', async ({
  page,
  account,
  learner,
}) => {
  await account.askForCode('boshqa-oquvchi@maktab.uz');
  const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  await account.email.fill(learner.email);
  await account.send('Kod yuborish');
  scripts.release();
  await expect(page).toHaveURL('/verify-otp');
  await expect(account.main.getByText(learner.email)).toBeVisible();
});

test('a reload keeps the address and the notice of the step before', async ({
  page,
  account,
  learner,
  mail,
}) => {
  await account.askForCode(learner.email);
  await account.open('/forgot-password');
  await expect(account.email).toHaveValue(learner.email);
  await account.main.getByRole('link', { name: 'Kelgan kodni kiritish' }).click();
  await account.enterCode(await codeFor(mail, learner.email));
  await account.setPassword('Lorentz kuchi 9');
  await account.expectAnnouncement('Parol oʻzgartirildi.');
  await page.reload();
  await expectHydrated(page);
  await account.expectAnnouncement('Parol oʻzgartirildi.');
  await expect(account.name).toHaveValue(learner.email);
});
