import { expect, type Locator, type Page } from '@playwright/test';

/** Present once the page is hydrated. */
export const hydratedRoot = (page: Page): Locator => page.locator('#root[data-hydrated]');

/** Waits until the page is hydrated: from then on it handles every event itself. */
export const expectHydrated = (page: Page): Promise<void> => expect(hydratedRoot(page)).toBeAttached();
