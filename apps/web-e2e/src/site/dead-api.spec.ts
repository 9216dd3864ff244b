import type { Page } from '@playwright/test';
import { CataloguePage, fetchSimulations } from '../testing/catalogue-page.js';
import { holdRequests } from '../testing/hold-requests.js';
import { retryUntilVisible } from '../testing/retry-until-visible.js';
import { expect, test } from '../testing/test.js';

test.use({ errorsExpected: true });

test('the server stops before it responds: the page shows the errors, and the retry buttons load the data', async ({
  page,
  request,
  site,
}) => {
  const { length } = await fetchSimulations(request);
  // The requests are held until the server has stopped: then each fails.
  const held = await holdRequests(page, '**/api/**');
  // The browser renders this page, and opens the first step of a recovery.
  await page.goto('/verify-otp');
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
  await retryUntilVisible(main, new CataloguePage(page).cards.first());
  await new CataloguePage(page).expectCount(length);
  await retryUntilVisible(footer, footer.getByRole('list', { name: 'Simulyatsiya kategoriyalari' }));
  await retryUntilVisible(footer, footer.getByRole('link', { name: /^Telefon/ }));
});

test('loaded data stays usable after the server has stopped @main-path', async ({ page, site }) => {
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

test('the data survives a SIGKILL of the server', async ({ page, request, site }) => {
  const before = await fetchSimulations(request);
  await site.kill();
  await site.start();
  expect(await fetchSimulations(request)).toEqual(before);
  await new CataloguePage(page).open();
});

/** Waits until the chunk of the screen and all its preloads are loaded. */
async function expectLoaded(page: Page, screen: string): Promise<void> {
  await expect.poll(() => page.evaluate(loadedFiles)).toContainEqual(expect.stringContaining(screen));
  await expect.poll(() => page.evaluate(missingFiles)).toEqual([]);
}

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name);

const missingFiles = () => {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  return [...preloads].map(({ href }) => href).filter((href) => !loaded.has(href));
};
