import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import type { Manifest } from 'vite';

/**
 * Reads the manifest of the browser build.
 * @param dist folder of the build, with a slash at the end
 */
export const readManifest = (dist: URL): Manifest =>
  JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Manifest;

/**
 * `modulepreload` links of the modules of a page, with low priority: after the images of the `Link` header,
 * before images below the fold. The first module hydrates the page; an inline script runs it after the first paint
 * (`runAfterPaint` of ui-kit).
 * @param base public path of its files, with a slash at the end
 * @param screens the modules that the entry imports for this page
 */
export function moduleLinks(manifest: Manifest, base: string, ...screens: readonly string[]): ReactNode {
  const files = new Map<string, string>();
  const add = (source: string): void => {
    if (files.has(source)) return;
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The browser build has no ${source}.`);
    files.set(source, base + chunk.file);
    chunk.imports?.forEach(add);
  };
  ['index.html', ...screens].forEach(add);
  return [...files.values()].map((href) => (
    <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
  ));
}
