import { test } from '../testing/account-fixtures.js';
import { expectHydrated } from '../testing/hydration.js';
import { expect } from '../testing/test.js';
import { registerLearner, resetPasswordElsewhere } from '../testing/learner.js';
import { logSession } from './session-log.js';
import { storeDeadToken, storedNames, storedTokens } from '../testing/stored-session.js';

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60_000;

test('a session continues after its access token expires @main-path', async ({
  page,
  context,
  account,
  learner,
  site,
}) => {
  const log = logSession(context);
  await page.clock.install();
  await account.enterAs(learner);
  const before = await storedTokens(page);

  await site.advance(15 * MINUTE);
  await page.clock.fastForward(15 * MINUTE);
  await page.reload();
  await account.expectSignedIn(learner.username);
  expect(log.refreshes).toEqual([200]);
  // The token was refreshed before the call: no request was rejected.
  expect(log.rejected).toBe(0);
  const after = await storedTokens(page);
  expect(after.access).not.toBe(before.access);
  expect(after.refresh).not.toBe(before.refresh);
});

for (const [name, days] of [
  ['a day fast', 1],
  ['a day slow', -1],
] as const) {
  test(`a device whose clock is ${name} stays signed in`, async ({ page, context, account, learner }) => {
    const log = logSession(context);
    await page.clock.install({ time: Date.now() + days * DAY });
    await account.enterAs(learner);
    await page.reload();
    await account.expectSignedIn(learner.username);
    expect(log.refreshes).toEqual([]);

    // The clock is set right.
    await page.clock.setSystemTime(Date.now());
    await page.reload();
    await account.expectSignedIn(learner.username);
    await page.reload();
    await account.expectSignedIn(learner.username);
    expect(log.refreshes.length).toBeLessThanOrEqual(1);
  });
}

test.describe('with errors on the console', () => {
  test.use({ errorsExpected: true });

  test('without the network the tokens stay, and later the name is shown again', async ({
    page,
    context,
    account,
    learner,
  }) => {
    await account.enterAs(learner);
    const before = await storedTokens(page);
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await account.open('/simulation');
    await account.expectSignedOut();
    expect(await storedTokens(page)).toEqual(before);
    await expect(page).toHaveURL('/simulation');

    await page.unroute('**/api/**');
    await context.setOffline(true);
    await context.setOffline(false);
    await account.expectSignedIn(learner.username);
    expect(await storedTokens(page)).toEqual(before);
  });

  test('an error of the server does not end the session', async ({ page, account, learner, openTab }) => {
    await account.enterAs(learner);
    const { refresh } = await storedTokens(page);
    const outside = await openTab();
    await outside.page.goto('/nothing.txt');
    for (const status of [500, 502, 503, 429]) {
      let requests = 0;
      await page.route('**/api/token/refresh/', async (route) => {
        await route.fulfill({ status, body: '' });
        requests += 1;
      });
      await storeDeadToken(outside.page, true);
      await expect.poll(() => requests, { message: `${status}` }).toBeGreaterThan(0);
      await page.unroute('**/api/token/refresh/');
    }
    expect((await storedTokens(page)).refresh).toBe(refresh);
    await page.reload();
    await account.expectSignedIn(learner.username);
  });

  test('a session that was ended on the server redirects to sign-in and back, and the results stay for the same learner', async ({
    page,
    account,
    learner,
    site,
    mail,
  }) => {
    await account.enterAs(learner);
    await account.open('/simulation?q=mayatnik');
    await page.evaluate(() => localStorage.setItem('testPercentage-lesson-7', '90'));
    const renewed = await resetPasswordElsewhere(site, mail, learner);

    await page.reload();
    await expect(page).toHaveURL('/login?next=%2Fsimulation%3Fq%3Dmayatnik');
    await account.expectSignedOut();
    expect(await storedTokens(page)).toEqual({ access: null, refresh: null });

    await account.signInAs(renewed);
    await expect(page).toHaveURL('/simulation?q=mayatnik');
    expect(await storedNames(page)).toContain('testPercentage-lesson-7');
  });

  test('the results of a session that was ended on the server are removed for another learner', async ({
    page,
    account,
    learner,
    site,
    mail,
  }) => {
    await account.enterAs(learner);
    await page.evaluate(() => localStorage.setItem('testPercentage-lesson-7', '90'));
    await resetPasswordElsewhere(site, mail, learner);
    await page.reload();
    await expect(page).toHaveURL('/login');
    await account.signInAs(await registerLearner(site));
    expect(await storedNames(page)).not.toContain('testPercentage-lesson-7');
  });

  test('the reuse of a copied refresh token ends the session of both', async ({
    page,
    account,
    learner,
    openDevice,
    site,
  }) => {
    await account.enterAs(learner);
    const copied = await page.evaluate(() => Object.entries<string>(localStorage));
    const thief = await openDevice();
    await thief.open('/');
    // Until then the page has not read its session.
    await expectHydrated(thief.page);
    await thief.page.evaluate((items) => {
      for (const [name, value] of items) localStorage.setItem(name, value);
    }, copied);
    // The learner's browser refreshes twice.
    for (let refreshes = 0; refreshes < 2; refreshes += 1) {
      await site.advance(16 * MINUTE);
      await page.reload();
      await account.expectSignedIn(learner.username);
    }

    await site.advance(MINUTE);
    await thief.page.reload();
    await expect(thief.page).toHaveURL('/login');
    await page.reload();
    await expect(page).toHaveURL('/login');
  });
});
