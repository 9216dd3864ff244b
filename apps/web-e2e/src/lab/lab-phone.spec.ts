// The panel of a phone: the sliders of the simple level are dragged beside the stage, which shows their effect.
import type { Locator, Page } from '@playwright/test';
import { experiments } from '@zarra/experiments';
import { everyThird, expect, mainPathIf, test } from '../testing/test.js';
import { ExperimentPage } from './experiment-page.js';

const PHONES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];

/** Drags a slider by its track to the other half. */
async function dragSlider(page: Page, slider: Locator): Promise<void> {
  const { x, y, width, height } = (await slider.boundingBox())!;
  const fraction = await slider.evaluate(
    ({ value, min, max }: HTMLInputElement) => (Number(value) - Number(min)) / (Number(max) - Number(min)),
  );
  const [from, to] = fraction < 0.5 ? [0.6, 0.85] : [0.4, 0.15];
  await page.mouse.move(x + from * width, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + to * width, y + height / 2, { steps: 4 });
  await page.mouse.up();
}

for (const slug of everyThird(Object.keys(experiments), 2))
  test(`${slug}: each simple slider is dragged on a phone without scrolling, and the stage shows it${mainPathIf(slug === 'mayatnik')}`, async ({
    page,
  }) => {
    test.slow();
    const experimentPage = new ExperimentPage(page);
    const sliders = page.locator('[data-level=simple] input[type=range]');
    const stage = page.locator('[data-stage]');
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await experimentPage.open(slug);
      const name = `${viewport.width} × ${viewport.height}`;
      await expect.soft(sliders.first(), `first slider at ${name}`).toBeInViewport({ ratio: 1 });
      await experimentPage.button('Boʻlimni kengaytirish').click();
      for (const slider of await sliders.all()) {
        const label = `${name}: ${await slider.getAttribute('id')}`;
        await expect.soft(slider, label).toBeInViewport({ ratio: 1 });
        const before = await stage.screenshot();
        await dragSlider(page, slider);
        await expect
          .poll(async () => (await stage.screenshot()).equals(before), { message: label })
          .toBe(false);
      }
      expect(
        await page
          .locator('[data-panel] [role=tabpanel]')
          .first()
          .evaluate(({ scrollTop }) => scrollTop),
      ).toBe(0);
    }
  });

test('the panel of a phone has three heights, by press and by drag', async ({ page }) => {
  await page.setViewportSize(PHONES[0]!);
  const experimentPage = new ExperimentPage(page);
  await experimentPage.open('mayatnik');
  const panel = page.locator('[data-panel]');
  const top = async () => (await panel.boundingBox())!.y;
  const low = await top();
  await experimentPage.button('Boʻlimni kengaytirish').click();
  const half = await top();
  expect(half).toBeLessThan(low - 100);
  await experimentPage.button('Boʻlimni kengaytirish').click();
  expect(await top()).toBeLessThan(half - 100);
  await experimentPage.button('Boʻlimni kichraytirish').click();
  expect(await top()).toBe(low);
  const { x, y, width } = (await experimentPage.button('Boʻlimni kengaytirish').boundingBox())!;
  await page.mouse.move(x + width / 2, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y - 60, { steps: 3 });
  await page.mouse.up();
  expect(await top()).toBe(half);
});
