import type { Page } from '@playwright/test';

/**
 * Does something in the page right after its hydration has begun: React listens, and has rendered nothing yet. The recording
 * of early interactions (`@zarra/ui-kit/before-hydration`) has just ended.
 * @param act runs in the page
 */
export async function whenHydrationBegins(page: Page, act: () => void): Promise<void> {
  await page.addInitScript(`
    let interactions;
    Object.defineProperty(globalThis, 'interactionsBeforeHydration', {
      get: () => interactions,
      set: (value) => {
        interactions = value;
        if (value === undefined) queueMicrotask(${act.toString()});
      },
    });
  `);
}
