import { elementsBeyondViewport } from '../testing/beyond-viewport.js';
import { CataloguePage } from '../testing/catalogue-page.js';
import { DESKTOP, everyPage, expect, mainPathIf, PHONE, test } from '../testing/test.js';
import { expectSettled } from './settled.js';

// 360 and 1280 px: pages.spec.ts.
for (const width of [320, 768]) {
  test(`no element is wider than a viewport of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const path of [...everyPage, '/simulation?q=kvarkqq']) {
      await page.goto(path);
      await expectSettled(page);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, path).toBeLessThanOrEqual(width);
      expect.soft(await page.evaluate(elementsBeyondViewport), path).toEqual([]);
    }
  });
}

/** Elements of the top bar that overlap, are clipped, or extend beyond it. Runs in the page. */
const barProblems = () => {
  const bar = document.querySelector('header')!;
  const parts = [...bar.querySelectorAll<HTMLElement>('a, button')].filter((part) => part.checkVisibility());
  const problems: string[] = [];
  const bounds = bar.getBoundingClientRect();
  for (const [index, part] of parts.entries()) {
    const box = part.getBoundingClientRect();
    if (
      box.left < 0 ||
      box.right > innerWidth ||
      box.top < bounds.top - 0.5 ||
      box.bottom > bounds.bottom + 0.5
    ) {
      problems.push(`${part.textContent} extends beyond the bar`);
    }
    if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1) {
      problems.push(`${part.textContent} is clipped`);
    }
    for (const other of parts.slice(index + 1)) {
      const next = other.getBoundingClientRect();
      const isSeparate =
        box.right <= next.left + 0.5 ||
        next.right <= box.left + 0.5 ||
        box.bottom <= next.top + 0.5 ||
        next.bottom <= box.top + 0.5;
      if (!isSeparate) problems.push(`${part.textContent} overlaps ${other.textContent}`);
    }
  }
  return parts.length === 0 ? ['the bar is empty'] : problems;
};

for (const [width, sizes] of [
  [1280, ['100%', '200%']],
  [900, ['100%', '150%']],
  [360, ['200%']],
  [320, ['100%']],
] as const) {
  test(`a font size of ${sizes.join(' and ')} keeps the bar intact at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/simulation');
    await expectSettled(page);
    for (const size of sizes) {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      expect.soft(await page.evaluate(barProblems), size).toEqual([]);
      if (width >= 900) expect.soft(await page.evaluate(elementsBeyondViewport), size).toEqual([]);
    }
  });
}

test('the links to social networks are a row of squares, 44 px wide', async ({ page }) => {
  await page.goto('/');
  const links = page
    .getByRole('contentinfo')
    .getByRole('list', { name: 'Ijtimoiy tarmoqlar' })
    .getByRole('link');
  await expect(links).not.toHaveCount(0);
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  for (const box of boxes) {
    expect(box).toMatchObject({ width: 44, height: 44 });
    expect(box!.y).toBe(boxes[0]!.y);
  }
});

declare global {
  interface Window {
    shift: number;
  }
}

for (const viewport of [PHONE, DESKTOP]) {
  for (const path of ['/', '/simulation', '/simulation/optika', '/learn', '/forbidden']) {
    test(`a cold visit to ${path} at ${viewport.width} px shifts no layout${mainPathIf(viewport === PHONE && path !== '/forbidden')}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        window.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) window.shift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await expectSettled(page);
      if (path.startsWith('/simulation')) {
        const image = new CataloguePage(page).cards.first().locator('img');
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(0);
      }
      await page.evaluate(() => document.fonts.ready);
      // Shifts are reported within two frames.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01);
    });
  }
}
