import type { Page } from '@playwright/test';
import { AccountPage } from './account-page.js';
import { registerLearner, type Learner } from './learner.js';
import type { PageErrors } from './page-errors.js';
import { test as base } from './test.js';

export interface AccountFixtures {
  /** Has an account. */
  readonly learner: Learner;
  readonly account: AccountPage;
  /** Opens another tab of the same browser; its errors fail the test too. */
  readonly openTab: () => Promise<AccountPage>;
  /** Opens another browser context, as on another device. */
  readonly openDevice: () => Promise<AccountPage>;
}

/** A test with an account. */
export const test = base.extend<AccountFixtures>({
  learner: async ({ site }, use) => use(await registerLearner(site)),
  account: async ({ page }, use) => use(new AccountPage(page)),
  openTab: async ({ context, pageErrors }, use) => {
    await use(async () => observedPage(await context.newPage(), pageErrors));
  },
  openDevice: async ({ browser, site, pageErrors }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: site.url });
      contexts.push(context);
      return observedPage(await context.newPage(), pageErrors);
    });
    for (const context of contexts) await context.close();
  },
});

const observedPage = async (page: Page, pageErrors: PageErrors) => {
  await pageErrors.observe(page);
  return new AccountPage(page);
};
