// A practical work: the page is complete without a script, the sheet is one page of A4, the note of the teacher is not printed.
import { elementsBeyondViewport } from '../testing/beyond-viewport.js';
import { axeViolations } from '../testing/axe-violations.js';
import { openPdf, overlappingTexts } from '../testing/printed-page.js';
import { DESKTOP, expect, PHONE, test } from '../testing/test.js';

const ADDRESS = '/amaliy/lab-zichlik';
const TITLE = 'Jismlar zichligini aniqlash';

for (const viewport of [PHONE, DESKTOP]) {
  test(`the work is complete without a script at ${viewport.width} px`, async ({ browser }) => {
    const context = await browser.newContext({ viewport, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(page.getByRole('heading', { name: 'Nazorat savollari' })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByText('Oʻqituvchiga').click();
    await expect(page.getByText('Kutilgan qiymatlar')).toBeVisible();
    await context.close();
  });
}

test('it is hydrated without another request, has no violations and leads to its lesson', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/practicals/')) calls.push(request.url());
  });
  await page.setViewportSize(PHONE);
  await page.goto(ADDRESS);
  await expect(page.locator('#root')).toHaveAttribute('data-hydrated');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(elementsBeyondViewport)).toEqual([]);
  await page.getByRole('link', { name: 'Modda zichligi' }).click();
  await expect(page).toHaveURL(/\/learn\?topic=\d+$/);
  expect(calls).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
});

test('every sheet is one page, without the note of the teacher', async ({ page, request }) => {
  const siteMap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...siteMap.matchAll(/<loc>[^<]*(\/amaliy\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(addresses).toContain(ADDRESS);
  for (const address of addresses) {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Oʻqituvchiga'), address).toBeHidden();
    await expect(page.getByText('Sinf:'), address).toBeVisible();
    const pdf = await page.pdf({ format: 'A4' });
    expect((await openPdf(pdf)).numPages, address).toBe(1);
    expect(await overlappingTexts(pdf), address).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test('an unknown work is a page with status 404 that leads to the lessons', async ({ page }) => {
  const response = await page.goto('/amaliy/yoq');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bunday amaliy ish yoʻq.');
  await page.getByRole('main').getByRole('link', { name: 'Darslar' }).click();
  await expect(page).toHaveURL(/\/learn/);
});
