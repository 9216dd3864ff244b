import type { Page } from '@playwright/test';
import { expect } from '../testing/test.js';

/** Chooses a theme in the footer, once it is hydrated. */
export async function chooseTheme(
  page: Page,
  name: string | RegExp,
  theme: 'light' | 'dark' | undefined,
): Promise<void> {
  const radio = page.getByRole('radio', { name });
  await radio.scrollIntoViewIfNeeded();
  await expect(async () => {
    // The radio is visually hidden; its label is clicked.
    await page.locator('label', { has: radio }).click();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
  }).toPass();
}
