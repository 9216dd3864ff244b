import { everyPage, expect, test } from '../testing/test.js';
import { chooseTheme } from './choose-theme.js';
import { themeOf } from './theme-of.js';

test('a chosen theme is remembered, and applies before the page is painted', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { theme = 'none' } = document.documentElement.dataset;
      document.documentElement.dataset['atFirst'] =
        `${theme}, screen: ${document.querySelector('main') !== null}`;
    });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-at-first', /^none/);
  await chooseTheme(page, /^Qorong.i$/, 'dark');

  for (const path of everyPage) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-at-first', /^dark/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(themeOf)).toBe('dark');
  }

  await chooseTheme(page, 'Tizimdagidek', undefined);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(themeOf)).toBe('light');
});
