import type { Page } from '@playwright/test';
import { AccountPage } from './account-page.js';
import type { Faults } from './faults.js';
import { test as base } from './journey.js';
import { register, type Learner } from './learner.js';

export interface AccountJourney {
  /** Somebody who has an account. */
  readonly learner: Learner;
  readonly account: AccountPage;
  /** Opens another tab of the same browser, watched like the first. */
  readonly openTab: () => Promise<AccountPage>;
  /** Opens a browser of its own, as on another device. */
  readonly openDevice: () => Promise<AccountPage>;
}

/** A journey of somebody who has an account, or wants one. */
export const test = base.extend<AccountJourney>({
  learner: async ({ site }, use) => use(await register(site)),
  account: async ({ page }, use) => use(new AccountPage(page)),
  openTab: async ({ context, faults }, use) => {
    await use(async () => watched(await context.newPage(), faults));
  },
  openDevice: async ({ browser, site, faults }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: site.url });
      contexts.push(context);
      return watched(await context.newPage(), faults);
    });
    for (const context of contexts) await context.close();
  },
});

const watched = async (page: Page, faults: Faults) => {
  await faults.watch(page);
  return new AccountPage(page);
};
