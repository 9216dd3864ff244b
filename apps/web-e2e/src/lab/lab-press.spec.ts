// Whatever is pressed or changed before the scripts of an experiment arrive has its effect.
import type { Page } from '@playwright/test';
import { experiments } from '@zarra/lab/experiments';
import { holdRequests } from '../testing/hold-requests.js';
import { expect, test } from '../testing/test.js';
import { whenHydrationBegins } from '../testing/when-hydration-begins.js';
import { LabPage } from './lab-page.js';

const slugs = Object.keys(experiments);

/** Opens an experiment whose scripts do not arrive until they are released. */
const openHeld = async (page: Page, slug: string) => {
  const scripts = await holdRequests(page, /\/tajriba\/assets\/.*\.js$/);
  await page.goto(`/tajriba/${slug}`, { waitUntil: 'domcontentloaded' });
  return scripts;
};

/** Changes every choice, slider and number of the page, each to another value, as a learner would. */
const changeEverything = async (page: Page): Promise<number> => {
  const main = page.getByRole('main');
  const sliders = await main.locator('input[type=range]:visible').all();
  for (const slider of sliders) {
    await slider.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
  }
  const [number] = await main.getByRole('textbox').all();
  await number?.fill('5');
  await number?.blur();
  // Last and only some: a choice of what to edit shows other controls.
  const choices = await main
    .locator('select:visible')
    .filter({ hasNotText: /boʻsh joy/ })
    .all();
  for (const choice of choices) {
    const [other] = await choice.locator('option:not(:checked)').all();
    await choice.selectOption(await other!.getAttribute('value'));
  }
  return sliders.length + choices.length;
};

for (const slug of slugs) {
  test(`${slug}: pressed before its scripts arrive, it runs`, async ({ page }) => {
    const lab = new LabPage(page);
    const scripts = await openHeld(page, slug);
    await lab.button('Boshlash').click();
    expect(await lab.seconds()).toBe(0);
    scripts.release();
    await expect.poll(lab.seconds).toBeGreaterThan(0.05);
    await lab.button('Toʻxtatish').click();
  });

  test(`${slug}: changed before its scripts arrive, every control has its effect`, async ({ page }) => {
    const lab = new LabPage(page);
    const main = page.getByRole('main');
    await lab.open(slug);
    const untouched = await main.ariaSnapshot();
    expect(await changeEverything(page)).toBeGreaterThan(3);
    const changed = await main.ariaSnapshot();
    expect(changed).not.toBe(untouched);

    const scripts = await openHeld(page, slug);
    await changeEverything(page);
    scripts.release();
    await lab.expectReady();
    await expect.poll(() => main.ariaSnapshot()).toBe(changed);
  });
}

test('every button pressed before the scripts arrive has its effect', async ({ page }) => {
  const lab = new LabPage(page);
  const main = page.getByRole('main');
  /** Presses every button once; a dialog that opens does not keep the others from being pressed. */
  const pressAll = () =>
    main.evaluate((element) => {
      // Only a person's own press may fill the screen or save a file.
      const own = /Boshlash|ekran|CSV|PNG|Yopish|Proyektor/;
      const buttons = [...element.querySelectorAll('button')].filter(
        (button) => !own.test(button.ariaLabel ?? button.textContent),
      );
      for (const button of buttons) button.click();
      return buttons.length;
    });
  await lab.open('mayatnik');
  const untouched = await main.ariaSnapshot();
  expect(await pressAll()).toBeGreaterThan(12);
  await expect.poll(() => main.ariaSnapshot()).not.toBe(untouched);
  await expect(page.getByRole('dialog')).toBeVisible();

  const scripts = await openHeld(page, 'mayatnik');
  await pressAll();
  await expect(main.locator('button[aria-busy]').first()).toBeAttached();
  scripts.release();
  await lab.expectReady();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(main.locator('button[aria-busy]')).toHaveCount(0);
});

test('a table asked for before the scripts arrive is downloaded', async ({ page }) => {
  const lab = new LabPage(page);
  const scripts = await openHeld(page, 'mayatnik');
  await lab.button('Jadval (CSV)').click();
  const download = page.waitForEvent('download');
  scripts.release();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('a button pressed while React hydrates the page is pressed once', async ({ page }) => {
  const lab = new LabPage(page);
  await whenHydrationBegins(page, () =>
    document.querySelector<HTMLButtonElement>('button[aria-label="Boshlash"]')?.click(),
  );
  await page.goto('/tajriba/mayatnik');
  await expect.poll(lab.seconds).toBeGreaterThan(0.05);
  await lab.button('Toʻxtatish').click();
});
