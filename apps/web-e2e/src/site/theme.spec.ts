import { everyPage, expect, test } from '../testing/test.js';
import { chooseTheme } from './choose-theme.js';
import { themeOf } from './theme-of.js';

test('a chosen theme is saved, and applies before the first paint @main-path', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { theme = 'none' } = document.documentElement.dataset;
      document.documentElement.dataset['initialTheme'] =
        `${theme}, screen: ${document.querySelector('main') !== null}`;
    });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-initial-theme', /^none/);
  await chooseTheme(page, /^Qorong.i$/, 'dark');

  for (const path of everyPage) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-initial-theme', /^dark/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(themeOf)).toBe('dark');
  }

  await chooseTheme(page, 'Tizimdagidek', undefined);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(themeOf)).toBe('light');
});
