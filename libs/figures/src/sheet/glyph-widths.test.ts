import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { advancesOf } from '../testing/font-advances.js';
import { textWidth } from './glyph-widths.js';

const require = createRequire(import.meta.url);
const subsetFont = require('subset-font') as (
  font: Uint8Array,
  text: string,
  options: { targetFormat: 'truetype' },
) => Promise<Uint8Array>;
const italics = String.fromCodePoint(...Array.from({ length: 52 }, (_, index) => 0x1d434 + index)).replace(
  '\u{1d455}',
  'ℎ',
);

test.each([
  [
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZʻʼ.,;:()/=+−·×%°–\u00A0 ',
  ],
  ['@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2', `${italics}𝛼𝛽𝛾𝜆𝜑𝜌𝜂𝜇𝛺ΔΩαβγλμπ`],
])('widths are those of %s', async (file, glyphs) => {
  const font = await subsetFont(await readFile(require.resolve(file)), glyphs, { targetFormat: 'truetype' });
  const advances = advancesOf(font);
  for (const glyph of glyphs) {
    const advance = advances.get(glyph.codePointAt(0)!)!;
    expect(textWidth(glyph, 100), glyph).toBeCloseTo(Math.round(100 * advance), 6);
  }
});

test('an unknown character counts as a wide one', () => {
  expect(textWidth('Ж', 10)).toBe(8);
});
