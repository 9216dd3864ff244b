import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { findChromium, NO_CHROMIUM_MESSAGE } from '@zarra/tools/chromium';
import { testScope } from '@zarra/tools/test-scope';
import { startMailCatcher, type MailCatcher } from './mail-catcher.js';
import { observePageErrors, type PageErrors } from './page-errors.js';
import { startSite, type SiteServer } from './site-server.js';

export interface TestFixtures {
  /** The test causes page errors: they do not fail it. */
  readonly errorsExpected: boolean;
  readonly needsChromium: undefined;
  readonly pageErrors: PageErrors;
}

export interface WorkerFixtures {
  /** Receives every mail of the site. */
  readonly mail: MailCatcher;
  /** The site of this worker. */
  readonly site: SiteServer;
}

/** An end-to-end test on the built site. It fails on every page error (see {@link PageErrors}). */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  errorsExpected: [false, { option: true }],
  needsChromium: [
    async ({}, use, testInfo) => {
      testInfo.skip((await findChromium()) === undefined, NO_CHROMIUM_MESSAGE);
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
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  pageErrors: [
    async ({ page, site, errorsExpected }, use, testInfo) => {
      const pageErrors = await observePageErrors(page, site.url);
      await use(pageErrors);
      await site.start(); // A test may have killed it.
      if (!errorsExpected) expect.soft(pageErrors.found).toEqual([]);
      expect.soft(pageErrors.mismatches).toEqual([]);
      if (testInfo.status === testInfo.expectedStatus) return;
      // A trace would cost a fifth of the time of every test that passes.
      const path = testInfo.outputPath('log.txt');
      await writeFile(path, [...pageErrors.log, 'Server:', site.output()].join('\n'));
      testInfo.attachments.push({ name: 'log of pages and server', path, contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** The tag of a test of `npm test`, at the end of its title: a main path of visitors and learners, or one experiment of each kind. */
export const mainPathIf = (isMainPath: boolean): string => (isMainPath ? ' @main-path' : '');

/** Whether this is `npm run test:extended`: docs/testing.md lists what it adds. */
export const isExtended = testScope === 'extended';

/**
 * The entries that CI uses: every third, from another one in each file, so that the files together use all. The extended
 * run uses all in each file.
 */
export const everyThird = <Entry>(entries: readonly Entry[], first: 0 | 1 | 2): readonly Entry[] =>
  isExtended ? entries : entries.filter((_, index) => index % 3 === first);

/** Narrow phone and desktop. */
export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** Themes and widths for the rules of axe: CI uses each theme and each width once, the extended run all pairs. */
export const axeRuns = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [{ width: 320, height: 640 }, DESKTOP]
    .filter(({ width }) => isExtended || (width === 320) === (colorScheme === 'light'))
    .map((viewport) => ({ colorScheme, viewport })),
);

/** Pages of every kind. */
export const everyPage = [
  '/',
  '/simulation',
  '/simulation/optika',
  '/forbidden',
  '/maxfiylik',
  '/learn',
  '/login',
  '/register',
  '/forgot-password',
  '/nima-bu',
] as const;
