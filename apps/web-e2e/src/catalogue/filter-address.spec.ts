import { CataloguePage, fetchSimulations } from '../testing/catalogue-page.js';
import { expect, test } from '../testing/test.js';

test('a shared URL restores its filters, also after a reload @main-path', async ({ page, request }) => {
  const list = await fetchSimulations(request);
  const matching = list.filter(
    ({ types, categories, title, description }) =>
      types?.name === 'Interaktiv' &&
      categories.some(({ slug }) => slug === 'optika') &&
      /yoru/i.test(title + description),
  );
  expect(matching.length).toBeGreaterThan(0);
  const catalogue = await new CataloguePage(page).open(
    '/simulation?q=yoru&kategoriya=optika&turi=Interaktiv',
  );

  for (let visit = 0; visit < 2; visit += 1) {
    await expect(catalogue.search).toHaveValue('yoru');
    await expect(catalogue.category).toHaveValue('optika');
    await expect(catalogue.type).toHaveValue('Interaktiv');
    await catalogue.expectCount(matching.length);
    await page.reload();
  }
});

test('the URL of the filters shows the same cards to another visitor', async ({ page, browser, site }) => {
  const catalogue = await new CataloguePage(page).open();
  await catalogue.category.selectOption({ label: 'Optika' });
  await catalogue.type.selectOption('Laboratoriya');
  await expect(page).toHaveURL(/kategoriya=optika&turi=Laboratoriya/);
  const titles = await catalogue.titles();
  expect(titles.length).toBeGreaterThan(0);

  const other = await browser.newContext({ baseURL: site.url });
  const shared = await new CataloguePage(await other.newPage()).open(page.url());
  expect(await shared.titles()).toEqual(titles);
  await other.close();
});

test('the filter by class shows its simulations, also from a shared URL', async ({ page, request }) => {
  const list = await fetchSimulations(request);
  const ofClass = list.filter(({ classes }) => classes.some(({ slug }) => slug === '7-sinf'));
  expect(ofClass.length).toBeGreaterThan(5);
  const catalogue = await new CataloguePage(page).open();
  await catalogue.schoolClass.selectOption('7-sinf');
  await expect(page).toHaveURL('/simulation?sinf=7-sinf');
  await catalogue.expectCount(ofClass.length);
  await page.reload();
  await expect(catalogue.schoolClass).toHaveValue('7-sinf');
  await catalogue.expectCount(ofClass.length);
});

test('a category in the path is selected initially, and another selection leaves that path @main-path', async ({
  page,
}) => {
  const catalogue = await new CataloguePage(page).open('/simulation/optika');
  await expect(catalogue.category).toHaveValue('optika');
  await expect(catalogue.cards.filter({ hasNotText: 'Optika' })).toHaveCount(0);

  await catalogue.category.focus();
  await catalogue.category.selectOption({ label: 'Mexanika' });

  await expect(page).toHaveURL('/simulation?kategoriya=mexanika');
  await expect(catalogue.category).toBeFocused();
  await expect(catalogue.cards.filter({ hasNotText: 'Mexanika' })).toHaveCount(0);
});

test('the footer links to a category', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('list', { name: 'Simulyatsiya kategoriyalari' });
  await link.getByRole('link').nth(1).click();

  await expect(page).toHaveURL(/\/simulation\/[a-z-]+$/);
  const slug = new URL(page.url()).pathname.split('/').at(-1)!;
  await expect(new CataloguePage(page).category).toHaveValue(slug);
});

test('an unknown category shows all simulations with a notice', async ({ page, request }) => {
  const { length } = await fetchSimulations(request);
  const catalogue = await new CataloguePage(page).open('/simulation/alkimyo');

  await catalogue.expectCount(length);
  await expect(catalogue.category).toHaveValue('');
  await expect(page.getByText(/^Bunday kategoriya topilmadi\./)).toBeVisible();
});

test('Back leaves the catalogue in one step, Forward restores the filters', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Simulyatsiyalar' }).click();
  const catalogue = new CataloguePage(page);
  await catalogue.search.pressSequentially('mayatnik', { delay: 30 });
  await expect(page).toHaveURL('/simulation?q=mayatnik');
  await catalogue.category.selectOption({ label: 'Mexanika' });
  await expect(page).toHaveURL('/simulation?q=mayatnik&kategoriya=mexanika');
  const titles = await catalogue.titles();

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Fizikani/ })).toBeVisible();

  await page.goForward();
  await expect(catalogue.search).toHaveValue('mayatnik');
  await expect(catalogue.category).toHaveValue('mexanika');
  expect(await catalogue.titles()).toEqual(titles);
});
