// Recorded points, the curve through them, and the laboratory report.
import { expect, PHONE, test } from '../testing/test.js';
import { ExperimentPage, numberIn, steadyFrames } from './experiment-page.js';

test('mayatnik: points of three lengths give g, stay after a reload, and form a report @main-path', async ({
  page,
}) => {
  test.slow();
  await steadyFrames(page, 60);
  const experimentPage = new ExperimentPage(page);
  await experimentPage.open('mayatnik');
  await experimentPage.type('Boshlangʻich burchak, θ₀, °', '5');
  for (const length of ['0,5', '1', '1,5']) {
    await experimentPage.tab('Boshqaruv').click();
    await experimentPage.type('Uzunlik, L, m', length);
    await experimentPage.runPast(5);
    await experimentPage.tab('Yozuvlar').click();
    await experimentPage.button('Nuqta yozish').click();
  }
  // The graph shows the first construction from the first point on.
  await expect(page.getByRole('combobox', { name: 'Tayyor grafiklar' })).toHaveValue('#T2-L');
  const lines = page.getByRole('list', { name: 'Moslangan chiziq' }).getByRole('listitem');
  await expect(lines.first()).toHaveText('T² = a + b·L');
  const slope = numberIn(((await lines.nth(2).textContent()) ?? '').replace('b = ', ''));
  expect((4 * Math.PI ** 2) / slope).toBeCloseTo(9.8, 1);

  const rows = page.getByRole('table', { name: 'Yozilgan nuqtalar' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await page.reload();
  await experimentPage.expectReady();
  await experimentPage.tab('Yozuvlar').click();
  await expect(rows).toHaveCount(4);

  await experimentPage.button('Hisobot').click();
  const report = page.getByRole('dialog', { name: /^Laboratoriya ishi hisoboti/ });
  await expect(report.getByRole('img', { name: 'Qurilma rasmi' }).locator('canvas')).toBeVisible();
  await report.getByRole('textbox', { name: 'Xulosa' }).fill('g = 9,8 m/s²');
  await page.emulateMedia({ media: 'print' });
  await expect(report.getByRole('table')).toBeVisible();
  await expect(report.getByRole('button', { name: 'Chop etish yoki PDF' })).toBeHidden();
  await expect(page.locator('[data-play]')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await experimentPage.button('Hisobot').click();
  await expect(report.getByRole('textbox', { name: 'Xulosa' })).toHaveValue('g = 9,8 m/s²');
});

test('a value that was measured with a tool is typed, on a phone', async ({ page }) => {
  const experimentPage = new ExperimentPage(page);
  await page.setViewportSize(PHONE);
  await experimentPage.open('tolqin-vannasi');
  await experimentPage.tab('Yozuvlar').click();
  await page.getByText('Oʻz oʻlchovini kiritish', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Toʻlqin uzunligi, λ = v/ν, sm' }).fill('4,1');
  await experimentPage.button('Qoʻshish').click();
  // The other field is empty: nothing is recorded.
  await expect(page.getByRole('textbox', { name: 'Chastota, ν, Hz' }).last()).toBeFocused();
  await page.getByRole('textbox', { name: 'Chastota, ν, Hz' }).last().fill('4,9');
  await experimentPage.button('Qoʻshish').click();
  await expect(
    page.getByRole('table', { name: 'Yozilgan nuqtalar' }).getByRole('row', { name: /4,9 4,10/ }),
  ).toBeVisible();
});

test('mayatnik: a stopwatch in a hand gives g with an honest uncertainty, and the report says what limits it', async ({
  page,
}) => {
  test.slow();
  await steadyFrames(page, 60);
  const experimentPage = new ExperimentPage(page);
  await experimentPage.open('mayatnik');
  await experimentPage.tab('Yozuvlar').click();
  await page.getByRole('checkbox', { name: 'Asboblarning xatosi hisobga olinsin' }).check();
  await experimentPage.button('Qurilmani tayyorlash').click();
  for (const length of ['0,5', '1', '1,5', '2']) {
    await experimentPage.tab('Boshqaruv').click();
    await experimentPage.type('Uzunlik, L, m', length);
    await experimentPage.runPast(5);
    await experimentPage.tab('Yozuvlar').click();
    await experimentPage.button('Nuqta yozish').click();
  }
  await expect(
    page.getByRole('table', { name: 'Yozilgan nuqtalar' }).getByText('± 0,15').first(),
  ).toBeVisible();
  const slope = page.getByRole('list', { name: 'Moslangan chiziq' }).getByRole('listitem').nth(2);
  const [value = NaN, error = NaN] = ((await slope.textContent()) ?? '')
    .replace('b = ', '')
    .split('±')
    .map(numberIn);
  expect(error).toBeGreaterThan(0.2);
  expect(Math.abs(value - (4 * Math.PI ** 2) / 9.81)).toBeLessThan(4 * error);
  await experimentPage.button('Hisobot').click();
  const graph = page.getByRole('img', { name: 'T² va L: erkin tushish tezlanishi' });
  await expect.poll(() => graph.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(600);
  await expect(page.getByText('Natijaning aniqligini eng koʻp sekundomer cheklaydi.')).toBeVisible();
});
