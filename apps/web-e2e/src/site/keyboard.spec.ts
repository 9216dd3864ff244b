import type { Page } from '@playwright/test';
import { CataloguePage } from '../testing/catalogue-page.js';
import { DESKTOP, expect, PHONE, test } from '../testing/test.js';

/** Name of the focused element, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const styleOf = (target: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, stroke } =
        getComputedStyle(target);
      return outlineStyle === 'none' || outlineWidth === '0px'
        ? `${boxShadow} ${borderColor} ${stroke}`
        : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    };
    // The focus of a radio is drawn by its label, of a card's link by the card, of a handle by its ring.
    const ring = element.closest('svg [data-handle]')?.lastElementChild;
    const drawn = ring ?? element.closest('label, [data-link-area=card]') ?? element;
    const focusedStyle = styleOf(drawn);
    const box = drawn.getBoundingClientRect();
    const name =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels?.[0]?.textContent
        : element.textContent) ??
      '';
    element.blur();
    const blurredStyle = styleOf(drawn);
    element.focus({ preventScroll: true });
    const isInViewport = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return {
      name: name.trim(),
      visible: focusedStyle !== blurredStyle && isInViewport,
      focusedStyle,
      blurredStyle,
      box: box.toJSON() as unknown,
    };
  });

/** Presses Tab until the element with this name has the focus; asserts that the focus is visible at every tab stop. */
const tabTo = async (page: Page, name: RegExp): Promise<string[]> => {
  const tabStops: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const element = await focused(page);
    expect(element, `focus on "${element.name}" is visible`).toMatchObject({ visible: true });
    tabStops.push(element.name);
    if (name.test(element.name)) return tabStops;
  }
  throw new Error(`Tab never reached ${name.source}; its stops: ${tabStops.join(' | ')}`);
};

test('from the address bar to an open simulation @main-path', async ({ page, context, site }) => {
  // Requests to other sites get a mocked response.
  await context.route(
    (url) => url.origin !== site.url,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Tajriba</title>' }),
  );
  await page.goto('/');
  expect(await tabTo(page, /^Kirish$/)).toEqual([
    expect.stringMatching(/^Asosiy mazmunga o.tish$/),
    'Zarra',
    'Asosiy',
    'Biz haqimizda',
    'Simulyatsiyalar',
    expect.stringMatching(/^O.quv Resurslar$/),
    'Aloqa',
    'Kirish',
  ]);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+Tab');
  expect((await focused(page)).name).toBe('Simulyatsiyalar');
  await page.keyboard.press('Enter');

  const catalogue = new CataloguePage(page);
  await expect(catalogue.count).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, /^Qidiruv$/);
  await page.keyboard.type('mayatnik');
  await expect(page).toHaveURL('/simulation?q=mayatnik');
  await tabTo(page, /^Kategoriya/);
  await page.keyboard.press('ArrowDown');
  await expect(catalogue.category).not.toHaveValue('');
  await tabTo(page, /^Turi/);
  await page.keyboard.type('L');
  await expect(catalogue.type).toHaveValue('Laboratoriya');
  await expect(catalogue.cards).not.toHaveCount(0);

  await tabTo(page, /^Simulyatsiyani ochish: .+ \(yangi oynada ochiladi\)$/);
  const opening = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const simulation = await opening;
  await expect(simulation).toHaveTitle('Matematik mayatnik | Zarra');
  expect(await simulation.evaluate(() => window.opener as unknown)).toBeNull();
});

test('the skip link skips the bar', async ({ page }) => {
  await page.goto('/simulation');
  await expect(new CataloguePage(page).count).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  expect(await tabTo(page, /./)).toEqual(['Qidiruv']);
});

for (const path of ['/', '/simulation', '/forbidden']) {
  test(`the focus is visible at every tab stop of ${path}`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Telefon/ })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('list', { name: /kategoriyalari$/ })).toBeVisible();
    await tabTo(page, /^Tizimdagidek$/);
  });
}

test.describe('the mobile menu', () => {
  test.use({ viewport: PHONE });

  test('opens, keeps the focus inside, closes with Escape and restores the focus', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, /^Menyuni ochish$/);
    await page.keyboard.press('Enter');

    const menu = page.getByRole('dialog', { name: 'Menyu' });
    await expect(menu).toBeVisible();
    const { height } = (await menu.boundingBox())!;
    expect(height).toBeLessThanOrEqual(0.8 * PHONE.height);
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press('Tab');
      const isInDialog = () =>
        document.activeElement === document.body || document.activeElement?.closest('dialog');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main, footer')))).toBe(false);
      expect(await page.evaluate(isInDialog)).toBeTruthy();
    }

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menyuni ochish' })).toBeFocused();
  });

  test('opens another page and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menyuni ochish' }).click();
    await tabTo(page, /^Simulyatsiyalar$/);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/simulation');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('scrolls to a section of the home page and focuses it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menyuni ochish' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Aloqa' }).click();

    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('#contact')).toBeFocused();
    await expect(page.locator('#contact')).toBeInViewport();
  });
});
