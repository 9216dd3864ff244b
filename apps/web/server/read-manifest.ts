import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

/** The manifest of the build for the browser. */
export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(new URL('../.vite/manifest.json', import.meta.url), 'utf8')) as Manifest;
