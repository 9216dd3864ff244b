import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

/** Reads the addresses of the files the browser loads from the manifest of its build. */
export function entryFiles() {
  const text = readFileSync(new URL('../.vite/manifest.json', import.meta.url), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const fileOf = (source: string): string => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build for the browser has no ${source}.`);
    return `/${chunk.file}`;
  };
  const entry = 'index.html';
  return { app: fileOf(entry), styles: `/${manifest[entry]?.css?.[0] ?? ''}`, fileOf };
}
