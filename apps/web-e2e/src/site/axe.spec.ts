import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chooseTheme } from './choose-theme.js';
import { DESKTOP, everyPage, expect, PHONE, test } from '../journey.js';

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('list', { name: /kategoriyalari$/ })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Telefon/ })).toBeVisible();
};

// Colours in the middle of a transition would be measured as faults of contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every rule axe has, none switched off. */
const expectNoFault = async (page: Page, where: string) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(told).toEqual([]);
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [PHONE, DESKTOP]) {
    test.describe(`axe, ${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport });

      test('every page', async ({ page }) => {
        test.slow(); // Nine pages, each examined whole.
        for (const path of everyPage) {
          await page.goto(path);
          await settled(page);
          await expectNoFault(page, path);
        }
      });

      test('nothing found', async ({ page }) => {
        await page.goto('/simulation?q=kvarkqq');
        await settled(page);
        await expect(page.getByText('Simulyatsiyalar topilmadi.')).toBeVisible();
        await expectNoFault(page, 'nothing found');
      });

      // At addresses the server has no page for: the browser makes them.
      test('loading', async ({ page }) => {
        await page.route('**/api/**', () => undefined);
        await page.goto('/simulation?q=linza');
        await expect(page.getByRole('main').getByText('Simulyatsiyalar yuklanmoqda')).toBeVisible();
        await expectNoFault(page, 'loading');
      });

      test.describe('with errors on the console', () => {
        test.use({ faultsMeant: true });

        test('nothing loaded', async ({ page }) => {
          await page.route('**/api/**', (route) => route.fulfill({ status: 404, json: {} }));
          for (const path of ['/simulation?q=linza', '/learn?topic=0']) {
            await page.goto(path);
            await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
            await expect(
              page.getByRole('contentinfo').getByRole('button', { name: 'Qayta urinish' }),
            ).toHaveCount(2);
            await expectNoFault(page, `nothing loaded at ${path}`);
          }
        });

        test('a broken screen', async ({ page }) => {
          await page.route(/catalogue-screen.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
          // As after the one reload that a lost file causes: now the error screen stays.
          await page.addInitScript(() => sessionStorage.setItem('reloaded-after-release', `${Date.now()}`));
          await page.goto('/simulation?q=linza');
          await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
          await expectNoFault(page, 'a broken screen');
        });
      });

      if (viewport === PHONE) {
        test('the open menu', async ({ page }) => {
          await page.goto('/');
          await settled(page);
          await page.getByRole('button', { name: 'Menyuni ochish' }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectNoFault(page, 'menu');
        });
      }
    });
  }
}

for (const [name, system] of [
  ['Qorongʻi', 'light'],
  ['Yorugʻ', 'dark'],
] as const) {
  test.describe('axe, a theme chosen against the system', () => {
    test.use({ colorScheme: system });

    test(name, async ({ page }) => {
      await page.goto('/simulation');
      await settled(page);
      await chooseTheme(page, name, system === 'light' ? 'dark' : 'light');
      await page.reload();
      await settled(page);
      await expectNoFault(page, name);
    });
  });
}
