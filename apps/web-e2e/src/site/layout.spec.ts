import type { Page } from '@playwright/test';
import { CataloguePage } from '../catalogue-page.js';
import { DESKTOP, everyPage, expect, PHONE, test } from '../journey.js';
import { tooWide } from '../too-wide.js';

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Telefon/ })).toBeVisible();
};

for (const width of [320, 360, 768, 1280]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const path of [...everyPage, '/simulation?q=kvarkqq']) {
      await page.goto(path);
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
      expect(await page.evaluate(tooWide), path).toEqual([]);
    }
  });
}

/** Pairs of the bar's parts that lie on each other, and parts that are cut off. */
const barFaults = () => {
  const bar = document.querySelector('header')!;
  const parts = [...bar.querySelectorAll<HTMLElement>('a, button')].filter((part) => part.checkVisibility());
  const faults: string[] = [];
  const bounds = bar.getBoundingClientRect();
  for (const [index, part] of parts.entries()) {
    const box = part.getBoundingClientRect();
    if (
      box.left < 0 ||
      box.right > innerWidth ||
      box.top < bounds.top - 0.5 ||
      box.bottom > bounds.bottom + 0.5
    ) {
      faults.push(`${part.textContent} leaves the bar`);
    }
    if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1) {
      faults.push(`${part.textContent} is cut`);
    }
    for (const other of parts.slice(index + 1)) {
      const next = other.getBoundingClientRect();
      const apart =
        box.right <= next.left + 0.5 ||
        next.right <= box.left + 0.5 ||
        box.bottom <= next.top + 0.5 ||
        next.bottom <= box.top + 0.5;
      if (!apart) faults.push(`${part.textContent} lies on ${other.textContent}`);
    }
  }
  return parts.length === 0 ? ['an empty bar'] : faults;
};

for (const [width, size] of [
  [1280, '200%'],
  [1280, '100%'],
  [900, '100%'],
  [900, '150%'],
  [360, '200%'],
  [320, '100%'],
] as const) {
  test(`letters of ${size} leave the bar whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/simulation');
    await settled(page);
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);

    expect(await page.evaluate(barFaults)).toEqual([]);
    if (width >= 900) expect(await page.evaluate(tooWide)).toEqual([]);
  });
}

test('the social networks stand in a row of squares for fingers', async ({ page }) => {
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
    test(`a cold visit to ${path} at ${viewport.width} px moves nothing that is seen`, async ({ page }) => {
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
      await settled(page);
      if (path.startsWith('/simulation')) {
        const picture = new CataloguePage(page).cards.first().locator('img');
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      await page.evaluate(() => document.fonts.ready);
      // Two frames later whatever moved has been counted.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01);
    });
  }
}
