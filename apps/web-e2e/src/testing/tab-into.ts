import type { Locator, Page } from '@playwright/test';

/** Above the number of tab stops of every page. */
const MAX_STOPS = 150;

/** Presses Tab until the focus is inside an element. */
export async function tabInto(page: Page, element: Locator): Promise<void> {
  const hasFocus = () => element.evaluate((node) => node.contains(document.activeElement));
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key never reaches the element.');
}
