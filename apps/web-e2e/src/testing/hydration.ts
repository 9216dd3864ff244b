import { expect, type Page } from '@playwright/test';

/** Waits until the page is hydrated: from then on it handles every event itself. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('#root[data-hydrated], #root[data-alive]')).toBeAttached();
