import type { ReactNode } from 'react';
import type { Manifest } from 'vite';

/**
 * The modules that a page loads: the address of the first, which hydrates the page, and links that fetch all of them at
 * once and with low priority: after the pictures of the `Link` header, before those further down. An inline script runs the
 * modules after the first paint.
 * @param manifest the manifest of the browser's build
 * @param base the path that its files are served under, with a slash at the end
 * @param screen the module that the entry imports for this page
 */
export function pageModules(
  manifest: Manifest,
  base: string,
  screen: string,
): { app: string; links: ReactNode } {
  const addresses = new Map<string, string>();
  const add = (source: string): void => {
    if (addresses.has(source)) return;
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build for the browser has no ${source}.`);
    addresses.set(source, base + chunk.file);
    chunk.imports?.forEach(add);
  };
  ['index.html', screen].forEach(add);
  const [app = '', ...others] = addresses.values();
  const links = [app, ...others].map((href) => (
    <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
  ));
  return { app, links };
}
