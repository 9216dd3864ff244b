import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

const read = (dist: string, file: string): string =>
  readFileSync(new URL(`../../../${dist}/dist/${file}`, import.meta.url), 'utf8');

/** The files of the builds for the browser, by their manifests. The font is the site's own file: visitors often have it. */
export function builtFiles() {
  const manifest = JSON.parse(read('lab', '.vite/manifest.json')) as Manifest;
  const site = JSON.parse(read('web', '.vite/manifest.json')) as Manifest;
  const fileOf = (source: string): string => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build for the browser has no ${source}.`);
    return `/tajriba/${chunk.file}`;
  };
  const [fontFile] = site['index.html']?.css ?? [];
  if (fontFile === undefined) throw new Error('The site has no style sheet: build it first.');
  return { app: fileOf('index.html'), fontStyles: read('web', fontFile), fileOf };
}
