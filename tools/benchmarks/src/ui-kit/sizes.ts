import { weighCode } from '@zarra/tools/packages/weigh';
import type { Installed } from './kits.js';

/** Targets, bytes. */
const BUTTON = 12_000;
const TEN = 21_500;

/**
 * Prints what each kit brings to a page: scripts and the style sheets it tells to import, gzip -9, React outside.
 * @returns what is missed
 */
export async function measureSizes(kits: Installed[]): Promise<string[]> {
  const table: Record<string, Record<string, number | string>> = {};
  const missed = [];
  for (const { name, folder, button, ten } of kits) {
    if (!button || !ten) continue;
    const one = await weighCode(folder, button);
    const set = await weighCode(folder, ten);
    table[name] = {
      'Button, Vite': one.vite.bytes,
      'Button, esbuild': one.esbuild.bytes,
      'ten, Vite': set.vite.bytes,
      'ten, esbuild': set.esbuild.bytes,
    };
    if (name !== 'ui-kit') continue;
    if (Math.max(one.vite.bytes, one.esbuild.bytes) > BUTTON)
      missed.push(`a Button of at most ${BUTTON} bytes`);
    if (Math.max(set.vite.bytes, set.esbuild.bytes) > TEN) missed.push(`a set of at most ${TEN} bytes`);
  }
  console.log('Bytes, gzip -9, production build, React outside, styling and needed provider included');
  console.table(table);
  return missed;
}
