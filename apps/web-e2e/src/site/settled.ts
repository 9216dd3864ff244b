import type { Page } from '@playwright/test';
import { expect } from '../testing/test.js';

/** Waits until a page has its heading, and its footer the categories and the contact of the API. */
export async function expectSettled(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(footer.getByRole('list', { name: /kategoriyalari$/ })).toBeVisible();
  await expect(footer.getByRole('link', { name: /^Telefon/ })).toBeVisible();
}
