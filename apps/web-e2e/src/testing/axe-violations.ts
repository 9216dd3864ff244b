import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Violations of every axe rule, none switched off.
 * @param options `iframes: false` leaves out the content of frames
 */
export async function axeViolations(page: Page, options: { iframes?: boolean } = {}): Promise<string[]> {
  // Legacy mode evaluates in the page itself instead of opening a second one. It differs only for frames of other origins.
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' ')}`);
}
