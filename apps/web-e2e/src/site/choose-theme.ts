import type { Page } from '@playwright/test';
import { expect } from '../testing/test.js';

/** Chooses a theme at the foot of the page, as soon as that has come alive. */
export async function chooseTheme(
  page: Page,
  name: string | RegExp,
  theme: 'light' | 'dark' | undefined,
): Promise<void> {
  const radio = page.getByRole('radio', { name });
  await radio.scrollIntoViewIfNeeded();
  await expect(async () => {
    // Its label: the radio itself is not to be seen.
    await page.locator('label', { has: radio }).click();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
  }).toPass();
}
