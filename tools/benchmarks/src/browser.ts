import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, NO_CHROMIUM_MESSAGE } from '@zarra/tools/chromium';
import { onEnd } from './runner.js';

/**
 * Chromium, which ends with the benchmark.
 * @throws when none is installed
 */
export async function openBrowser(args: string[] = CHROMIUM_ARGUMENTS): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM_MESSAGE);
  const browser = await chromium.launch({ executablePath, args });
  onEnd(() => browser.close());
  return browser;
}
