import { expect, test as base } from '@playwright/test';
import { findChromium, HOW_TO_GET_CHROMIUM } from '@zarra/tools/chromium';
import { watchForFaults, type Faults } from './faults.js';
import { startMailCatcher, type MailCatcher } from './mail-catcher.js';
import { startSite, type SiteServer } from './site-server.js';

export interface PerTest {
  /** Errors the journey means to cause: then the watch for faults is off. */
  readonly faultsMeant: boolean;
  /** Nobody touches the page by itself: then it comes alive at the journey's own first step. */
  readonly untouched: boolean;
  readonly needsChromium: undefined;
  readonly faults: Faults;
}

export interface PerWorker {
  /** Takes every mail the site sends. */
  readonly mail: MailCatcher;
  /** A site of the worker's own. */
  readonly site: SiteServer;
}

/** A journey through the real site. Any error on the console, breach of the policy or foreign request fails it. */
export const test = base.extend<PerTest, PerWorker>({
  faultsMeant: [false, { option: true }],
  untouched: [false, { option: true }],
  context: async ({ context, untouched }, use) => {
    // A prerendered page waits for a sign of its reader (apps/web/src/start).
    if (!untouched) {
      await context.addInitScript(() =>
        addEventListener('load', () => dispatchEvent(new PointerEvent('pointermove'))),
      );
    }
    await use(context);
  },
  needsChromium: [
    async ({}, use, testInfo) => {
      testInfo.skip((await findChromium()) === undefined, HOW_TO_GET_CHROMIUM);
      await use(undefined);
    },
    { auto: true },
  ],
  mail: [
    async ({}, use) => {
      const mail = await startMailCatcher();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await startSite({ SMTP_URL: mail.url });
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  faults: [
    async ({ page, site, faultsMeant }, use) => {
      const faults = await watchForFaults(page, site.url);
      await use(faults);
      await site.start(); // For the next journey, when this one killed it.
      if (!faultsMeant) expect(faults.seen).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Pages of every kind. */
export const everyPage = [
  '/',
  '/simulation',
  '/simulation/optika',
  '/forbidden',
  '/learn',
  '/login',
  '/register',
  '/forgot-password',
  '/nima-bu',
] as const;

/** Narrow phone and desktop. */
export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };
