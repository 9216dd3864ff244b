// Opens the dev page of the feature library in the current folder: it shows data of the mocked network without errors.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '../run/find-chromium.mjs';
import { root } from '../run/prepare.mjs';

const executablePath = await findChromium();
const library = process.cwd();

test(path.relative(root, library), { skip: !executablePath }, async (context) => {
  const server = await createServer({
    configFile: path.join(import.meta.dirname, 'vite.config.ts'),
    root: library,
    cacheDir: path.join(root, 'node_modules/.vite/dev-page', path.basename(library)),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
  context.after(() => server.close());
  await server.listen();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
  context.after(() => browser.close());

  const page = await browser.newPage();
  // Ends only a page that hangs: its time depends on the load of the machine.
  page.setDefaultTimeout(240_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const firstError = page.waitForEvent('pageerror');
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  // A page that throws while it loads never shows its heading, so the error is awaited beside it.
  await Promise.race([
    page.getByRole('heading', { level: 1 }).waitFor(),
    firstError.then(
      (error) => Promise.reject(error),
      () => undefined,
    ),
  ]);
  const expectedText = await page.locator('body').getAttribute('data-expected-text');
  assert.ok(expectedText, 'src/testing/dev-page.tsx exports no expectedText');
  await page.getByText(expectedText).first().waitFor();
  assert.deepEqual(errors, []);
});
