import { measureBundle } from '@zarra/tools/packages/measure-bundle';
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
