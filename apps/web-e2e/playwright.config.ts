import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, NO_CHROMIUM_MESSAGE } from '@zarra/tools/chromium';
import { reportFile } from '@zarra/tools/report-file';
import { testScope } from '@zarra/tools/test-scope';

const executablePath = await findChromium();
const inCi = process.env['CI'] === 'true';
// Every worker loads this file; only the main process prints the message.
if (executablePath === undefined && process.env['TEST_WORKER_INDEX'] === undefined) {
  console.log(NO_CHROMIUM_MESSAGE);
  if (inCi) process.exit(1);
}

/** `npm test` runs the main paths, `npm run test:ci` the other tests. */
const selections: Readonly<Record<string, { grep?: RegExp; grepInvert?: RegExp }>> = {
  push: { grep: /@main-path/ },
  ci: { grepInvert: /@main-path/ },
};

// One Playwright project: a worker and its site serve a single project.
export default defineConfig({
  testDir: 'src',
  globalSetup: './src/testing/import-data.ts',
  outputDir: 'dist/results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  ...selections[testScope],
  workers: 2,
  // A flaky test is a failed test.
  retries: 0,
  forbidOnly: inCi,
  // Timeouts end only tests that hang: the time of a test depends on the load of the machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Installed fonts: layout must not shift when Inter replaces a fallback with the metrics of Arial.
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
});
