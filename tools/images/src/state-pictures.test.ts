import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { states } from '@zarra/experiments';
import { colors } from '@zarra/ui-kit';
import { drawStatePictures } from './state-pictures.js';
import { themeStyles } from './theme-tones.js';

const MAX_BYTES = 8192;
const MAX_MEAN_BYTES = 2560;

const pictures = await drawStatePictures();
const nameOf = ({ slug, state }: { slug: string; state: string }): string => `${slug}/${state}`;
const itemsOf = (svg: string): string => svg.slice(svg.indexOf('</style>'));

test('the start and every named state of every experiment have a picture', async () => {
  const expected: string[] = [];
  for (const [slug, load] of Object.entries(states))
    expected.push(`${slug}/`, ...(await load()).map(({ key }) => `${slug}/${key}`));
  assert.deepEqual(pictures.map(nameOf), expected);
});

test('a picture is small: it is on the page before anything is opened', () => {
  const sizes = pictures.map((picture) => [brotliCompressSync(picture.svg).length, nameOf(picture)] as const);
  assert.deepEqual(
    sizes.filter(([bytes]) => bytes > MAX_BYTES),
    [],
  );
  const mean = sizes.reduce((sum, [bytes]) => sum + bytes, 0) / sizes.length;
  assert.ok(mean <= MAX_MEAN_BYTES, `${mean} bytes`);
});

describe('every picture', () => {
  for (const picture of pictures)
    test(nameOf(picture), () => {
      const { svg, width, height } = picture;
      assert.doesNotMatch(svg, /NaN|Infinity|undefined/);
      assert.ok(svg.includes(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`));
      assert.ok(height >= width / 2 && height <= 0.8 * width, `${width} × ${height}`);
      // Its colours follow the theme: all are variables, and both themes declare them.
      assert.doesNotMatch(itemsOf(svg), /#[\da-f]{3}/i);
      for (const [, ink = ''] of itemsOf(svg).matchAll(/var\((--[\w-]+)\)/g))
        assert.equal(svg.split(`${ink}:`).length, 3, ink);
      assert.ok((itemsOf(svg).match(/<path/g) ?? []).length >= 4, 'it shows nothing');
    });
});

test('a moving state is drawn at its time, when there is something to see', () => {
  const [tank, slit] = ['bitta-manba', 'difraksiya'].map(
    (key) => pictures.find(({ slug, state }) => slug === 'tolqin-vannasi' && state === key)?.svg ?? '',
  );
  // Waves have left the source, and the slit.
  assert.ok((tank?.match(/z/g) ?? []).length > 15);
  assert.notEqual(tank, slit);
});

test('labels are texts in the colours of the theme, with their signs escaped', () => {
  const circuit = pictures.find(({ slug, state }) => slug === 'zanjir' && state === 'om-qonuni');
  assert.match(circuit?.svg ?? '', />11\u00a0Ω<\/text>/);
  for (const { svg } of pictures) assert.doesNotMatch(svg, /<text[^>]*>[^<]*&(?!amp;|lt;|gt;)/);
});

test('a style sheet declares the inks that are used, in the tones of both themes', () => {
  assert.equal(
    themeStyles(['<path fill="var(--chart-red)"/>']),
    `<style>:root{--chart-red:${colors.light['chart-red']}}` +
      `@media (prefers-color-scheme:dark){:root{--chart-red:${colors.dark['chart-red']}}}</style>`,
  );
});
