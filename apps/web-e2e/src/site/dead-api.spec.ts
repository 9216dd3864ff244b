import type { Page } from '@playwright/test';
import { CataloguePage, listOfApi } from '../testing/catalogue-page.js';
import { holdRequests } from '../testing/hold-requests.js';
import { expect, test } from '../testing/test.js';

test.use({ errorsExpected: true });

test('the server dies before it has answered: what is missing is said, and one button brings it back', async ({
  page,
  request,
  site,
}) => {
  const { length } = await listOfApi(request);
  // Requests are held until the server is dead: then each fails.
  const held = await holdRequests(page, '**/api/**');
  // The server has no page for this address: the browser renders it.
  await page.goto('/nima-bu');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Kategoriyalar yuklanmoqda...')).toBeVisible();
  await expect(footer.getByText('Aloqa yuklanmoqda...')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Simulyatsiyalar' }).hover();
  await expectLoaded(page, 'catalogue-screen');

  await site.kill();
  held.release();
  await page.getByRole('banner').getByRole('link', { name: 'Simulyatsiyalar' }).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Simulyatsiyalar yuklanmadi');
  await expect(main.getByRole('alert')).toContainText(/Server bilan aloqa yo.q/);
  await expect(main.getByRole('alert').getByRole('button')).toHaveText(/Qayta urinish/);
  await expect(footer.getByText('Kategoriyalar yuklanmoqda...')).toBeVisible();
  await expect(footer.getByText('Aloqa yuklanmoqda...')).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Qayta urinish' })).toHaveCount(2);

  await site.start();
  await main.getByRole('button', { name: 'Qayta urinish' }).click();
  await new CataloguePage(page).expectCount(length);
  await expect(footer.getByRole('list', { name: 'Simulyatsiya kategoriyalari' })).toBeVisible();
  await footer.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(footer.getByRole('link', { name: /^Telefon/ })).toBeVisible();
});

test('what was loaded stays usable after the server has died', async ({ page, site }) => {
  const catalogue = await new CataloguePage(page).open();
  const all = await catalogue.cards.count();
  const lessons = page.getByRole('banner').getByRole('link', { name: /^O.quv Resurslar$/ });
  await lessons.hover();
  await expectLoaded(page, 'lessons-screen');

  await site.kill();
  await catalogue.search.fill('mayatnik');
  await expect(catalogue.cards).not.toHaveCount(all);
  await expect(page).toHaveURL('/simulation?q=mayatnik');
  await lessons.click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Qayta urinish' })).toBeVisible();
  await page.goBack();
  await expect(catalogue.search).toHaveValue('mayatnik');
});

test('data survive a kill in the middle of work', async ({ page, request, site }) => {
  const before = await listOfApi(request);
  await site.kill();
  await site.start();
  expect(await listOfApi(request)).toEqual(before);
  await new CataloguePage(page).open();
});

/** Waits until the screen's file and everything it preloads have arrived. */
async function expectLoaded(page: Page, screen: string): Promise<void> {
  await expect.poll(() => page.evaluate(loadedFiles)).toContainEqual(expect.stringContaining(screen));
  await expect.poll(() => page.evaluate(missingFiles)).toEqual([]);
}

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name);

const missingFiles = () => {
  const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const asked = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  return [...asked].map(({ href }) => href).filter((href) => !come.has(href));
};
