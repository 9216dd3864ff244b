import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '@zarra/tools/chromium';
import { reportFile } from '@zarra/tools/report-file';

const executablePath = await findChromium();

/** Tests of the built catalogue's documentation pages: npx nx docs-pages @zarra/storybook. */
export default defineConfig({
  testDir: '.',
  testMatch: 'docs-pages.spec.ts',
  outputDir: '../dist/docs-pages',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  // Ends only pages that hang: a page with many stories takes long on a busy machine.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
});
