import { launch } from 'puppeteer-core';
import { TIMEOUT_MS, type Browser, type BrowserKind } from './browser.js';

const FIREFOX = '/usr/bin/firefox-esr';

/** Firefox ESR over its built-in WebDriver BiDi: Debian has no package of geckodriver. */
export const firefox: BrowserKind = {
  name: 'Firefox ESR',
  programs: [FIREFOX],
  packages: 'firefox-esr',
  async launch(): Promise<Browser> {
    const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    page.setDefaultTimeout(TIMEOUT_MS);
    const selector = (xpath: string): string => `::-p-xpath(${xpath})`;
    return {
      open: async (address) => {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
      },
      click: (xpath) => page.locator(selector(xpath)).click(),
      type: (xpath, text) => page.locator(selector(xpath)).fill(text),
      async select(xpath, option) {
        const list = await page.waitForSelector(selector(xpath));
        const value = await list?.evaluate(
          (element, label) =>
            [...(element as HTMLSelectElement).options].find(({ text }) => text === label)?.value,
          option,
        );
        if (value === undefined) throw new Error(`${xpath} has no option ${option}`);
        await list?.select(value);
      },
      text: async (xpath) =>
        (await (await page.$(selector(xpath)))?.evaluate(({ textContent }) => textContent)) ?? '',
      count: async (xpath) => (await page.$$(selector(xpath))).length,
      address: () => Promise.resolve(page.url()),
      close: () => browser.close(),
    };
  },
};
