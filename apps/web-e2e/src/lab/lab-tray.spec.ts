// The tray: circuits, charges and optical elements by pointer, by touch and by keyboard alone.
import type { Locator, Page } from '@playwright/test';
import { tabInto } from '../testing/tab-into.js';
import { expect, mainPathIf, test } from '../testing/test.js';
import { ExperimentPage } from './experiment-page.js';

const VIEWPORTS = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];
/** Touch target, pixels. */
const TARGET = 44;

interface Point {
  readonly x: number;
  readonly y: number;
}

const trayOf = (page: Page): Locator => page.getByRole('group', { name: 'Qismlar', exact: true });
const partOf = (page: Page, name: string): Locator => trayOf(page).getByRole('button', { name, exact: true });
const handleOf = (page: Page, key: string): Locator => page.locator(`[data-handle='${key}']`);

/** Opens an experiment with its dragging code, which is loaded on demand. */
async function openStage(page: Page, slug: string): Promise<ExperimentPage> {
  const experimentPage = new ExperimentPage(page);
  await experimentPage.open(slug);
  await page.keyboard.press('Shift');
  await expect(async () => {
    await page.locator('[data-handle]').first().hover({ force: true, timeout: 1000 });
    await expect(page.locator('[data-near]').first()).toBeAttached({ timeout: 500 });
  }).toPass();
  return experimentPage;
}

async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
/** Drags from the middle of an element to that of another one, or beside it. */
async function dragTo(page: Page, from: Locator, to: Locator, [across, down] = [0, 0]): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x + across, end.y + down, { steps: 5 });
  await page.mouse.up();
}

/** A loop of two squares: an element for each place. */
const CIRCUIT = [
  ['A1A2', 'kalit'],
  ['A2A3', 'ampermetr'],
  ['A1B1', 'batareya'],
  ['A3B3', 'lampa'],
  ['B1B2', 'sim'],
  ['B2B3', 'sim'],
] as const;
const filledPlaces = (page: Page): Promise<string[]> =>
  page
    .locator('[data-handle]:not([aria-label*="boʻsh joy"])')
    .evaluateAll((handles) => handles.map((handle) => (handle as HTMLElement).dataset['handle'] ?? ''));

for (const viewport of VIEWPORTS) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a circuit is built by pointer on an emptied board, and works', async ({ page }) => {
      const experimentPage = await openStage(page, 'zanjir');
      const places = await filledPlaces(page);
      expect(places.length).toBeGreaterThan(5);
      for (const place of places) await dragTo(page, handleOf(page, place), trayOf(page), [60, 0]);
      expect(await filledPlaces(page)).toEqual([]);
      for (const [place, element] of CIRCUIT) {
        await dragTo(page, partOf(page, element), handleOf(page, place));
        await expect(handleOf(page, place)).toHaveAccessibleName(new RegExp(`: ${element}.*, tanlangan$`));
      }
      // An open switch.
      await handleOf(page, 'A2A3').click();
      await experimentPage.expectNumber('Tok kuchi, I', 0, 1e-3);
      await handleOf(page, 'A1A2').click();
      await handleOf(page, 'A1A2').click();
      await handleOf(page, 'A2A3').click();
      await expect.poll(() => experimentPage.number('Tok kuchi, I')).toBeGreaterThan(0.1);
      // An element is carried to another place: the circuit is open again.
      await dragTo(page, handleOf(page, 'A3B3'), handleOf(page, 'A4B4'));
      await expect(handleOf(page, 'A4B4')).toHaveAccessibleName(/: lampa, 3 vatt/);
      await handleOf(page, 'A2A3').click();
      await experimentPage.expectNumber('Tok kuchi, I', 0, 1e-3);
    });

    test(`a circuit is built by keyboard alone on an emptied board, and works${mainPathIf(viewport.width < 768)}`, async ({
      page,
    }) => {
      test.slow();
      const experimentPage = new ExperimentPage(page);
      await experimentPage.open('zanjir');
      await page.keyboard.press('Shift');
      for (const place of await filledPlaces(page)) {
        await tabInto(page, handleOf(page, place));
        await page.keyboard.press('Delete');
        await expect(handleOf(page, place)).toHaveAccessibleName(/: boʻsh joy/);
      }
      for (const [place, element] of CIRCUIT) {
        await tabInto(page, handleOf(page, place));
        await page.keyboard.press('Enter');
        await tabInto(page, partOf(page, element));
        await page.keyboard.press('Enter');
        await expect(handleOf(page, place)).toBeFocused();
        await expect(handleOf(page, place)).toHaveAccessibleName(new RegExp(`: ${element}.*, tanlangan$`));
      }
      await expect(page.getByRole('status').filter({ hasText: /Qoʻyildi: B2–B3 joyi: sim/ })).toBeAttached();
      await tabInto(page, handleOf(page, 'A1A2'));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await tabInto(page, handleOf(page, 'A2A3'));
      await page.keyboard.press('Enter');
      await expect.poll(() => experimentPage.number('Tok kuchi, I')).toBeGreaterThan(0.1);
    });

    test('charges are added and removed', async ({ page }) => {
      await openStage(page, 'zaryadlar');
      const charges = page.locator('[data-handle^=charge]');
      await expect(charges).toHaveCount(2);
      await dragTo(page, partOf(page, 'musbat zaryad'), handleOf(page, 'probe'), [0, 60]);
      await expect(charges).toHaveCount(3);
      await expect(handleOf(page, 'charge3')).toHaveAccessibleName(/musbat 1 mikrokulon.*tanlangan/);
      await dragTo(page, handleOf(page, 'charge1'), trayOf(page), [60, 0]);
      await expect(charges).toHaveCount(2);
      await expect(handleOf(page, 'charge1')).toHaveCount(0);
      // By keyboard, until all places are in use.
      for (let count = 3; count <= 12; count += 1) {
        await tabInto(page, partOf(page, 'manfiy zaryad'));
        await page.keyboard.press('Enter');
        await expect(charges).toHaveCount(count);
        await expect(charges.and(page.locator(':focus'))).toHaveCount(1);
      }
      await expect(partOf(page, 'manfiy zaryad')).toBeDisabled();
      await expect(partOf(page, 'manfiy zaryad')).toHaveAttribute('title', /^12 ta zaryad qoʻyilgan/);
      await page.keyboard.press('Delete');
      await expect(charges).toHaveCount(11);
      await expect(partOf(page, 'manfiy zaryad')).toBeEnabled();
      await expect(charges.and(page.locator(':focus'))).toHaveCount(1);
    });

    test('the lens is replaced', async ({ page }) => {
      const experimentPage = await openStage(page, 'linza');
      const chosen = page
        .getByRole('combobox', { name: 'Optik asbob', exact: true })
        .locator('option:checked');
      await dragTo(page, partOf(page, 'ikki yoqlama botiq linza'), handleOf(page, 'stop'), [10, 10]);
      await expect(chosen).toHaveText('ikki yoqlama botiq linza');
      await expect.poll(() => experimentPage.number('Fokus masofasi, F')).toBeLessThan(0);
      // Beside the axis nothing is placed.
      await dragTo(page, partOf(page, 'qavariq koʻzgu'), trayOf(page), [0, -40]);
      await expect(chosen).toHaveText('ikki yoqlama botiq linza');
      await tabInto(page, partOf(page, 'botiq koʻzgu'));
      await page.keyboard.press('Space');
      await expect(chosen).toHaveText('botiq koʻzgu');
    });

    for (const slug of ['zanjir', 'zaryadlar', 'linza']) {
      test(`${slug}: the parts are touch targets inside the viewport, the simple level shows few of them`, async ({
        page,
      }) => {
        const experimentPage = new ExperimentPage(page);
        await experimentPage.open(slug);
        const parts = trayOf(page).getByRole('button');
        const boxes = await parts.evaluateAll((all) =>
          all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
        );
        for (const { left, top, right, bottom, width, height } of boxes) {
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET);
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(viewport.width);
          expect(bottom).toBeLessThanOrEqual(viewport.height);
        }
        await experimentPage.showAllControls();
        await expect(parts).toHaveCount({ zanjir: 13, zaryadlar: 2, linza: 7 }[slug] ?? NaN);
      });
    }
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a finger scrolls along the tray and drags parts across it', async ({ page }) => {
    const experimentPage = new ExperimentPage(page);
    await experimentPage.open('zanjir');
    await experimentPage.showAllControls();
    const client = await page.context().newCDPSession(page);
    /** Moves a finger from a point through others, each in ten steps. */
    const swipe = async (start: Point, ...others: Point[]): Promise<void> => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', [start]);
      let from = start;
      for (const to of others) {
        for (let step = 1; step <= 10; step += 1)
          await touch('touchMove', [
            { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
          ]);
        from = to;
      }
      await touch('touchEnd', []);
    };
    const lamp = await middleOf(partOf(page, 'lampa'));
    const scrollLeft = () => trayOf(page).evaluate((tray) => tray.scrollLeft);
    await expect.poll(scrollLeft).toBe(0);
    const end = { x: lamp.x - 120, y: lamp.y + 3 };
    // The finger rests at the end, so that the tray hardly scrolls on after it.
    await swipe(lamp, end, end);
    await expect.poll(scrollLeft).toBeGreaterThan(50);
    let left = 0;
    await expect
      .poll(async () => {
        const before = left;
        left = await scrollLeft();
        return left - before;
      })
      .toBe(0);
    await expect(handleOf(page, 'B2B3')).toHaveAccessibleName(/boʻsh joy/);
    // The part is above the finger.
    const [resistor, place] = [
      await middleOf(partOf(page, 'rezistor')),
      await middleOf(handleOf(page, 'B2B3')),
    ];
    // A movement more along the tray than across it would scroll it.
    await swipe(resistor, { x: resistor.x, y: resistor.y - TARGET }, { x: place.x, y: place.y + TARGET });
    await expect(handleOf(page, 'B2B3')).toHaveAccessibleName(/: rezistor, 10 om, .*tanlangan/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
