import { readFileSync } from 'node:fs';
import { pages } from '@zarra/contracts';
import { matchPath } from 'react-router';
import type { Manifest } from 'vite';

const HOME = 'home-screen.tsx';
/** Files of the screens by their paths. Any other path is the home page. */
const SCREENS: Readonly<Record<string, string>> = {
  [pages.catalogue]: 'catalogue-screen.tsx',
  [pages.catalogueOfCategory]: 'catalogue-screen.tsx',
  [pages.lessons]: 'lessons-screen.tsx',
  [pages.laboratory]: 'laboratory/index-screen.tsx',
  [pages.privacy]: 'privacy-screen.tsx',
  [pages.search]: 'search/index.ts',
  [pages.login]: 'account-screen.tsx',
  [pages.register]: 'account-screen.tsx',
  [pages.forgotPassword]: 'account-screen.tsx',
  [pages.forbidden]: 'forbidden-screen.tsx',
  [pages.learner]: 'learner-screen.tsx',
  [pages.account]: 'own-account-screen.tsx',
  [pages.practice]: 'practice-screen.tsx',
  [pages.practical]: 'practical-screen.tsx',
};

/** The manifest of the browser build. */
let manifest: Manifest | undefined;
const readManifest = (): Manifest =>
  (manifest ??= JSON.parse(
    readFileSync(new URL('../.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Manifest);

/** The modules that the entry imports for the screen at a path. */
function screenSources(path: string): string[] {
  const slug = matchPath(pages.experiment, path)?.params.slug;
  if (slug !== undefined) {
    const definition = `../../libs/experiments/src/experiments/${slug}/definition.ts`;
    const shown = definition in readManifest() ? definition : `src/screens/${HOME}`;
    return ['src/screens/laboratory/experiment-screen.tsx', shown];
  }
  const page =
    [pages.catalogueOfCategory, pages.practical].find((pattern) => matchPath(pattern, path)) ?? path;
  return [`src/screens/${SCREENS[page] ?? HOME}`];
}

/** Whether a path shows the home page, as all unknown ones do. */
export const isHomePage = (path: string): boolean => screenSources(path).at(-1) === `src/screens/${HOME}`;

/**
 * Addresses of the modules of a page. A module follows its imports: an inline script runs them in this order after the first
 * paint (`runAfterPaint` of ui-kit), and the module of `index.html` hydrates the page.
 */
export function pageModules(path: string): string[] {
  const visited = new Set<string>();
  const filesOf = (source: string): string[] => {
    if (visited.has(source)) return [];
    visited.add(source);
    const chunk = readManifest()[source];
    if (!chunk) throw new Error(`The browser build has no ${source}.`);
    return [...(chunk.imports ?? []).flatMap(filesOf), `/${chunk.file}`];
  };
  return ['index.html', ...screenSources(path)].flatMap(filesOf);
}

/** Addresses of the style sheets that the browser build imports on every page. */
export const siteStyleSheets = (): string[] =>
  (readManifest()['index.html']?.css ?? []).map((file) => `/${file}`);
