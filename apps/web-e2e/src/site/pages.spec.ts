// One load of each page in each theme and width, with all checks of the page.
import type { Page } from '@playwright/test';
import { axeViolations } from '../testing/axe-violations.js';
import { elementsBeyondViewport } from '../testing/beyond-viewport.js';
import { axeRuns, everyPage, expect as hardExpect, mainPathIf, PHONE, test } from '../testing/test.js';
import { chooseTheme } from './choose-theme.js';
import { expectSettled } from './settled.js';
import { themeOf } from './theme-of.js';

// Soft assertions: each check reports its result even if an earlier one failed.
const expect = hardExpect.configure({ soft: true });

// axe measures the colours of a running transition as violations of contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectAccessible = (page: Page): Promise<void> =>
  test.step('language and axe', async () => {
    // axe accepts any language.
    await expect(page.locator('html'), page.url()).toHaveAttribute('lang', 'uz');
    expect(await axeViolations(page), page.url()).toEqual([]);
  });

const expectWithinWidth = (page: Page, width: number): Promise<void> =>
  test.step('layout', async () => {
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, page.url()).toBeLessThanOrEqual(width);
    expect(await page.evaluate(elementsBeyondViewport), page.url()).toEqual([]);
  });

for (const { colorScheme, viewport } of axeRuns) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport });

    test(`every page follows the theme of the system, fits the viewport, and has no axe violation${mainPathIf(colorScheme === 'light')}`, async ({
      page,
    }) => {
      test.slow(); // Nine pages.
      for (const path of everyPage) {
        await test.step(path, async () => {
          await page.goto(path);
          await expectSettled(page);
          await test.step('theme', () =>
            expect.poll(() => page.evaluate(themeOf), { message: path }).toBe(colorScheme));
          await expectWithinWidth(page, viewport.width);
          await expectAccessible(page);
        });
      }
    });

    test('no search results', async ({ page }) => {
      await page.goto('/simulation?q=kvarkqq');
      await expectSettled(page);
      await hardExpect(page.getByText('Simulyatsiyalar topilmadi.')).toBeVisible();
      await expectWithinWidth(page, viewport.width);
      await expectAccessible(page);
    });

    test.describe('with errors on the console', () => {
      test.use({ errorsExpected: true });

      // Without the data of its rendering a page is rendered by the browser.
      test('loading', async ({ page }) => {
        await page.route('**/api/**', () => undefined);
        await page.route('**/page-data/**', (route) => route.fulfill({ status: 404, json: {} }));
        await page.goto('/simulation?q=linza');
        await hardExpect(page.getByRole('main').getByText('Simulyatsiyalar yuklanmoqda')).toBeVisible();
        await expectAccessible(page);
      });

      test('no data loaded', async ({ page }) => {
        // Without the data of a rendered page the browser renders it again.
        await page.route(/\/(api|page-data)\//, (route) => route.fulfill({ status: 404, json: {} }));
        for (const path of ['/simulation?q=linza', '/learn?topic=0']) {
          await page.goto(path);
          await hardExpect(page.getByRole('main').getByRole('alert')).toBeVisible();
          await hardExpect(
            page.getByRole('contentinfo').getByRole('button', { name: 'Qayta urinish' }),
          ).toHaveCount(2);
          await expectAccessible(page);
        }
      });

      test('an error in a screen', async ({ page }) => {
        await page.route(/account-screen.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
        // The page has a record of a reload for the missing chunk: the error screen stays.
        await page.addInitScript(() => sessionStorage.setItem('reloaded-after-release', `${Date.now()}`));
        await page.goto('/verify-otp');
        await hardExpect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
        await expectAccessible(page);
      });
    });

    if (viewport === PHONE) {
      test('the open menu', async ({ page }) => {
        await page.goto('/');
        await expectSettled(page);
        await page.getByRole('button', { name: 'Menyuni ochish' }).click();
        await hardExpect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}

for (const [name, system] of [
  ['Qorongʻi', 'light'],
  ['Yorugʻ', 'dark'],
] as const) {
  test.describe('axe, a theme chosen against the system', () => {
    test.use({ colorScheme: system });

    test(name, async ({ page }) => {
      await page.goto('/simulation');
      await expectSettled(page);
      await chooseTheme(page, name, system === 'light' ? 'dark' : 'light');
      await page.reload();
      await expectSettled(page);
      await expectAccessible(page);
    });
  });
}
