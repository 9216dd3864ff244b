// The bar of the parts of a lesson on a phone.
import { DESKTOP, expect, PHONE } from '../testing/test.js';
import { test } from './lesson-fixtures.js';

const withExperiment = 'Bosim. Paskal qonuni';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('the bar leads to experiment and test, names the part on screen, and back to the place in the text', async ({
    page,
    lesson,
    lessons,
  }) => {
    await lesson.open(lessons.find(({ title }) => title === withExperiment)!);
    const bar = page.getByRole('navigation', { name: 'Dars qismlari' });
    const current = bar.locator('[aria-current]');
    await expect(bar.getByRole('link')).toHaveText(['Matn', 'Tajriba', 'Test']);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(current).toHaveText('Matn');

    const read = page.getByRole('heading', { level: 3, name: 'Gidravlik press' });
    // Their files load after the text, and placeholders have another height.
    await expect(page.locator('article [data-loading]')).toHaveCount(0);
    await read.scrollIntoViewIfNeeded();
    const place = (await read.boundingBox())!.y;
    // By position: `click` of a locator first scrolls the bar away from its sticky place.
    const test = (await bar.getByRole('link', { name: 'Test' }).boundingBox())!;
    await page.mouse.click(test.x + test.width / 2, test.y + test.height / 2);
    await expect(page.getByRole('heading', { level: 2, name: 'Test' })).toBeInViewport();
    await expect(current).toHaveText('Test');
    await bar.getByRole('link', { name: 'Matn' }).click();
    await expect(read).toBeInViewport();
    expect(Math.abs((await read.boundingBox())!.y - place)).toBeLessThan(2);
    await expect(current).toHaveText('Matn');

    await bar.getByRole('link', { name: 'Tajriba' }).click();
    await expect(
      page.getByRole('figure').filter({ has: page.getByRole('link', { name: /^Toʻliq ekranda ochish/ }) }),
    ).toBeInViewport();
    await expect(current).toHaveText('Tajriba');
  });

  test('a press keeps the figures whose code has not loaded', async ({ page, lessons }) => {
    await page.route(/\/text-figure-/, () => undefined);
    await page.goto(`/learn?topic=${lessons.find(({ title }) => title === withExperiment)!.id}`);
    const drawings = page.locator('#lesson-text figure svg');
    const count = await drawings.count();
    expect(count).toBeGreaterThan(1);
    // The prediction is near: the page around it is hydrated.
    await expect(page.locator('#lesson-text [data-hydrated]')).not.toHaveCount(0);
    const bar = page.getByRole('navigation', { name: 'Dars qismlari' });
    await bar.getByRole('link', { name: 'Test' }).click();
    await expect(bar.locator('[aria-current]')).toHaveText('Test');
    await expect(drawings).toHaveCount(count);
    await page.keyboard.press('Tab');
    await expect(page.locator('#lesson-test :focus, nav:has(> a) :focus')).not.toHaveCount(0);
  });

  test('the bar covers nothing that has the focus', async ({ page, lesson, lessons }) => {
    await lesson.open(lessons.find(({ title }) => title === withExperiment)!);
    const bar = page.getByRole('navigation', { name: 'Dars qismlari' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page
      .getByRole('navigation', { name: 'Oldingi va keyingi mavzu' })
      .getByRole('link')
      .first()
      .focus();
    for (let stops = 0; stops < 12; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      const { y, height } = (await bar.boundingBox())!;
      const box = await page.evaluate(() => {
        const element = document.activeElement!;
        const isInText = element.closest('article') !== null && element.closest('nav') === null;
        return { top: element.getBoundingClientRect().top, isInText };
      });
      if (box.isInText) expect(box.top).toBeGreaterThanOrEqual(y + height);
    }
  });
});

test('the bar works without scripts, and a wide screen has none', async ({ browser, site, lessons }) => {
  const { id } = lessons.find(({ title }) => title === withExperiment)!;
  const context = await browser.newContext({ baseURL: site.url, viewport: PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/learn?topic=${id}`);
  const bar = page.getByRole('navigation', { name: 'Dars qismlari' });
  await bar.getByRole('link', { name: 'Test' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Test' })).toBeInViewport();
  await page.setViewportSize(DESKTOP);
  await expect(bar).toBeHidden();
  await context.close();
});
