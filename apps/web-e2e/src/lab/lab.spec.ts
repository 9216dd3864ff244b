import { AxeBuilder } from '@axe-core/playwright';
import { experiments } from '@zarra/lab/experiments';
import { DESKTOP, expect, PHONE, test } from '../journey.js';
import { LabPage } from './lab-page.js';

const slugs = Object.keys(experiments);

test('the list leads to every experiment', async ({ page }) => {
  await page.goto('/tajriba');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(slugs.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(slugs.map((slug) => `/tajriba/${slug}`));
});

test('every experiment runs without a fault', async ({ page }) => {
  test.slow();
  const lab = new LabPage(page);
  for (const slug of slugs) {
    await lab.open(slug);
    // Light needs no time.
    if ((await lab.button('Boshlash').count()) > 0) await lab.runPast(0.05);
  }
});

test('an unknown experiment is the page that is not there', async ({ page }) => {
  const answer = await page.goto('/tajriba/yoq');
  expect(answer?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an experiment says what it shows, what it asks, and how far it can be trusted', async ({ page }) => {
    await page.goto('/tajriba/mayatnik');
    for (const name of ['Nimani koʻryapsiz', 'Qanday ishlatiladi', 'Topshiriq', 'Model va chegaralari']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
  });
});

test('a body is moved by the keys as by a pointer, and a number that cannot be is refused in words', async ({
  page,
}) => {
  await new LabPage(page).open('mayatnik');
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

  const length = page.getByRole('textbox', { name: 'Uzunlik, L, m' });
  await length.fill('uch');
  await expect(page.getByRole('alert')).toHaveText('Son kiriting, masalan 1,5.');
  await length.fill('7');
  await expect(page.getByRole('alert')).toHaveText('0,1 dan 2 gacha boʻlsin.');
  await length.press('Escape');
  await expect(length).toHaveValue('1');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [{ ...PHONE, width: 320 }, DESKTOP]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('every experiment: no fault for axe, nothing wider than the screen', async ({ page }) => {
        test.slow();
        const told: string[] = [];
        for (const address of ['/tajriba', ...slugs.map((slug) => `/tajriba/${slug}`)]) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const { violations } = await new AxeBuilder({ page }).analyze();
          told.push(
            ...violations.map(
              ({ id, nodes }) => `${address}: ${id} at ${nodes.map((node) => node.html).join(' ')}`,
            ),
          );
          // A wide table scrolls inside its own part: only the page must not.
          const beyond = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (beyond > 0) told.push(`${address}: ${beyond} px wider than the screen`);
        }
        expect(told).toEqual([]);
      });
    });
  }
}
