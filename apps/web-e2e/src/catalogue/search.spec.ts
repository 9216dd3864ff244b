import { CataloguePage, listOfApi } from '../testing/catalogue-page.js';
import { expect, test } from '../testing/test.js';

/** One word as people type it: without apostrophes, with several kinds of them, in Cyrillic. */
const spellings = {
  otkazgich: ['otkazgich', "o'tkazgich", 'oʻtkazgich', 'o‘tkazgich', 'ўтказгич'],
  tolqin: ['tolqin', "TO'LQIN", 'toʻlqin', 'to`lqin', 'тўлқин'],
};

for (const [word, forms] of Object.entries(spellings)) {
  test(`every spelling of "${word}" finds the same cards`, async ({ page }) => {
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

test('the cards and the count follow each letter, the address a moment later', async ({ page }) => {
  const catalogue = await new CataloguePage(page).open();

  await catalogue.search.pressSequentially('mayatnik');

  const found = page.getByRole('heading', { level: 2, name: /mayatnik/i });
  await expect(catalogue.cards.filter({ hasNot: found })).toHaveCount(0);
  await expect(catalogue.cards).not.toHaveCount(0);
  await expect(page).toHaveURL('/simulation?q=mayatnik');
  await catalogue.expectCount(await catalogue.cards.count());
});

test('nothing found is said, and one button brings everything back', async ({ page, request }) => {
  const { length } = await listOfApi(request);
  const catalogue = await new CataloguePage(page).open();

  await catalogue.search.fill('kvarkqq');
  await expect(page.getByText('Simulyatsiyalar topilmadi.', { exact: true })).toBeVisible();
  await catalogue.expectCount(0);

  await page.getByRole('button', { name: 'Filtrlarni tozalash' }).click();
  await catalogue.expectCount(length);
  await expect(catalogue.search).toHaveValue('');
  await expect(page).toHaveURL('/simulation');
});

test('the button in the box clears it and keeps the place', async ({ page, request }) => {
  const { length } = await listOfApi(request);
  const catalogue = await new CataloguePage(page).open('/simulation?q=mayatnik');
  expect(await catalogue.cards.count()).toBeLessThan(length);

  await page.getByRole('button', { name: 'Qidiruvni tozalash' }).click();

  await catalogue.expectCount(length);
  await expect(catalogue.search).toBeFocused();
});

test('the count is that of the API; every picture loads and comes from the site itself', async ({
  page,
  request,
  site,
}) => {
  const list = await listOfApi(request);
  const catalogue = await new CataloguePage(page).open();
  await catalogue.expectCount(list.length);
  expect((await catalogue.titles()).sort()).toEqual(list.map(({ title }) => title).sort());

  const pictures = await page.locator('img').all();
  expect(pictures.length).toBeGreaterThanOrEqual(list.length);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`${site.url}/`);
  }
});
