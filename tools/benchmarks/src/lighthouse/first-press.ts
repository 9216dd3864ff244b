import type { Browser, BrowserContext, Page } from '@playwright/test';
import { pressAfterPaint } from './first-press-page.mjs';

/** Slow 3G as the developer tools of Chromium apply it (ms, bytes per second), and a processor slowed four times. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PROCESSOR = 4;
// Any page of the site may then fetch its files, alone.
const PHONE = { bypassCSP: true, viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

/** A control that is pressed right after the first paint. */
export interface Press {
  readonly name: string;
  readonly path: string;
  /** Works without scripts: its time is judged in ms, that of others against the plain download. */
  readonly isNative: boolean;
  /** Selector of the control. A `select` gets another value, everything else is clicked. */
  readonly control: string;
  /** Selector that matches once the effect can be seen. */
  readonly effect: string;
}

export const presses: readonly Press[] = [
  {
    name: 'menu',
    path: '/',
    isNative: true,
    control: 'button[commandfor=menu][command=show-modal]',
    effect: '#menu[open]',
  },
  {
    name: 'topics',
    path: '/learn',
    isNative: true,
    control: 'main button[command=show-modal]',
    effect: 'main dialog[open]',
  },
  {
    name: 'theme',
    path: '/learn',
    isNative: true,
    control: 'input[value=dark]',
    effect: 'html[data-theme=dark]',
  },
  {
    name: 'filter',
    path: '/simulation',
    isNative: false,
    control: 'main select',
    effect: 'main:has(article):not(:has(li:nth-child(20) article))',
  },
  {
    name: 'run',
    path: '/tajriba/mayatnik',
    isNative: false,
    control: 'button[aria-label="Boshlash"]',
    effect: 'button[aria-label="Toʻxtatish"]',
  },
];

const openSlow = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  return page;
};

/** Milliseconds in which the files are downloaded, all at once, and nothing else happens. */
async function plainDownload(page: Page, origin: string, files: string[]): Promise<number> {
  await page.goto(`${origin}/robots.txt`, { timeout: 120_000 });
  return page.evaluate(async (addresses) => {
    const start = performance.now();
    await Promise.all(
      addresses.map(async (address) => (await fetch(address, { cache: 'no-store' })).arrayBuffer()),
    );
    return performance.now() - start;
  }, files);
}

/**
 * Presses a control right after the first paint of a page, once.
 * @returns milliseconds from the press to its effect, to a visible sign of the press, and of the plain download of the
 * JavaScript that the page loads first
 */
export async function firstPress(browser: Browser, origin: string, press: Press) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await openSlow(context);
    await page.goto(origin + press.path, { waitUntil: 'commit', timeout: 120_000 });
    const times = await page.evaluate(pressAfterPaint, press);
    const modules = await page
      .locator('link[rel=modulepreload][fetchpriority]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const downloadMs = await plainDownload(await openSlow(context), origin, modules);
    return { ...times, downloadMs };
  } finally {
    await context.close();
  }
}
