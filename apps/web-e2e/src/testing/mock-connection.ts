import type { Page } from '@playwright/test';

/** Sets what the browser reports about its connection. */
export async function mockConnection(page: Page, connection: object | undefined): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value, configurable: true });
  }, connection);
}
