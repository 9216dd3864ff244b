import type { Page } from '@playwright/test';
import { axeViolations } from '../testing/axe-violations.js';
import { elementsBeyondViewport } from '../testing/beyond-viewport.js';
import { expectHydrated } from '../testing/hydration.js';
import { expect, mainPathIf, test } from '../testing/test.js';

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Qidiruv' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Dars, tajriba yoki savol' });

for (const viewport of sizes) {
  test(`a misspelt word in Cyrillic leads to the paragraph of the lesson, at ${viewport.width} px${mainPathIf(viewport.width === 360)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expectHydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Qidirish' }).click();
    await expect(field(page)).toBeFocused();

    // A letter of паскал is missing.
    await page.keyboard.type('паскл қонуни', { delay: 20 });
    const lesson = dialog(page).getByRole('link', { name: 'Bosim. Paskal qonuni' });
    await expect(lesson).toBeVisible();
    await expect(dialog(page).getByText('7-sinf · Paskal qonuni')).toBeVisible();
    await expect(dialog(page).locator('mark').first()).toHaveText('Paskal');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ ta natija topildi$/);
    expect(await page.evaluate(elementsBeyondViewport)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    if (viewport.width === 360) {
      const box = await dialog(page).boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
    }

    await page.keyboard.press('ArrowDown');
    await expect(lesson).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/learn\?topic=\d+#paskal-qonuni$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Bosim. Paskal qonuni' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test(`the key / finds the state of an experiment, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/maxfiylik');
    await expectHydrated(page);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('yiguvchi linza');
    const experiment = dialog(page).getByRole('link', { name: 'Linza va koʻzgu' });
    await expect(experiment).toBeVisible();
    await expect(dialog(page).getByText('Yigʻuvchi linza', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();

    await page.keyboard.press('/');
    await experiment.click();
    await expect(page).toHaveURL(/\/tajriba\/linza/);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of sizes) {
    test(`the button opens a form, which leads to a page with results, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/learn');
      await page.getByRole('banner').getByRole('button', { name: 'Qidirish' }).click();
      await field(page).fill("o'rtacha tezlik");
      await page.getByRole('main').getByRole('button', { name: 'Qidirish' }).click();

      await expect(page).toHaveURL('/qidiruv?q=o%27rtacha+tezlik');
      await expect(field(page)).toHaveValue("o'rtacha tezlik");
      const lesson = page.getByRole('link', { name: 'Notekis harakat. Oʻrtacha tezlik' });
      await expect(lesson).toBeVisible();
      await lesson.click();
      await expect(page).toHaveURL(/\/learn\?topic=\d+#ortacha-tezlik$/);
    });
  }
});
