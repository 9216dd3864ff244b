import { test } from '../testing/account-fixtures.js';
import { holdRequests } from '../testing/hold-requests.js';
import { expectHydrated } from '../testing/hydration.js';
import { expect } from '../testing/test.js';
import { newLearner, registerLearner } from '../testing/learner.js';
import { storedNames, storedTokens } from '../testing/stored-session.js';

test('register, sign in, reload, sign out @main-path', async ({ page, account }) => {
  const learner = newLearner();
  await account.open('/');
  await account.expectSignedOut();
  await account.signIn.click();
  await account.main.getByRole('link', { name: /^Ro.yxatdan o.tish$/ }).click();
  await expect(page).toHaveURL('/register');

  await account.fillRegistration(learner);
  await account.send('Roʻyxatdan oʻtish');
  await expect(page).toHaveURL('/login');
  await account.expectAnnouncement("Ro'yxatdan o'tdingiz!");
  await expect(account.name).toHaveValue(learner.username);
  await expect(account.password).toBeFocused();

  await account.password.fill(learner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await account.expectSignedIn(learner.username);
  await expect(account.signIn).toBeHidden();

  await page.reload();
  await account.expectSignedIn(learner.username);
  await page.evaluate(() => {
    localStorage.setItem('testCompleted-lesson-7', 'true');
    localStorage.setItem('testPercentage-lesson-7', '90');
  });

  await account.open('/simulation');
  await account.signOut.click();
  await expect(page).toHaveURL('/');
  await account.expectSignedOut();
  expect(await storedNames(page)).toEqual([]);
  await page.reload();
  await account.expectSignedOut();
});

test('by e-mail, in any letter case', async ({ page, account, learner }) => {
  await account.open('/login');
  await account.signInAs({ ...learner, username: learner.email.toUpperCase() });
  await expect(page).toHaveURL('/');
  await account.expectSignedIn(learner.username);
});

test('sign-out ends the session on the server too', async ({ page, account, learner, request }) => {
  await account.enterAs(learner);
  const { access } = await storedTokens(page);
  const fetchStatus = async () =>
    (await request.get('/api/auth-me/', { headers: { authorization: `Bearer ${access!}` } })).status();
  expect(await fetchStatus()).toBe(200);

  await account.signOut.click();
  await account.expectSignedOut();
  await expect.poll(fetchStatus).toBe(401);
});

test('a progress line is shown during the session check', async ({ page, account, learner }) => {
  await account.enterAs(learner);
  const check = await holdRequests(page, '**/api/auth-me/');

  await account.open('/simulation');
  const line = page.getByRole('progressbar', { name: 'Hisob tekshirilmoqda' });
  await expect(line).toBeVisible();
  await expect(account.signIn).toBeHidden();
  await expect(account.signOut).toBeHidden();

  check.release();
  await account.expectSignedIn(learner.username);
  await expect(line).toBeHidden();
});

test('without tokens the session is not checked', async ({ page, account }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await account.open('/');
  await account.expectSignedOut();
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /auth-me|refresh/.test(path))).toEqual([]);
});

test.describe('another tab', () => {
  test('follows sign-in and sign-out', async ({ page, account, learner, openTab }) => {
    await account.open('/login');
    const other = await (await openTab()).open('/simulation');
    await other.expectSignedOut();

    await account.signInAs(learner);
    await other.expectSignedIn(learner.username);
    await expect(other.page).toHaveURL('/simulation');

    await other.signOut.click();
    await account.expectSignedOut();
    await expect(page).toHaveURL('/');
  });

  test('follows when another learner signs in', async ({ account, learner, openTab, site }) => {
    const second = await registerLearner(site);
    await account.enterAs(learner);
    await account.open('/simulation');
    const other = await (await openTab()).open('/');
    await other.signOut.click();
    await other.signIn.click();
    await other.signInAs(second);

    await other.expectSignedIn(second.username);
    await account.expectSignedIn(second.username);
    await expect(account.bar.getByText(learner.username)).toBeHidden();
  });
});
