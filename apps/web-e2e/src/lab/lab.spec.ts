import { experiments } from '@zarra/experiments';
import { axeViolations } from '../testing/axe-violations.js';
import { axeRuns, expect, test } from '../testing/test.js';
import { ExperimentPage } from './experiment-page.js';

const slugs = Object.keys(experiments);

test('the list leads to every experiment @main-path', async ({ page }) => {
  await page.goto('/tajriba');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(slugs.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.sort()).toEqual(slugs.map((slug) => `/tajriba/${slug}`).sort());
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  }
});

test('an unknown experiment gives 404', async ({ page }) => {
  const response = await page.goto('/tajriba/yoq');
  expect(response?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an experiment shows its description and model limits @main-path', async ({ page }) => {
    await page.goto('/tajriba/mayatnik');
    // The texts of all tabs follow each other; nothing can be set.
    await expect(page.getByRole('slider')).toHaveCount(0);
    for (const name of ['Nimani koʻryapsiz', 'Qanday ishlatiladi', 'Model va chegaralari']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
  });
});

test('a body is moved by keys and by pointer, and an invalid number shows an error @main-path', async ({
  page,
}) => {
  await new ExperimentPage(page).open('mayatnik');
  const body = page.getByRole('button', { name: /^Yuk:/ });
  await body.press('ArrowRight');
  await expect(body).toHaveAccessibleName('Yuk: boshlangʻich burchak 45 gradus');
  await body.press('Shift+ArrowLeft');
  await expect(body).toHaveAccessibleName('Yuk: boshlangʻich burchak 44 gradus');

  const box = await body.boundingBox();
  if (!box) throw new Error('The body is not on the stage');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 2, box.y - 60, { steps: 4 });
  await page.mouse.up();
  await expect(body).not.toHaveAccessibleName('Yuk: boshlangʻich burchak 44 gradus');

  const length = page.getByRole('spinbutton', { name: 'Uzunlik, L, m' });
  await length.fill('uch');
  await expect(page.getByRole('alert')).toHaveText('Son kiriting, masalan 1,5.');
  await length.fill('7');
  await expect(page.getByRole('alert')).toHaveText('0,1 dan 2 gacha boʻlsin.');
  await length.press('Escape');
  await expect(length).toHaveValue('1');
});

for (const { colorScheme, viewport } of axeRuns) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('every experiment: no axe violation, nothing wider than the screen', async ({ page }) => {
      test.slow();
      for (const address of ['/tajriba', ...slugs.map((slug) => `/tajriba/${slug}`)]) {
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect.soft(await axeViolations(page), address).toEqual([]);
          // A wide table scrolls inside its own part: only the page must not.
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(overflow, address).toBeLessThanOrEqual(0);
        });
      }
    });
  });
}
