// Earlier runs and the chosen graph stay in the address.
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/test.js';
import { ExperimentPage } from './experiment-page.js';

const legend = (page: Page) => page.getByRole('group', { name: 'Grafik belgilari' }).getByRole('listitem');
const preparedGraph = (page: Page) => page.getByRole('combobox', { name: 'Tayyor grafiklar' });
/** The drawing of the graph: all curves. */
const drawing = (page: Page): Promise<string> =>
  page.locator('[data-pane=graph] canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
const fragmentOf = (url: string): string => new URL(url).hash;

test('mayatnik: five earlier runs survive a slider, a preset, the shared address and a reload', async ({
  page,
  browser,
}) => {
  test.slow();
  const experimentPage = new ExperimentPage(page);
  // The first page of a visit may have another font than the next ones.
  await experimentPage.open('prujina');
  await experimentPage.open('mayatnik');
  await experimentPage.button('Grafikni kattalashtirish').click();
  for (const length of ['0.5', '0.8', '1.2', '1.5']) {
    await experimentPage.runPast(0.5);
    await page.getByRole('slider', { name: 'Uzunlik, L', exact: true }).fill(length);
  }
  await experimentPage.runPast(0.5);
  await experimentPage.preset('Kichik tebranish');
  await expect(legend(page).getByRole('button', { pressed: true })).toHaveCount(5);
  // A live parameter continues the run.
  await experimentPage.runPast(0.5);
  await page.getByRole('combobox', { name: 'Sayyora' }).selectOption({ label: 'Mars' });
  await expect(legend(page).getByRole('button', { pressed: true })).toHaveCount(5);
  await preparedGraph(page).selectOption('phase');
  await legend(page).getByRole('button', { pressed: true }).nth(1).click();
  const entries = await legend(page).allTextContents();
  expect(entries).toHaveLength(7);

  await experimentPage.press('Ulashish');
  const link = await page.getByRole('textbox', { name: 'Havola', exact: true }).inputValue();
  expect(fragmentOf(link).length).toBeLessThanOrEqual(301);
  await page.keyboard.press('Escape');
  await expect.poll(() => fragmentOf(page.url())).toBe(fragmentOf(link));
  const original = await drawing(page);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = new ExperimentPage(await context.newPage());
  await other.open('prujina');
  await other.page.goto(link);
  for (const opened of [other, experimentPage]) {
    if (opened === experimentPage) await page.reload();
    await opened.expectReady();
    await opened.button('Grafikni kattalashtirish').click();
    await expect(preparedGraph(opened.page)).toHaveValue('phase');
    await expect(legend(opened.page)).toHaveText(entries);
    await expect(legend(opened.page).locator('[aria-pressed=false]')).toHaveCount(1);
    await expect.poll(async () => (await drawing(opened.page)) === original).toBe(true);
  }
  await legend(page).getByRole('button', { pressed: true }).first().click();
  await expect.poll(async () => (await drawing(page)) === original).toBe(false);
  await context.close();
});
