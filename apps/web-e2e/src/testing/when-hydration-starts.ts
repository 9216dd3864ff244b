import type { Page } from '@playwright/test';

/**
 * Runs a function in the page when hydration starts: React has added its listeners and rendered nothing.
 * @param callback runs in the page
 */
export async function whenHydrationStarts(page: Page, callback: () => void): Promise<void> {
  await page.addInitScript(`
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...listener) {
      if (this.id === 'root') {
        EventTarget.prototype.addEventListener = addEventListener;
        queueMicrotask(${callback.toString()});
      }
      return addEventListener.apply(this, listener);
    };
  `);
}
