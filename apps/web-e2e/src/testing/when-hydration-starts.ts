import type { Page } from '@playwright/test';

/**
 * Runs a function in the page when hydration starts: React has added its listeners and rendered nothing. The recording of
 * early interactions (`@zarra/ui-kit/before-hydration`) has just ended.
 * @param callback runs in the page
 */
export async function whenHydrationStarts(page: Page, callback: () => void): Promise<void> {
  await page.addInitScript(`
    let interactions;
    Object.defineProperty(globalThis, 'interactionsBeforeHydration', {
      get: () => interactions,
      set: (value) => {
        interactions = value;
        if (value === undefined) queueMicrotask(${callback.toString()});
      },
    });
  `);
}
