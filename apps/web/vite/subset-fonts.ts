import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Basic Latin, the letters oʻ gʻ ʼ with all apostrophes in use, quotes, dashes and mathematical symbols. */
const CHARACTERS = `${range(0x20, 0x7e)}\u00a0\u202fʻʼ‘’“”«»–—…·×÷±°²³№→←−≈≤≥√∞ÀÉÖŞÇĞàéöşçğ`;

/** Characters of formulas of school physics: upright and italic letters, Greek, operators, stretchy characters. */
const MATH_CHARACTERS = [
  range(0x20, 0x7e),
  range(0x391, 0x3c9),
  range(0x1d434, 0x1d467),
  range(0x1d6e2, 0x1d71b),
  'ℎℏℓℰϵϑϕ′″°±×÷·⋅∘√∑∏∫∮∞≈≠≤≥≪≫∝∼≡∂∇∈→←↔⇒⇔⟨⟩‖∥⊥∠△…⋯−‾¯⃗\u00a0\u2061',
].join('');

async function writeSubsets(folder: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const source = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  const font = await subsetFont(await readFile(source), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'inter.woff2'), font);
  const stix = require.resolve('@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2');
  const math = await subsetFont(await readFile(stix), MATH_CHARACTERS, { targetFormat: 'woff2' });
  await writeFile(path.join(folder, 'stix-math.woff2'), math);
}

/**
 * Subsets the variable font Inter to the characters and weights of the site, and STIX Two Math to the characters of
 * formulas.
 * @param folder output folder of inter.woff2 and stix-math.woff2
 */
export const subsetFonts = (folder: string): Plugin => ({
  name: 'zarra:subset-fonts',
  buildStart: () => writeSubsets(folder),
});
