import type { Page } from '@playwright/test';
import { expectHydrated } from '../testing/hydration.js';
import { expect, PHONE, test } from '../testing/test.js';

// A low viewport, so that each section can be scrolled to the line.
test.use({ viewport: { width: 1280, height: 400 } });

const topBar = (page: Page) => page.getByRole('banner');
const currentLink = (page: Page) => topBar(page).locator('[aria-current]');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

for (const [name, id] of [
  ['Biz haqimizda', 'about'],
  ['Aloqa', 'contact'],
] as const) {
  test(`from another page ${name} links to its section, which is marked in the top bar`, async ({ page }) => {
    await page.goto('/simulation');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await topBar(page).getByRole('link', { name }).click();

    await expect(page).toHaveURL('/');
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(currentLink(page)).toHaveText(name);
  });

  test(`on the home page ${name} scrolls without changing URL and history`, async ({ page }) => {
    await page.goto('/');
    // Before hydration the link loads the page again.
    await expectHydrated(page);
    const before = await page.evaluate(() => history.length);
    await topBar(page).getByRole('link', { name }).click();

    await expect(currentLink(page)).toHaveText(name);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
}

test('a shared URL with a section waits for the page and scrolls', async ({ page }) => {
  // The file of the screen is slower than the wait of 100 ms.
  await page.route(/home-screen.*\.js$/, async (route) => {
    const response = await route.fetch();
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(600);
    await route.fulfill({ response });
  });
  await page.goto('/?scroll=contact');

  await expect(page).toHaveURL('/');
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(currentLink(page)).toHaveText('Aloqa');
});

test('an unknown section is only removed from the URL', async ({ page }) => {
  await page.goto('/?scroll=nima');
  await expect(page).toHaveURL('/');
  expect(await scrollY(page)).toBe(0);
});

test('the current link changes during scrolling @main-path', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: /^Telefon/ })).toBeVisible();
  await expect(currentLink(page)).toHaveText('Asosiy');

  for (const [offset, name] of [
    [101, 'Asosiy'],
    [100, 'Biz haqimizda'],
  ] as const) {
    await page.evaluate((line) => {
      const top = document.getElementById('about')!.getBoundingClientRect().top;
      scrollBy({ top: Math.ceil(top) - line, behavior: 'instant' });
    }, offset);
    await expect(currentLink(page)).toHaveText(name);
  }
});

test('the top bar gets its background after more than 50 px', async ({ page }) => {
  await page.goto('/simulation');
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  const backdropFilter = () => topBar(page).evaluate((element) => getComputedStyle(element).backdropFilter);
  for (const [pixels, filter] of [
    [50, 'none'],
    [51, 'blur(12px)'],
    [0, 'none'],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), pixels);
    await expect.poll(backdropFilter).toBe(filter);
  }
});

test('each new page starts at the top with its title @main-path', async ({ page }) => {
  await page.goto('/simulation');
  // Before hydration the link loads the page again. The footer hydrates later than the top bar.
  await expectHydrated(page);
  await expect(page).toHaveTitle('Simulyatsiyalar | Zarra');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await scrollY(page)).toBeGreaterThan(400);

  await topBar(page)
    .getByRole('link', { name: /^O.quv Resurslar$/ })
    .click();

  await expect(page).toHaveTitle(/ Darsligi \| Zarra$/);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the heading of a section is not covered by the top bar', async ({ page }) => {
    await page.goto('/?scroll=about');
    await expect(page).toHaveURL('/');
    const heading = page.getByRole('heading', { level: 2, name: 'Biz haqimizda' });
    const { bottom } = await topBar(page).evaluate((element) => element.getBoundingClientRect());
    await expect(page.locator('#about')).toBeInViewport();
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bottom);
  });
});
