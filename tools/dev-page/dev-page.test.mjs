// @ts-check
// Each feature library stands alone in a browser: its page comes, with what its network answers, and without a fault.
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '../run/find-chromium.mjs';
import { root } from '../run/prepare.mjs';

const executablePath = await findChromium();
const libraries = readdirSync(path.join(root, 'libs')).filter((name) =>
  existsSync(path.join(root, 'libs', name, 'src/test-dev-page.tsx')),
);
/** What is on the page only once its network has answered. */
const answered = new Map([
  ['auth', 'Kirish'],
  ['landing', '27+'],
  ['lessons-tests', 'Mexanik harakat'],
  ['simulations', 'Jami: 24 ta simulyatsiya'],
]);

describe('alone in a browser', { skip: !executablePath }, () => {
  /** @type {import('@playwright/test').Browser} */
  let browser;
  before(async () => {
    browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
  });
  after(() => browser.close());

  for (const name of libraries) {
    test(name, async () => {
      const server = await createServer({
        configFile: path.join(import.meta.dirname, 'vite.config.mjs'),
        root: path.join(root, 'libs', name),
        cacheDir: path.join(root, 'node_modules/.vite/dev-page', name),
        logLevel: 'error',
        server: { port: 0, host: '127.0.0.1' },
      });
      try {
        await server.listen();
        const page = await browser.newPage();
        /** @type {string[]} */
        const faults = [];
        page.on('pageerror', ({ message }) => faults.push(message));
        await page.goto(server.resolvedUrls?.local[0] ?? '');
        await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
        await page
          .getByText(answered.get(name) ?? name)
          .first()
          .waitFor({ timeout: 20_000 });
        assert.deepEqual(faults, []);
      } finally {
        await server.close();
      }
    });
  }
});
