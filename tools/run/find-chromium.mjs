// @ts-check
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const INSTALLED = [
  // First choice: without window code it takes a third less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Printed when no browser for the tests is installed. */
export const NO_CHROMIUM_MESSAGE =
  'No Chromium found. Get one: apt-get install chromium-headless-shell, or npx playwright install chromium';

/**
 * Finds a Chromium for browser tests: that of CHROMIUM_PATH, an installed one, or Playwright's.
 * @returns {Promise<string | undefined>} path of the executable
 */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  return [process.env['CHROMIUM_PATH'], ...INSTALLED, chromium.executablePath()].find(
    (candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate),
  );
}

/** Arguments for a headless run without a sandbox and without background network requests. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell hints fonts fully by default; Chromium with a window hints them slightly.
  '--font-render-hinting=slight',
];

/** Environment of a test browser. On Linux its fonts come from a locked package, not from the machine. */
export const CHROMIUM_ENV = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
};
