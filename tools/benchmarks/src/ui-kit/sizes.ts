import { measureBundle } from '@zarra/tools/packages/measure-bundle';
import { components } from './components.js';
import type { InstalledKit } from './kits.js';

/** Maximum bytes. */
const MAX_BUTTON = 12_000;
const MAX_TEN = 21_500;

/**
 * Prints the bytes that each kit adds to a page: scripts and its style sheets, gzip -9, without React.
 * @returns missed targets
 */
export async function measureSizes(kits: InstalledKit[]): Promise<string[]> {
  const table: Record<string, Record<string, number | string>> = {};
  const missed = [];
  for (const { name, folder, button, ten } of kits) {
    if (!button || !ten) continue;
    const one = await measureBundle(folder, button);
    const set = await measureBundle(folder, ten);
    table[name] = {
      'Button, Vite': one.vite.bytes,
      'Button, esbuild': one.esbuild.bytes,
      'ten, Vite': set.vite.bytes,
      'ten, esbuild': set.esbuild.bytes,
    };
    if (name !== 'ui-kit') continue;
    if (Math.max(one.vite.bytes, one.esbuild.bytes) > MAX_BUTTON)
      missed.push(`a Button of at most ${MAX_BUTTON} bytes`);
    if (Math.max(set.vite.bytes, set.esbuild.bytes) > MAX_TEN)
      missed.push(`a set of at most ${MAX_TEN} bytes`);
  }
  console.log('Bytes, gzip -9, production build, without React, with styles and the required provider');
  console.table(table);
  return missed;
}

/** Components that are not the lightest of the compared ones; docs/decisions/0057 has the reasons. */
const HEAVIER: ReadonlySet<string> = new Set(['Combobox', 'MultiSelect', 'Popover', 'Menu', 'Tooltip']);

/**
 * Prints the bytes of each component of ui-kit beside its counterparts: scripts and style sheets by Vite, gzip -9, without React.
 * @returns components that are heavier than a counterpart without a recorded reason
 */
export async function measureComponents(kits: InstalledKit[]): Promise<string[]> {
  const table: Record<string, Record<string, number>> = {};
  const missed = [];
  for (const [component, counterparts] of Object.entries(components)) {
    const row: Record<string, number> = {};
    for (const { name, folder } of kits) {
      const code = name === 'ui-kit' ? `export { ${component} } from '@zarra/ui-kit';` : counterparts[name];
      if (code) row[name] = (await measureBundle(folder, code)).vite.bytes;
    }
    table[component] = row;
    const { 'ui-kit': ours, ...others } = row;
    if (ours !== undefined && ours > Math.min(...Object.values(others)) && !HEAVIER.has(component))
      missed.push(`the lightest ${component}`);
  }
  console.log('Bytes of one component, as above');
  console.table(table);
  return missed;
}
