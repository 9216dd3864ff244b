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
 * before images below the fold. A module follows its imports: an inline script runs them in this order after the first
 * paint (`runAfterPaint` of ui-kit), and the module of `index.html` hydrates the page.
 * @param base public path of its files, with a slash at the end
 * @param screens the modules that the entry imports for this page
 */
export function moduleLinks(manifest: Manifest, base: string, ...screens: readonly string[]): ReactNode {
  const visited = new Set<string>();
  const filesOf = (source: string): string[] => {
    if (visited.has(source)) return [];
    visited.add(source);
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The browser build has no ${source}.`);
    return [...(chunk.imports ?? []).flatMap(filesOf), base + chunk.file];
  };
  return ['index.html', ...screens]
    .flatMap(filesOf)
    .map((href) => <link key={href} rel="modulepreload" fetchPriority="low" href={href} />);
}
