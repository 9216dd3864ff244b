// Interactions after the first paint take effect even if the scripts load late.
import type { Page } from '@playwright/test';
import { expectHydrated, hydratedRoot } from '../testing/hydration.js';
import { holdRequests } from '../testing/hold-requests.js';
import { whenHydrationStarts } from '../testing/when-hydration-starts.js';
import { DESKTOP, expect, PHONE, test } from '../testing/test.js';

test.use({ viewport: PHONE });

/** Opens a page and holds its scripts until they are released. */
const openWithHeldScripts = async (page: Page, path: string) => {
  const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    await expect(hydratedRoot(page)).not.toBeAttached();
    scripts.release();
    await expectHydrated(page);
  };
};

for (const path of ['/', '/simulation', '/learn?topic=5']) {
  test(`${path}: the menu opens and closes, and stays as it is when the page is hydrated`, async ({
    page,
  }) => {
    const hydrate = await openWithHeldScripts(page, path);
    const opener = page.getByRole('button', { name: 'Menyuni ochish' });
    const menu = page.getByRole('dialog', { name: 'Menyu' });
    await opener.click();
    await expect(menu.getByRole('link', { name: 'Aloqa' })).toBeVisible();
    await menu.getByRole('button', { name: 'Menyuni yopish' }).click();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await hydrate();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test(`${path}: a theme applies at once, and is selected after hydration`, async ({ page }) => {
    const hydrate = await openWithHeldScripts(page, path);
    for (const [name, theme] of [
      [/^Yorug.$/, 'light'],
      [/^Qorong.i$/, 'dark'],
    ] as const) {
      // The radio is visually hidden; its label is clicked.
      await page.locator('label', { has: page.getByRole('radio', { name }) }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
    await hydrate();
    await expect(page.getByRole('radio', { name: /^Qorong.i$/ })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('a lesson: the topics and a class open, and stay open after hydration', async ({ page }) => {
  const hydrate = await openWithHeldScripts(page, '/learn?topic=5');
  await page.getByRole('button', { name: 'Sinflar va mavzular' }).click();
  const topics = page.getByRole('dialog', { name: 'Sinflar' });
  const schoolClass = (name: string) => topics.locator('details', { hasText: name });
  await expect(topics.locator('a[aria-current="page"]')).toBeVisible();
  await topics.getByRole('heading', { name: '8-sinf' }).click();
  await topics.getByRole('heading', { name: '7-sinf' }).click();
  await expect(schoolClass('8-sinf').getByRole('link').first()).toBeVisible();
  await hydrate();
  await expect(schoolClass('8-sinf').getByRole('link').first()).toBeVisible();
  await expect(schoolClass('7-sinf').getByRole('link').first()).toBeHidden();
  await topics.getByRole('heading', { name: '7-sinf' }).click();
  await expect(schoolClass('7-sinf').getByRole('link').first()).toBeVisible();
  await schoolClass('8-sinf').getByRole('link').first().click();
  await expect(topics).toBeHidden();
});

test('a lesson: an early search and an early speed apply', async ({ page }) => {
  const hydrate = await openWithHeldScripts(page, '/learn?topic=5');
  await page.getByRole('combobox', { name: 'Tezlik' }).selectOption('1.5');
  await page.getByRole('button', { name: 'Sinflar va mavzular' }).click();
  const topics = page.getByRole('dialog', { name: 'Sinflar' });
  await topics.getByRole('searchbox').pressSequentially('arximed');
  await hydrate();
  await expect(topics.getByRole('searchbox')).toHaveValue('arximed');
  await expect(topics.getByRole('link')).toHaveCount(1);
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
});

test('the catalogue: an early category and an early search apply @main-path', async ({ page }) => {
  const hydrate = await openWithHeldScripts(page, '/simulation');
  const search = page.getByRole('searchbox', { name: 'Qidiruv' });
  await page.getByRole('combobox', { name: 'Kategoriya' }).selectOption({ label: 'Optika' });
  await search.pressSequentially('linza');
  // Without scripts Enter would send the form and leave the page.
  await page.keyboard.press('Enter');
  await hydrate();
  await expect(page).toHaveURL('/simulation?q=linza&kategoriya=optika');
  await expect(search).toHaveValue('linza');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/linza/i);
});

test('on a wide screen an early speed applies to a lesson', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const hydrate = await openWithHeldScripts(page, '/learn?topic=5');
  await page.getByRole('combobox', { name: 'Tezlik' }).selectOption('2');
  await hydrate();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(2);
});

test('a category that is selected during hydration applies', async ({ page }) => {
  await whenHydrationStarts(page, () => {
    const select = document.querySelector<HTMLSelectElement>('main select');
    if (!select) return;
    select.value = 'optika';
    for (const event of ['input', 'change']) select.dispatchEvent(new Event(event, { bubbles: true }));
  });
  await page.goto('/simulation');
  await expect(page).toHaveURL('/simulation?kategoriya=optika');
  await expect(page.getByRole('combobox', { name: 'Kategoriya' })).toHaveValue('optika');
});
