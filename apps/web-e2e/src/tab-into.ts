import type { Locator, Page } from '@playwright/test';

/** More stops than any page has before its last one. */
const MOST_STOPS = 150;

/** Presses Tab until the focus is inside a place, as who has no pointer does. */
export async function tabInto(page: Page, place: Locator): Promise<void> {
  const inside = () => place.evaluate((element) => element.contains(document.activeElement));
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await inside()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key never comes there.');
}
