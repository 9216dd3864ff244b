import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { everyPage, expect, test } from '../testing/test.js';

test('an unknown path is the home page with status 404, not for search engines @main-path', async ({
  page,
}) => {
  const response = await page.goto('/nima-bu');

  expect(response?.status()).toBe(404);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByRole('heading', { level: 1, name: /^Fizikani tajribada/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Fizikani tajribada/);
  await expect(page).toHaveURL('/nima-bu');
});

test('known paths respond with 200, and search engines may index those with content', async ({ request }) => {
  for (const path of everyPage.filter((page) => page !== '/nima-bu')) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const isIndexed = /^\/($|simulation|learn|maxfiylik)/.test(path);
    expect(response.headers()['x-robots-tag'], path).toBe(isIndexed ? undefined : 'noindex');
  }
});

test('the response for a missing file is not a page', async ({ request }) => {
  for (const path of ['/assets/index-lost.js', '/media/simulations/lost.svg', '/robot.png']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).not.toContain('html');
  }
});

test.describe('after a release', () => {
  test.use({ errorsExpected: true });

  test('an open page whose chunks are missing reloads once', async ({ page }) => {
    // An open page of the previous release: the chunk of the screen is missing.
    await page.route(/account-screen.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) => route.fulfill({ body: '<script type="module" src="/assets/index-next.js"></script>' }),
    );
    let loads = 0;
    page.on('load', () => (loads += 1));
    // The browser renders this page.
    await page.goto('/verify-otp');

    await expect(
      page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByRole('button', { name: 'Sahifani qayta yuklash' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.unroute(/account-screen.*\.js$/);
    await page.getByRole('button', { name: 'Sahifani qayta yuklash' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Parolni tiklash' })).toBeVisible();
    expect(loads).toBe(3);
  });
});

test('the first page fits into one round trip @main-path', async ({ site }) => {
  // fetch would decompress it.
  const [response] = (await once(get(site.url, { headers: { 'accept-encoding': 'gzip' } }), 'response')) as [
    IncomingMessage,
  ];
  const html = gunzipSync(await buffer(response)).toString();
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(Number(response.headers['content-length'])).toBeLessThanOrEqual(14_000);
  // From the start, with the contact form.
  expect(html).toContain('name="message"');
});
