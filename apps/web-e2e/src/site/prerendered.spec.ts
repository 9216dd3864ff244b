import type { Page } from '@playwright/test';
import { expect, PHONE, test } from '../journey.js';

const alive = (page: Page) => expect(page.locator('#root[data-hydrated]')).toBeAttached();
/** Marks elements of the page as it came. */
const markAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('#root *')) Object.assign(element, { asItCame: true });
  });
/** Texts that stood in the page and were made anew. */
const madeAnew = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, main p, main article, footer a')]
      .filter((element) => !('asItCame' in element))
      .map((element) => element.textContent),
  );

test.describe('before anybody touches it', () => {
  test.use({ untouched: true });

  test('the page is there whole, and its program is not run', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Barcha kategoriyalar' }),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#root[data-hydrated]')).not.toBeAttached();
  });

  test('a button pressed too early is pressed again by the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    // The program comes late.
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      const response = await route.fetch();
      await expect(page.locator('[data-pressed]')).toBeAttached();
      await route.fulfill({ response });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menyuni ochish' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('what is chosen and typed too early counts as soon as the page is alive', async ({ page }) => {
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      const response = await route.fetch();
      await expect(page.locator('[data-entered]')).toHaveCount(2);
      await route.fulfill({ response });
    });
    await page.goto('/simulation');
    const search = page.getByRole('searchbox', { name: 'Qidiruv' });
    await page.getByRole('combobox', { name: 'Kategoriya' }).selectOption({ label: 'Optika' });
    await search.pressSequentially('linza');
    await alive(page);

    await expect(page).toHaveURL('/simulation?q=linza&kategoriya=optika');
    await expect(search).toHaveValue('linza');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/linza/i);
  });

  test('of two themes chosen too early the last one counts', async ({ page }) => {
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      const response = await route.fetch();
      await expect(page.locator('[value=light]:checked')).toBeAttached();
      await route.fulfill({ response });
    });
    await page.goto('/');
    for (const name of [/^Qorong.i$/, /^Yorug.$/]) {
      // Its label: the radio itself is not to be seen.
      await page.locator('label', { has: page.getByRole('radio', { name }) }).click();
    }
    await alive(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

for (const path of ['/', '/simulation', '/simulation/optika', '/learn', '/learn?topic=5']) {
  test(`${path} comes alive as it is`, async ({ page }) => {
    // On a wide screen the list of topics is the browser's own.
    await page.setViewportSize(PHONE);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('footer') !== null);
    await markAll(page);
    await alive(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo').getByRole('radio').first()).toBeEnabled();
    // Parts whose file was late have come alive too.
    await page.waitForLoadState('networkidle');
    const anew = await madeAnew(page);
    // The form is the browser's own, and the test asks who is there.
    const own = /^$|^Test$|Ismingiz|Xabar|tizimga kiring|savol bor/;
    expect(anew.filter((text) => !own.test(text))).toEqual([]);
  });
}

test('on a wide screen the test of a lesson stays as it came while its program is on its way', async ({
  page,
}) => {
  await page.route(/\/assets\/lesson-test-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await alive(page);
    await route.fulfill({ response });
  });
  const program = page.waitForResponse(/\/assets\/lesson-test-.*\.js$/);
  await page.goto('/learn?topic=5', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('footer') !== null);
  await markAll(page);
  await program;
  await page.waitForLoadState('networkidle');
  const heading = page.getByRole('heading', { name: 'Test', exact: true });
  expect(await heading.evaluate((element) => 'asItCame' in element)).toBe(true);
});

test('drawings that come with a late part are lines, whatever names its styles get', async ({ page }) => {
  // The first part is as late as it can be: names are counted as files arrive.
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

test('what the API says now replaces what the page was made of', async ({ page }) => {
  await page.route('**/api/contact/', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { phone: string }[];
    await route.fulfill({ response, json: body.map((one) => ({ ...one, phone: '+998 71 111 22 33' })) });
  });
  await page.goto('/?scroll=contact');
  await expect(page.locator('#contact').getByRole('link', { name: /^Telefon/ })).toHaveText(
    '+998 71 111 22 33',
  );
});

test('the headline is typed from the first moment, and its text is there from the first', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Fizikani tajribada oʻrganing');
  await expect(heading).toHaveAttribute('data-typed');
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBe(0);
});

test('each address says what it is, where it is, and shows a picture to messengers', async ({
  request,
  site,
}) => {
  const head = async (path: string) => {
    const html = await (await request.get(path)).text();
    const of = (pattern: RegExp) => pattern.exec(html)?.[1];
    return {
      title: of(/<title>([^<]+)/),
      description: of(/<meta name="description" content="([^"]+)/),
      canonical: of(/<link rel="canonical" href="([^"]+)/),
      picture: of(/<meta property="og:image" content="([^"]+)/),
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
  for (const { picture } of heads) {
    const answer = await request.get(picture!);
    expect(answer.headers()['content-type']).toBe('image/png');
  }
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/simulation', '/simulation/optika', '/learn?topic=2']) {
    expect(map).toContain(`<loc>${site.url}${path}</loc>`);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});
