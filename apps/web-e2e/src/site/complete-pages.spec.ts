// The HTML of a page is complete at every width: hydration changes nothing that is visible.
import type { Page } from '@playwright/test';
import { expectHydrated } from '../testing/hydration.js';
import { holdRequests } from '../testing/hold-requests.js';
import { mockConnection } from '../testing/mock-connection.js';
import { everyPage, expect, test } from '../testing/test.js';

const WIDTHS = [360, 768, 1024, 1280];

/** Visible texts, links, buttons, fields and pictures with their boxes. Runs in the page. */
const visibleParts = (): string[] => {
  const lines: string[] = [];
  const add = (description: string, element: Element, { x, y, width, height }: DOMRect): void => {
    // A text for screen readers alone is clipped to a pixel.
    const isClipped = element.getBoundingClientRect().width <= 1;
    if (width === 0 || height === 0 || isClipped || !element.checkVisibility({ visibilityProperty: true }))
      return;
    lines.push(`${description} at ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`);
  };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Text) {
      const text = node.data.trim();
      const range = document.createRange();
      range.selectNodeContents(node);
      // A status is about the moment, such as that a video is loading.
      if (text && node.parentElement && !node.parentElement.closest('[role=status]'))
        add(`“${text}”`, node.parentElement, range.getBoundingClientRect());
    } else if (
      node instanceof Element &&
      node.matches('a, button, input, select, textarea, summary, img, video, svg')
    ) {
      const { value } = node as HTMLInputElement;
      const href = node.localName === 'a' && node.getAttribute('href');
      const name = [node.localName, node.ariaLabel, href, value].filter(Boolean).join(' ');
      // The button that opens an experiment in a lesson is a link to its page until it is hydrated.
      const opensExperiment = node.matches('[role=group] :is(a[href^="/tajriba/"], button)');
      add(opensExperiment ? 'opens an experiment' : name, node, node.getBoundingClientRect());
    }
  }
  return lines;
};

async function visibleAtEachWidth(page: Page): Promise<Record<number, string[]>> {
  const parts: Record<number, string[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    parts[width] = await page.evaluate(visibleParts);
  }
  return parts;
}

const pages = [
  ...everyPage,
  '/learn?topic=5',
  '/learn?topic=999999',
  '/qidiruv?q=linza',
  '/simulation?q=linza&turi=2d',
  '/simulation?kategoriya=optika&sinf=9-sinf',
  '/simulation?q=kvarkqq',
  '/simulation/yoq',
  '/login?next=%2Fmen',
  '/register?next=%2Flearn%3Ftopic%3D5',
  '/forgot-password?next=%2Fmen',
  '/tajriba',
  '/tajriba/yoq',
];
for (const path of pages) {
  test(`${path} shows the same before and after hydration`, async ({ page }) => {
    // An experiment does not open by itself.
    await mockConnection(page, undefined);
    const scripts = await holdRequests(page, /\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const first = await visibleAtEachWidth(page);
    scripts.release();
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    const hydrated = await visibleAtEachWidth(page);
    for (const width of WIDTHS) expect.soft(hydrated[width], `${width} px`).toEqual(first[width]);
  });
}

/** Names of the visible headings, links, buttons and fields. Runs in the page. */
const visibleNames = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3, a, button, input, select, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => [element.localName, element.ariaLabel, element.textContent].join(' '));

// Hydration draws the graph and its tools: the rest stays. The demonstration would offer to pause.
test('an experiment keeps everything that its HTML shows', async ({ page }) => {
  const scripts = await holdRequests(page, /\.js$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tajriba/mayatnik', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  const first: Record<number, string[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    first[width] = await page.evaluate(visibleNames);
  }
  expect(first[360]).toContain('h1  Matematik mayatnik');
  scripts.release();
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(visibleNames), `${width} px`).toEqual(
      expect.arrayContaining(first[width] ?? []),
    );
  }
});
