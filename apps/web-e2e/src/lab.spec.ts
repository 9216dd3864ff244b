import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from './journey.js';

const readout = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd');
const numberOf = async (page: Page, name: string): Promise<number> => {
  const shown = (await readout(page, name).textContent()) ?? '';
  return Number(/−?[\d\u202F]+(?:,\d+)?/.exec(shown)?.[0].replace('−', '-').replace(',', '.'));
};
const seconds = async (page: Page): Promise<number> =>
  Number(
    ((await page.locator('output').first().textContent()) ?? '').replace(',', '.').replace(/[^\d.]/g, ''),
  );

/** Addresses of all experiments, as the list has them. */
async function everyExperiment(page: Page): Promise<string[]> {
  await page.goto('/tajriba');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** Opens an experiment and waits until it can be played. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-stage] > canvas')).toBeVisible();
}

test('the list leads to every experiment, and each runs without a fault', async ({ page }) => {
  test.slow();
  for (const address of await everyExperiment(page)) {
    await open(page, address);
    const play = page.getByRole('button', { name: 'Boshlash', exact: true });
    if ((await play.count()) === 0) continue; // Light needs no time.
    await play.click();
    await expect.poll(() => seconds(page), { message: address }).toBeGreaterThan(0.05);
    await page.getByRole('button', { name: 'Toʻxtatish', exact: true }).click();
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

test('the pendulum shows the period of theory, and swings with it', async ({ page }) => {
  await open(page, '/tajriba/mayatnik');
  const angle = page.getByRole('textbox', { name: 'Boshlangʻich burchak, θ₀, °' });
  await angle.fill('90');
  await angle.press('Enter');
  // T/T₀ at 90° is 1.18034 (elliptic integral), and T₀ = 2π √(1/9.81) s.
  const period = 1.18034 * 2 * Math.PI * Math.sqrt(1 / 9.81);
  await expect.poll(() => numberOf(page, 'Davr')).toBeCloseTo(period, 3);

  const next = page.getByRole('button', { name: 'Keyingi hodisagacha' });
  await next.click();
  await expect(readout(page, 'Burchak, θ')).toHaveText(/^−?(?:0,\d|[1-9],\d\d\s·\s10⁻[²³⁴⁵])°$/);
  expect(Math.abs((await seconds(page)) - period / 4)).toBeLessThan(0.011);
  await next.click();
  expect(Math.abs((await seconds(page)) - period / 2)).toBeLessThan(0.011);
  expect(await numberOf(page, 'Burchak, θ')).toBeCloseTo(-90, 0);
  await expect(page.getByRole('status').filter({ hasText: 'burildi' })).toBeVisible();
});

test('a body is moved by the keys as by a pointer, and a number that cannot be is refused in words', async ({
  page,
}) => {
  await open(page, '/tajriba/mayatnik');
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
        for (const address of ['/tajriba', ...(await everyExperiment(page))]) {
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
