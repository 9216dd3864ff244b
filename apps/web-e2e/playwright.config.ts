import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, HOW_TO_GET_CHROMIUM } from '@zarra/tools/chromium';
import { reportFile } from '@zarra/tools/report-file';

const executablePath = await findChromium();
const inCi = process.env['CI'] === 'true';
// Read again in every worker; only the first says it.
if (executablePath === undefined && process.env['TEST_WORKER_INDEX'] === undefined) {
  console.log(HOW_TO_GET_CHROMIUM);
  if (inCi) process.exit(1);
}

export default defineConfig({
  testDir: 'src',
  outputDir: 'dist/results',
  fullyParallel: true,
  workers: 2,
  retries: inCi ? 1 : 0,
  forbidOnly: inCi,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Recording costs a fifth of the time: where a failed journey is tried again, the second try is recorded.
    trace: inCi ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
});
