import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Basic Latin, the letters oʻ gʻ ʼ with every mark people type for them, quotes, dashes and school signs. */
const SIGNS = `${range(0x20, 0x7e)}\u00a0\u202fʻʼ‘’“”«»–—…·×÷±°²³№→←−≈≤≥√∞ÀÉÖŞÇĞàéöşçğ`;

async function writeSubset(folder: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const source = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  const font = await subsetFont(await readFile(source), SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'inter.woff2'), font);
}

/**
 * Cuts Inter's variable font down to the signs and weights the site uses.
 * @param folder where to write inter.woff2
 */
export const subsetInter = (folder: string): Plugin => ({
  name: 'zarra:subset-inter',
  buildStart: () => writeSubset(folder),
});
