// @ts-check
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const INSTALLED = [
  // Without the parts of a window it takes a third less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What to tell a person who has no browser for the tests. */
export const HOW_TO_GET_CHROMIUM =
  'No Chromium found. Get one: apt-get install chromium-headless-shell, or npx playwright install chromium';

/**
 * A Chromium to run browser tests in: the one CHROMIUM_PATH names, an installed one, or Playwright's own.
 * @returns {Promise<string | undefined>} path of the program
 */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  return [process.env['CHROMIUM_PATH'], ...INSTALLED, chromium.executablePath()].find(
    (candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate),
  );
}

/** Arguments for a quiet, sandbox-free headless run, on machines without a network too. */
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

/** Environment of a test browser: on Linux its fonts come from a locked package, whatever the machine has installed. */
export const CHROMIUM_ENV = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
};
