import { chooseTheme } from './choose-theme.js';
import { everyPage, expect, test } from '../journey.js';

const lightness = () => {
  const [red = 0, green = 0, blue = 0] = getComputedStyle(document.body)
    .backgroundColor.match(/[\d.]+/g)!
    .map(Number);
  return red + green + blue > 384 ? 'light' : 'dark';
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`a system that is ${colorScheme}`, () => {
    test.use({ colorScheme });

    // That each of them breaks no rule of the content policy and asks no other host is watched in every journey.
    test('is followed on every page', async ({ page, faults }) => {
      for (const path of everyPage) {
        await page.goto(path);
        await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Telefon/ })).toBeVisible();
        await expect.poll(() => page.evaluate(lightness)).toBe(colorScheme);
        expect(faults.seen).toEqual([]);
      }
    });
  });
}

test('a chosen theme is remembered, and is there before the page is', async ({ page }) => {
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
    await expect.poll(() => page.evaluate(lightness)).toBe('dark');
  }

  await chooseTheme(page, 'Tizimdagidek', undefined);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(lightness)).toBe('light');
});
