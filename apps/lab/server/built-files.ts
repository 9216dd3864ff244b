import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

const read = (dist: string, file: string): string =>
  readFileSync(new URL(`../../../${dist}/dist/${file}`, import.meta.url), 'utf8');

/** The build for the browser, and the fonts. The font is the site's own file: visitors often have it. */
export function builtFiles() {
  const manifest = JSON.parse(read('lab', '.vite/manifest.json')) as Manifest;
  const site = JSON.parse(read('web', '.vite/manifest.json')) as Manifest;
  const [fontFile] = site['index.html']?.css ?? [];
  if (fontFile === undefined) throw new Error('The site has no style sheet: build it first.');
  return { manifest, fontStyles: read('web', fontFile) };
}
