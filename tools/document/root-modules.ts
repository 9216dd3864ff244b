import type { Manifest } from 'vite';

/**
 * The attributes of `#root` that name the modules a page loads (`loadAfterPaint` of `@zarra/ui-kit/before-hydration`).
 * @param manifest the manifest of the browser's build
 * @param base the path that its files are served under, with a slash at the end
 * @param screen the module that the entry imports for this page
 */
export function rootModules(manifest: Manifest, base: string, screen: string) {
  const entry = 'index.html';
  const addressOf = (source: string): string => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build for the browser has no ${source}.`);
    return base + chunk.file;
  };
  const sources = new Set<string>();
  const add = (source: string): void => {
    if (sources.has(source)) return;
    sources.add(source);
    manifest[source]?.imports?.forEach(add);
  };
  [entry, screen].forEach(add);
  sources.delete(entry);
  return { 'data-app': addressOf(entry), 'data-modules': [...sources].map(addressOf).join(' ') };
}
