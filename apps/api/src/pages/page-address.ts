import { pages } from '@zarra/contracts';
import { catalogueParameters, MAX_QUERY_LENGTH } from '@zarra/contracts/search';
import type { SiteContent } from '../lists/public-lists.js';

/** Query parameters that change a page. All others, such as those of advertisements, change nothing. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  [pages.catalogue]: catalogueParameters,
  [pages.catalogueOfCategory]: catalogueParameters,
  [pages.search]: ['q'],
  [pages.login]: ['next'],
  [pages.register]: ['next'],
  [pages.forgotPassword]: ['next'],
};
/** These show what an earlier step left in the tab: only the browser renders them. */
export const BROWSER_PAGES: readonly string[] = [pages.verifyCode, pages.resetPassword];

/** Folder of the practical works. */
const PRACTICALS = pages.practical.replace('/:slug', '');

/** Query of an experiment for a frame in another site. */
export const EMBEDDED = '?embed';

/** What a server knows of the content of another back end. */
export const NO_CONTENT: SiteContent = {
  data: undefined,
  lessonIds: [],
  categorySlugs: [],
  practicalSlugs: [],
};

/** The rendered page for a request. */
export interface PageAddress {
  /** Path and query of the page: its key in the cache. */
  readonly address: string;
  readonly status: 200 | 404;
  /** Whether the address has a text that visitors choose: the content does not limit the number of such pages. */
  readonly isOpen: boolean;
}

/**
 * The rendered page for a path of a site whose content is in another back end. It has no content, so a query changes nothing:
 * the browser applies it. Lessons and categories are not known.
 * @param path decoded, without a slash at the end
 * @returns undefined where the browser renders the page
 */
export function pageAddressWithoutContent(
  path: string,
  query: URLSearchParams,
  experimentSlugs: readonly string[],
): PageAddress | undefined {
  const [, folder] = /^(\/[^/]+)\/.+$/.exec(path) ?? [];
  if (folder === pages.catalogue) return { address: pages.catalogue, status: 200, isOpen: false };
  if (path === pages.lessons) return { address: path, status: 200, isOpen: false };
  const isEmbedded = folder === pages.laboratory && query.has('embed');
  const noTexts = new URLSearchParams(isEmbedded ? EMBEDDED : '');
  return pageAddress(path, noTexts, NO_CONTENT, experimentSlugs);
}

/**
 * The rendered page for a path and a query. What does not exist has one page of each kind: lessons, categories, experiments,
 * other paths.
 * @param path decoded, without a slash at the end
 * @returns undefined where the browser renders the page
 */
export function pageAddress(
  path: string,
  query: URLSearchParams,
  { lessonIds, categorySlugs, practicalSlugs }: SiteContent,
  experimentSlugs: readonly string[],
): PageAddress | undefined {
  const found = { address: path, status: 200, isOpen: false } as const;
  const missing = (address: string) => ({ ...found, address, status: 404 }) as const;
  if (BROWSER_PAGES.includes(path)) return undefined;
  if (path === pages.lessons) {
    const topic = query.get('topic') || lessonIds[0]?.toString();
    if (topic === undefined) return found;
    // No lesson has the id 0.
    if (!lessonIds.map(String).includes(topic)) return missing(`${path}?topic=0`);
    return { ...found, address: `${path}?topic=${topic}` };
  }
  const [, folder, slug = ''] = /^(\/[^/]+)\/(.+)$/.exec(path) ?? [];
  if (folder === pages.laboratory) {
    if (!experimentSlugs.includes(slug)) return missing(`${folder}/404`);
    return query.has('embed') ? { ...found, address: path + EMBEDDED } : found;
  }
  if (folder === PRACTICALS)
    return practicalSlugs.includes(slug) ? found : { ...missing(path), isOpen: true };
  const isCategory = folder === pages.catalogue;
  if (!isCategory && !Object.values<string>(pages).includes(path)) return missing('/404');
  const page = isCategory && !categorySlugs.includes(slug) ? missing(`${folder}/404`) : found;
  const names = PARAMETERS[isCategory ? pages.catalogueOfCategory : path] ?? [];
  const texts = names.flatMap((name) =>
    query
      .getAll(name)
      .slice(0, 1)
      .map((text) => [name, text]),
  );
  if (texts.length === 0) return page;
  if (texts.some(([, text = '']) => text.length > MAX_QUERY_LENGTH)) return undefined;
  return { ...page, address: `${page.address}?${new URLSearchParams(texts).toString()}`, isOpen: true };
}
