import { CataloguePage, fetchSimulations } from '../testing/catalogue-page.js';
import { expect, test } from '../testing/test.js';

/** Spellings of a word: without apostrophes, with various apostrophes, in Cyrillic. */
const spellings = {
  otkazgich: ['otkazgich', "o'tkazgich", 'oʻtkazgich', 'o‘tkazgich', 'ўтказгич'],
  tolqin: ['tolqin', "TO'LQIN", 'toʻlqin', 'to`lqin', 'тўлқин'],
};

for (const [word, forms] of Object.entries(spellings)) {
  test(`all spellings of "${word}" find the same cards`, async ({ page }) => {
    const catalogue = await new CataloguePage(page).open();
    const all = await catalogue.titles();
    const found: string[][] = [];
    for (const form of forms) {
      await catalogue.search.fill('kvarkqq');
      await catalogue.expectCount(0);
      await catalogue.search.fill(form);
      await expect(catalogue.cards).not.toHaveCount(0);
      found.push(await catalogue.titles());
      await catalogue.expectCount(found[0]!.length);
    }
    expect(new Set(found.map((titles) => titles.join())).size).toBe(1);
    expect(found[0]!.length).toBeLessThan(all.length);
  });
}

test('cards and count update at each keystroke, the URL later @main-path', async ({ page }) => {
  const catalogue = await new CataloguePage(page).open();

  await catalogue.search.pressSequentially('mayatnik');

  const found = page.getByRole('heading', { level: 2, name: /mayatnik/i });
  await expect(catalogue.cards.filter({ hasNot: found })).toHaveCount(0);
  await expect(catalogue.cards).not.toHaveCount(0);
  await expect(page).toHaveURL('/simulation?q=mayatnik');
  await catalogue.expectCount(await catalogue.cards.count());
});

test('a search without results has a text and a button that clears it', async ({ page, request }) => {
  const { length } = await fetchSimulations(request);
  const catalogue = await new CataloguePage(page).open();

  await catalogue.search.fill('kvarkqq');
  await expect(page.getByText('Simulyatsiyalar topilmadi.', { exact: true })).toBeVisible();
  await catalogue.expectCount(0);

  await page.getByRole('button', { name: 'Filtrlarni tozalash' }).click();
  await catalogue.expectCount(length);
  await expect(catalogue.search).toHaveValue('');
  await expect(page).toHaveURL('/simulation');
});

test('the clear button empties the field and focuses it', async ({ page, request }) => {
  const { length } = await fetchSimulations(request);
  const catalogue = await new CataloguePage(page).open('/simulation?q=mayatnik');
  expect(await catalogue.cards.count()).toBeLessThan(length);

  await page.getByRole('button', { name: 'Qidiruvni tozalash' }).click();

  await catalogue.expectCount(length);
  await expect(catalogue.search).toBeFocused();
});

test('the count is that of the API; all images load from the site', async ({ page, request, site }) => {
  const list = await fetchSimulations(request);
  const catalogue = await new CataloguePage(page).open();
  await catalogue.expectCount(list.length);
  expect((await catalogue.titles()).sort()).toEqual(list.map(({ title }) => title).sort());

  const images = await page.locator('img').all();
  expect(images.length).toBeGreaterThanOrEqual(list.length);
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
      .toBeGreaterThan(0);
    expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain(`${site.url}/`);
  }
});
