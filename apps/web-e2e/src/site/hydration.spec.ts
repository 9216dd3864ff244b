import type { Page } from '@playwright/test';
import { expectHydrated, hydratedRoot } from '../testing/hydration.js';
import { holdRequests } from '../testing/hold-requests.js';
import { expect, mainPathIf, test } from '../testing/test.js';

/** Marks every element the server rendered. */
const markAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('#root *'))
      Object.assign(element, { isServerRendered: true });
  });
/** Texts of elements that hydration replaced. */
const replacedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, main p, main article, footer a')]
      .filter((element) => !('isServerRendered' in element))
      .map((element) => element.textContent),
  );

test('a page is complete before its scripts run, and is hydrated without an interaction', async ({
  page,
}) => {
  const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Barcha kategoriyalar' }),
  ).toBeVisible();
  await expect(hydratedRoot(page)).not.toBeAttached();
  scripts.release();
  await expectHydrated(page);
});

for (const path of ['/', '/simulation', '/simulation/optika']) {
  test(`${path} does not request again what it was rendered from`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => request.startsWith('/api/'))).toEqual([]);
  });
}

for (const path of ['/', '/simulation', '/simulation/optika', '/learn', '/learn?topic=5']) {
  test(`${path} hydrates without replacing elements${mainPathIf(path !== '/simulation/optika')}`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('footer') !== null);
    await markAll(page);
    await expectHydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo').getByRole('radio').first()).toBeEnabled();
    // Parts whose chunk loads late are hydrated too.
    await page.waitForLoadState('networkidle');
    const replaced = await replacedTexts(page);
    // The browser alone renders the form, and the test after the session check.
    const renderedByBrowser = /^$|^Test$|Ismingiz|Xabar|tizimga kiring|savol bor/;
    expect(replaced.filter((text) => !renderedByBrowser.test(text))).toEqual([]);
  });
}

test('on a wide screen the test of a lesson keeps its elements while its script loads', async ({ page }) => {
  await page.route(/\/assets\/lesson-test-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await expectHydrated(page);
    await route.fulfill({ response });
  });
  const chunk = page.waitForResponse(/\/assets\/lesson-test-.*\.js$/);
  await page.goto('/learn?topic=5', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('footer') !== null);
  await markAll(page);
  await chunk;
  await page.waitForLoadState('networkidle');
  const heading = page.getByRole('heading', { name: 'Test', exact: true });
  expect(await heading.evaluate((element) => 'isServerRendered' in element)).toBe(true);
});

test('drawings of a lazy part have their line styles, independent of generated class names', async ({
  page,
}) => {
  // The chunk is delayed until all others are loaded: generated class names depend on the order.
  await page.route(/\/assets\/orbit-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await expect(page.locator('main article svg path').first()).toBeAttached();
    await route.fulfill({ response });
  });
  const orbit = page.waitForResponse(/\/assets\/orbit-.*\.js$/);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Biz haqimizda' }).scrollIntoViewIfNeeded();
  await orbit;
  const line = page.locator('main article [data-line="main"]').first();
  await expect(line).toHaveCSS('fill', 'none');
  await expect(line).toHaveCSS('stroke-width', '2px');
});

test('the heading is animated at once, and its text is complete from the start', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Fizikani tajribada oʻrganing');
  await expect(heading).toHaveAttribute('data-typed');
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBe(0);
});

test('each address has its title, description, canonical address and preview image @main-path', async ({
  request,
  site,
}) => {
  const head = async (path: string) => {
    const html = await (await request.get(path)).text();
    const match = (pattern: RegExp) => pattern.exec(html)?.[1];
    return {
      title: match(/<title>([^<]+)/),
      description: match(/<meta name="description" content="([^"]+)/),
      canonical: match(/<link rel="canonical" href="([^"]+)/),
      image: match(/<meta property="og:image" content="([^"]+)/),
    };
  };
  const paths = [
    '/',
    '/simulation',
    '/simulation/optika',
    '/learn?topic=2',
    '/login',
    '/register',
    '/forgot-password',
  ];
  const heads = await Promise.all(paths.map(head));
  expect(heads.map(({ canonical }) => canonical)).toEqual(paths.map((path) => site.url + path));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length);
  for (const { image } of heads) {
    const response = await request.get(image!);
    expect(response.headers()['content-type']).toBe('image/png');
  }
  const siteMap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/simulation', '/simulation/optika', '/learn?topic=2']) {
    expect(siteMap).toContain(`<loc>${site.url}${path}</loc>`);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});
