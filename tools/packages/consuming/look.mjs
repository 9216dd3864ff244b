// @ts-check
import { AxeBuilder } from '@axe-core/playwright';
import { serveFolder } from './serve-folder.mjs';

/**
 * What a person must meet on a consumer's page.
 * @typedef {object} Sight
 * @property {Parameters<import('@playwright/test').Page['getByRole']>[0]} role
 * @property {string} name
 * @property {string} [background] its computed colour, where the consumer's own theme decides it
 */

/**
 * Opens a built page in Chromium, in both themes: it shows what it should, the console has no error, axe finds nothing.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 * @param {Sight} sight
 * @returns {Promise<string[]>} faults
 */
export async function look(browser, folder, { role, name, background }) {
  const site = await serveFolder(folder);
  /** @type {string[]} */
  const faults = [];
  try {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const context = await browser.newContext({ colorScheme });
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
      });
      await page.goto(site.address);
      const seen = page.getByRole(role, { name, exact: true });
      await seen.waitFor({ timeout: 15_000 });
      const colour = await seen.evaluate((element) => getComputedStyle(element).backgroundColor);
      if (background && colorScheme === 'light' && colour !== background)
        faults.push(`${name} is ${colour}, the theme says ${background}`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      faults.push(...violations.map(({ id, help }) => `axe, ${colorScheme}: ${id} (${help})`));
      await context.close();
    }
  } catch (failure) {
    faults.push(failure instanceof Error ? failure.message : String(failure));
  } finally {
    await site.stop();
  }
  return faults;
}
