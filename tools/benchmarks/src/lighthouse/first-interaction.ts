import type { Browser, BrowserContext, Page } from '@playwright/test';
import { interactAfterPaint } from './first-interaction-page.mjs';

/** Slow 3G as the developer tools of Chromium apply it (ms, bytes per second), and a processor slowed four times. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const CPU_SLOWDOWN = 4;
// Without the content security policy, the test can fetch the scripts from any page.
const PHONE = { bypassCSP: true, viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

/** A control that is used right after the first paint. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Works without scripts. Only the effect of other controls is compared with the plain download. */
  readonly isNative: boolean;
  /** Selector of the control. A `select` gets another value; other controls are clicked. */
  readonly control: string;
  /** Selector that matches when the effect is visible. */
  readonly effect: string;
}

export const interactions: readonly Interaction[] = [
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

/** Controls that need scripts, used as the first interaction of a visitor who was reading. */
export const laterInteractions: readonly Interaction[] = [
  {
    name: 'search',
    path: '/',
    isNative: false,
    control: 'header form button',
    effect: 'dialog[open] form[role=search] input',
  },
  {
    name: 'orbit',
    path: '/',
    isNative: false,
    control: 'main figure button',
    effect: 'main figure button[aria-label="Harakatni davom ettirish"]',
  },
  {
    name: 'filter',
    path: '/simulation',
    isNative: false,
    control: 'main select',
    effect: 'main:has(article):not(:has(li:nth-child(20) article))',
  },
  {
    name: 'search of topics',
    path: '/learn',
    isNative: false,
    control: 'main [role=search] input',
    effect: 'main [data-topics]:not(:has(details))',
  },
];
/** Time from the first paint to these, ms. */
export const laterTimes = [1000, 3000, 6000];

const openThrottledPage = async (context: BrowserContext, isLocal = false): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (!isLocal) await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
};

/** Milliseconds of a parallel download of the files, without other work. */
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
 * Uses a control of a page once: right after the first paint on slow 3G, or later on the local network.
 * @returns milliseconds from the interaction to its effect and to visible feedback, of the longest task, and of the plain
 * download of the JavaScript that the page loads first
 */
export async function measureFirstInteraction(
  browser: Browser,
  origin: string,
  interaction: Interaction,
  waitMs = 0,
) {
  const context = await browser.newContext(PHONE);
  const isLocal = waitMs > 0;
  try {
    const page = await openThrottledPage(context, isLocal);
    await page.goto(origin + interaction.path, { waitUntil: 'commit', timeout: 120_000 });
    const times = await page.evaluate(interactAfterPaint, { ...interaction, waitMs });
    const modules = await page
      .locator('link[rel=modulepreload][fetchpriority]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const downloadMs = await plainDownload(await openThrottledPage(context, isLocal), origin, modules);
    return { ...times, downloadMs };
  } finally {
    await context.close();
  }
}
