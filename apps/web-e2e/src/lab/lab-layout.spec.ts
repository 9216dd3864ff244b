// Stage, play button, readouts, graph and the control in use are on one screen, and nothing on it moves.
import type { Page } from '@playwright/test';
import { experiments } from '@zarra/experiments';
import { everyThird, expect, mainPathIf, test } from '../testing/test.js';
import { ExperimentPage, steadyFrames } from './experiment-page.js';

const VIEWPORTS = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
];
const PROJECTOR = { width: 1280, height: 720 };

/** Parts of the screen that are visible together. */
const PARTS = {
  stage: '[data-pane=stage]',
  play: '[data-play] button:first-of-type',
  time: '[data-play] input[type=range]',
  readout: '[data-card]',
  graph: '[data-pane=graph] [role=slider]',
  control: '[data-panel] :focus',
} as const;

interface Shift {
  readonly value: number;
  readonly sources: readonly unknown[];
}

/** Records the layout shifts of a page from its start, those after an action too. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = ((globalThis as { shifts?: Shift[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        const sources = entry.sources.map(({ node, previousRect, currentRect }) => ({
          node: (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120),
          from: Object.values(previousRect.toJSON() as DOMRect)
            .slice(0, 4)
            .join(' '),
          to: Object.values(currentRect.toJSON() as DOMRect)
            .slice(0, 4)
            .join(' '),
        }));
        shifts.push({ value: entry.value, sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
/** Takes the layout shifts until the next frame but one. */
const takeShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((globalThis as { shifts?: Shift[] }).shifts!.splice(0))),
        );
      }),
  );

/** Whether the first value moves when the following cards are parsed after its first paint. */
const firstCardMoves = (page: Page) =>
  page.evaluate(() => {
    const [first, ...others] = document.querySelectorAll<HTMLElement>('[data-cards] > div');
    const top = () => first!.querySelector('dd')!.getBoundingClientRect().top;
    const complete = top();
    for (const other of others) other.style.display = 'none';
    const moved = top() - complete;
    for (const other of others) other.style.display = '';
    return moved;
  });

/** Parts that are missing, too small, or not entirely inside the viewport, and whether the page scrolls. */
const misplaced = (page: Page, parts: Readonly<Record<string, string>>) =>
  page.evaluate((selectors) => {
    const { scrollWidth, scrollHeight, scrollTop } = document.documentElement;
    const issues = Object.entries(selectors).flatMap(([part, selector]) => {
      const element = document.querySelector(selector);
      if (!element) return [`${part} is missing`];
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const isInside =
        left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
      // A part that an ancestor clips is cut to the visible area.
      const { x, y } = { x: left + width / 2, y: top + height / 2 };
      const isCovered =
        part !== 'readout' && part !== 'stage' && !isShown(element, document.elementFromPoint(x, y));
      return [
        ...(width < 20 || height < 10 ? [`${part} is ${width} × ${height}`] : []),
        ...(isInside ? [] : [`${part} is at ${left}, ${top}, ${right}, ${bottom}`]),
        ...(isCovered ? [`${part} is covered`] : []),
      ];
    });
    function isShown(element: Element, top: Element | null): boolean {
      // On phones the button that enlarges the graph lies on the graph.
      return (
        top !== null &&
        (element.contains(top) || top.contains(element) || top.closest('[data-swap]') !== null)
      );
    }
    if (scrollTop !== 0 || scrollWidth > innerWidth || scrollHeight > innerHeight)
      issues.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
    return issues;
  }, parts);

/** Focuses each control of the panel in turn and expects all parts in the viewport. */
async function expectOneScreen(page: Page, name: string): Promise<void> {
  // It loads after the first paint.
  await expect(page.locator(PARTS.graph)).toBeVisible();
  const controls = page
    .locator('[data-tab=controls]')
    .locator('input[type=range]:visible, select:visible, button:visible');
  for (const control of [controls.first(), controls.last()]) {
    await control.focus();
    expect.soft(await misplaced(page, PARTS), name).toEqual([]);
  }
}

for (const slug of everyThird(Object.keys(experiments), 0)) {
  test(`${slug}: everything is on one screen at every size, in both themes, and nothing moves${mainPathIf(slug === 'kepler')}`, async ({
    page,
  }) => {
    test.slow();
    const experimentPage = new ExperimentPage(page);
    await recordShifts(page);
    for (const viewport of VIEWPORTS) {
      const name = `${viewport.width} × ${viewport.height}`;
      await page.setViewportSize(viewport);
      await experimentPage.open(slug);
      expect.soft(await takeShifts(page), `layout shifts while loading at ${name}`).toEqual([]);
      await experimentPage.button('Boshlash').click();
      await expect(experimentPage.position).not.toHaveValue('0');
      await experimentPage.button('Toʻxtatish').click();
      expect.soft(await takeShifts(page), `layout shifts at ${name}`).toEqual([]);
      expect.soft(await firstCardMoves(page), `first card at ${name}`).toBe(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectOneScreen(page, `${name}, ${colorScheme}`);
      }
      const stage = await page.locator('[data-pane=stage]').boundingBox();
      const share =
        viewport.width > viewport.height ? stage!.width / viewport.width : stage!.height / viewport.height;
      expect.soft(share, `share of the stage at ${name}`).toBeGreaterThanOrEqual(0.5);
    }
  });

  test(`${slug}: the projector shows the stage, large numbers and one graph`, async ({ page }) => {
    const experimentPage = new ExperimentPage(page);
    await page.setViewportSize(PROJECTOR);
    await experimentPage.open(slug);
    await experimentPage.button('Proyektor rejimi').click();
    const { control, graph, ...always } = PARTS;
    const fold = page.locator('[data-fold]');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator(graph)).toHaveCSS('font-size', '28px');
      expect.soft(await misplaced(page, { ...always, graph }), `projector, ${colorScheme}`).toEqual([]);
    }
    await fold.click();
    await page.locator('[data-tab=controls]').getByRole('slider').first().focus();
    expect(await misplaced(page, { ...always, control }), 'controls of a projector').toEqual([]);
    for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
    const playBar = await page.locator('[data-play]').evaluate((bar) => ({
      bottom: bar.getBoundingClientRect().bottom,
      hidden: bar.scrollHeight - bar.clientHeight,
    }));
    expect(playBar, 'the screen is filled, and no control is below it').toEqual({
      bottom: PROJECTOR.height,
      hidden: 0,
    });
    const sizes = await page.evaluate(() => {
      const sizeOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) =>
          parseFloat(getComputedStyle(element).fontSize),
        );
      return { numbers: sizeOf('[data-card]'), labels: sizeOf('[data-cards] dt, [data-panel] label, h1') };
    });
    expect(sizes.numbers.length).toBeLessThanOrEqual(3);
    for (const size of sizes.numbers) expect(size).toBe(56);
    for (const size of sizes.labels) expect(size).toBeGreaterThanOrEqual(28);
  });
}

test('an embedded experiment is as wide as its frame, and its stage and play button are in the frame of the embed code', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 720, 1000, 1366]) {
    await page.setViewportSize({ width, height: 640 });
    for (const slug of everyThird(Object.keys(experiments), 1)) {
      await page.goto(`/tajriba/${slug}?embed`);
      await expect(page.getByRole('button', { name: 'Boshlash' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(width);
    }
  }
});

for (const slug of ['ideal-gaz']) {
  test(`${slug}: the fallback of a slow device moves nothing and says so once`, async ({ page }) => {
    // 67 ms per frame: too slow for WebGL.
    await steadyFrames(page, 15);
    await recordShifts(page);
    const experimentPage = new ExperimentPage(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await experimentPage.open(slug);
    expect(await takeShifts(page)).toEqual([]);
    await experimentPage.button('Boshlash').click();
    const notice = page.getByRole('status').filter({ hasText: /Sahna soddaroq chizilmoqda/ });
    await expect(notice).toBeVisible();
    await experimentPage.button('Toʻxtatish').click();
    expect(await takeShifts(page)).toEqual([]);
    await expectOneScreen(page, 'after the fallback');
    await page.getByRole('button', { name: 'Xabarni yopish' }).click();
    await expect(notice).toHaveCount(0);
    expect(await takeShifts(page)).toEqual([]);
  });
}

test.describe('on a slow line', () => {
  // The page may not write HTML into itself.
  test.use({ bypassCSP: true });

  test('nothing moves while the page arrives in pieces', async ({ page }) => {
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    for (const viewport of [VIEWPORTS[0]!, PROJECTOR])
      for (const path of ['/tajriba/otilgan-jism', '/tajriba/otilgan-jism?embed']) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        const moved = await page.evaluate(async () => {
          const html = await (await fetch(location.href)).text();
          const bodyStart = html.indexOf('<body');
          const places = new Map<Element, string>();
          const found: string[] = [];
          const isVisible = (element: Element) => {
            const { width, height, top } = element.getBoundingClientRect();
            return (
              width > 0 &&
              height > 0 &&
              top < innerHeight &&
              element.checkVisibility({ visibilityProperty: true })
            );
          };
          document.open();
          for (const piece of [html.slice(0, bodyStart), ...html.slice(bodyStart).split(/(?=<)/)]) {
            // oxlint-disable-next-line typescript/no-deprecated -- the only way to give a parser HTML in pieces
            document.write(piece);
            for (const element of document.querySelectorAll('body *')) {
              if (!isVisible(element)) continue;
              const { left, top } = element.getBoundingClientRect();
              const place = `${Math.round(left)}, ${Math.round(top)}`;
              const before = places.get(element) ?? place;
              if (place !== before) found.push(`${before} → ${place}: ${element.outerHTML.slice(0, 80)}`);
              places.set(element, place);
            }
          }
          document.close();
          return places.size > 20 ? found : ['nothing is drawn'];
        });
        expect(moved, `${path} at ${viewport.width}`).toEqual([]);
      }
  });
});
