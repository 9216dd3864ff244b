// Clicks and input before the scripts of an experiment arrive take effect.
import type { Page } from '@playwright/test';
import { experiments } from '@zarra/experiments';
import { holdRequests } from '../testing/hold-requests.js';
import { everyThird, expect, PHONE, test } from '../testing/test.js';
import { whenHydrationStarts } from '../testing/when-hydration-starts.js';
import { ExperimentPage } from './experiment-page.js';

const slugs = Object.keys(experiments);

/** Opens an experiment whose scripts are held until released. */
const openHeld = async (page: Page, slug: string) => {
  const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(`/tajriba/${slug}`, { waitUntil: 'domcontentloaded' });
  return scripts;
};

/** Changes every select, slider, switch and number of the page to another value. The graph arrives with its controls. */
const changeEverything = async (page: Page): Promise<number> => {
  const main = page.getByRole('main').locator('[data-panel], [data-play]');
  const sliders = await main.locator('input[type=range]:visible').all();
  for (const slider of sliders) {
    await slider.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
  }
  const switches = await main.getByRole('switch').all();
  for (const one of switches) await one.click();
  const [number] = await main.getByRole('spinbutton').all();
  await number?.fill('5');
  await number?.blur();
  // Last and not all: selecting an item to edit shows other controls, and a preset changes them.
  const choices = await main
    .locator('select:visible')
    .filter({ hasNotText: /boʻsh joy|Tayyor holatlar/ })
    .all();
  for (const choice of choices) {
    const [other] = await choice.locator('option:not(:checked)').all();
    await choice.selectOption(await other!.getAttribute('value'));
  }
  return sliders.length + switches.length + choices.length;
};

for (const slug of everyThird(slugs, 1)) {
  test(`${slug}: play pressed before its scripts arrive starts it`, async ({ page }) => {
    const experimentPage = new ExperimentPage(page);
    const scripts = await openHeld(page, slug);
    await experimentPage.button('Boshlash').click();
    expect(await experimentPage.seconds()).toBe(0);
    scripts.release();
    await expect.poll(experimentPage.seconds).toBeGreaterThan(0.05);
    await experimentPage.button('Toʻxtatish').click();
  });

  test(`${slug}: every control changed before its scripts arrive takes effect`, async ({ page }) => {
    const experimentPage = new ExperimentPage(page);
    const main = page.getByRole('main');
    await experimentPage.open(slug);
    const untouched = await main.ariaSnapshot();
    expect(await changeEverything(page)).toBeGreaterThan(3);
    const changed = await main.ariaSnapshot();
    expect(changed).not.toBe(untouched);

    const scripts = await openHeld(page, slug);
    await changeEverything(page);
    scripts.release();
    await experimentPage.expectReady();
    await expect.poll(() => main.ariaSnapshot()).toBe(changed);
  });
}

test('every button pressed before the scripts arrive takes effect', async ({ page }) => {
  const experimentPage = new ExperimentPage(page);
  const main = page.getByRole('main');
  /** Presses every button once; an opened dialog does not block the others. */
  const pressAll = () =>
    main.evaluate((element) => {
      // Full screen and downloads require a real user gesture; the browser handles the menu; a second dialog is not needed.
      const excluded = /Boshlash|ekran|CSV|PNG|[Yy]opish|Menyu|Proyektor|Klaviatura/;
      const buttons = [...element.querySelectorAll('button')].filter(
        (button) => !excluded.test(button.ariaLabel ?? button.textContent),
      );
      for (const button of buttons) button.click();
      return buttons.length;
    });
  await experimentPage.open('mayatnik');
  const untouched = await main.ariaSnapshot();
  expect(await pressAll()).toBeGreaterThan(12);
  await expect.poll(() => main.ariaSnapshot()).not.toBe(untouched);
  await expect(page.getByRole('dialog')).toBeVisible();

  const scripts = await openHeld(page, 'mayatnik');
  await pressAll();
  await expect(main.locator('button[aria-busy]').first()).toBeAttached();
  scripts.release();
  await experimentPage.expectReady();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(main.locator('button[aria-busy]')).toHaveCount(0);
});

test('a tab selected before the scripts arrive is open, and the menu of the site opens at once', async ({
  page,
}) => {
  const experimentPage = new ExperimentPage(page);
  await page.setViewportSize(PHONE);
  const scripts = await openHeld(page, 'mayatnik');
  await experimentPage.tab('Tadqiqot').click();
  await experimentPage.button('Menyuni ochish').click();
  const menu = page.getByRole('dialog', { name: 'Menyu' });
  await expect(menu.getByRole('link', { name: 'Simulyatsiyalar' })).toBeVisible();
  await experimentPage.button('Menyuni yopish').click();
  await expect(menu).toBeHidden();
  scripts.release();
  await expect(page.getByRole('tabpanel', { name: 'Tadqiqot' })).toBeVisible();
});

test('a button pressed while React hydrates the page is pressed once', async ({ page }) => {
  const experimentPage = new ExperimentPage(page);
  await whenHydrationStarts(page, () =>
    document.querySelector<HTMLButtonElement>('button[aria-label="Boshlash"]')?.click(),
  );
  await page.goto('/tajriba/mayatnik');
  await expect.poll(experimentPage.seconds).toBeGreaterThan(0.05);
  await experimentPage.button('Toʻxtatish').click();
});

for (const form of ['', '&embed'])
  test(`a step pressed while the page of a state hydrates starts from that state${form && ', embedded'}`, async ({
    page,
  }) => {
    await whenHydrationStarts(page, () =>
      document.querySelector<HTMLButtonElement>('button[aria-label="Bir kadr oldinga"]')?.click(),
    );
    await page.goto(`/tajriba/tunnel?holat=AQEABAAeAwEEBQUUAA${form}`);
    // The fourth character holds the number of steps.
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#AQE[^A]BAAeAwEEBQUUAA/);
    await expect.poll(new ExperimentPage(page).seconds).toBeGreaterThan(0);
  });
