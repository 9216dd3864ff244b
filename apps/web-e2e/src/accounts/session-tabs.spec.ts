import type { BrowserContext, Page } from '@playwright/test';
import { test } from '../testing/account-fixtures.js';
import { AccountPage } from '../testing/account-page.js';
import { holdRequests } from '../testing/hold-requests.js';
import { expect } from '../testing/test.js';
import type { Learner } from '../testing/learner.js';
import { logSession, type SessionLog } from './session-log.js';
import { storeDeadToken, storedTokens } from '../testing/stored-session.js';

// The tests cause 401 responses.
test.use({ errorsExpected: true });
test.slow();

/** Longer than the server accepts the previous refresh token, ms: each round is a separate rotation. */
const AFTER_TOLERANCE_MS = 11_000;

/** Signed-in tabs, and one without the site's scripts that changes the storage for the others. */
const openTabs = async (context: BrowserContext, first: AccountPage, learner: Learner, count: number) => {
  await first.enterAs(learner);
  const tabs = [first.page];
  while (tabs.length < count) tabs.push(await context.newPage());
  for (const tab of tabs) await tab.goto('/forbidden');
  await Promise.all(tabs.map((tab) => new AccountPage(tab).expectSignedIn()));
  const outside = await context.newPage();
  await outside.goto('/nothing.txt');
  return { tabs, outside };
};

const expectAllSignedIn = async (tabs: readonly Page[], log: SessionLog) => {
  expect(log.signedOut).toEqual([]);
  for (const tab of tabs) {
    await new AccountPage(tab).expectSignedIn();
    expect(new URL(tab.url()).pathname).toBe('/forbidden');
  }
};

test('20 tabs with a rejected token: one refresh, 20 successes', async ({ context, account, learner }) => {
  const log = logSession(context);
  const { tabs, outside } = await openTabs(context, account, learner, 20);
  log.identified.clear();
  // The requests continue when all tabs have sent theirs.
  const checks = await holdRequests(context, '**/api/auth-me/');
  await storeDeadToken(outside, false);
  await expect.poll(() => checks.count).toBe(tabs.length);
  checks.release();
  await expect.poll(() => log.identified.size).toBe(tabs.length);

  expect(log.rejected).toBe(tabs.length);
  expect(log.refreshes).toEqual([200]);
  await expectAllSignedIn(tabs, log);
});

const rounds = async (
  {
    context,
    account,
    learner,
    advance,
  }: {
    context: BrowserContext;
    account: AccountPage;
    learner: Learner;
    advance: () => Promise<void>;
  },
  count: number,
) => {
  const log = logSession(context);
  const { tabs, outside } = await openTabs(context, account, learner, 5);
  for (let round = 1; round <= count; round += 1) {
    await advance();
    log.identified.clear();
    const dead = await storeDeadToken(outside, round % 2 === 0);
    await expect
      .poll(() => log.identified.size, { intervals: [20], message: `round ${round}` })
      .toBe(tabs.length);
    // The storage of another process may be some milliseconds late.
    await expect.poll(async () => (await storedTokens(outside)).access, { intervals: [20] }).not.toBe(dead);
  }
  expect(log.refreshes.length).toBeGreaterThanOrEqual(count);
  expect(log.refreshes.filter((status) => status !== 200)).toEqual([]);
  await expectAllSignedIn(tabs, log);
  return log;
};

test('5 tabs, 50 rounds with an invalid token: no tab is signed out', async ({
  context,
  account,
  learner,
  site,
}) => {
  const log = await rounds(
    { context, account, learner, advance: () => site.advance(AFTER_TOLERANCE_MS) },
    50,
  );
  // The lock prevents nearly all other refreshes; a tab that reads the new tokens late may send another one.
  expect(log.refreshes.length).toBeLessThanOrEqual(55);
});

test('5 tabs without Web Locks: no tab is signed out', async ({ context, account, learner, site }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
  await rounds({ context, account, learner, advance: () => site.advance(AFTER_TOLERANCE_MS) }, 15);
});

test('100 lost responses of the refresh: no tab is signed out', async ({
  page,
  context,
  account,
  learner,
  site,
}) => {
  const log = logSession(context);
  const { outside } = await openTabs(context, account, learner, 1);
  const statuses: number[] = [];
  await page.route('**/api/token/refresh/', async (route) => {
    const response = await route.fetch();
    await route.abort('connectionreset');
    statuses.push(response.status());
  });
  const lostResponses = () => statuses.length;
  for (let round = 1; round <= 100; round += 1) {
    await site.advance(AFTER_TOLERANCE_MS);
    await storeDeadToken(outside, round % 2 === 0);
    await expect
      .poll(lostResponses, { intervals: [10], message: `round ${round}` })
      .toBeGreaterThanOrEqual(round);
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(log.signedOut).toEqual([]);

  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await account.expectSignedIn(learner.username);
});
