import { pages } from '@zarra/contracts';
import { LAB_PREFIX } from '../http/paths.js';
import type { SiteContent } from '../lists/public-lists.js';
import type { Site } from './site.js';

/** Query parameters that filter the catalogue; the browser renders the filtered catalogue. */
const FILTERS = ['q', 'kategoriya', 'turi', 'sinf'];
/** Pages with the same content for every query, except that the links of forms repeat the parameter `next`. */
const PLAIN_PAGES: readonly string[] = [pages.home, pages.privacy, pages.forbidden];
const FORMS: readonly string[] = [pages.login, pages.register, pages.forgotPassword];
/** Query of an experiment for a frame in another site. */
export const EMBEDDED = '?embed';
/** The address for every lesson that does not exist: no lesson has the id 0. */
export const NO_LESSON = `${pages.lessons}?topic=0`;

/**
 * The address of the rendered page for a request. The number of addresses depends on the content only, so that query
 * strings cannot fill the cache.
 * @param path of a page of the contracts, decoded, without a slash at the end
 * @param query a repeated parameter is a list
 * @returns undefined where the browser renders the page
 */
export function renderedAddress(
  path: string,
  query: Readonly<Record<string, unknown>>,
  { lessonIds, categorySlugs }: SiteContent,
  { experimentSlugs }: Pick<Site, 'experimentSlugs'>,
): string | undefined {
  if (path === pages.laboratory) return path;
  const slug = experimentSlugs.find((known) => path === LAB_PREFIX + known);
  if (slug !== undefined) return 'embed' in query ? path + EMBEDDED : path;
  if (path === pages.lessons) {
    const topic = 'topic' in query ? query['topic'] : String(lessonIds[0] ?? '');
    if (typeof topic !== 'string' || topic === '') return undefined;
    return lessonIds.map(String).includes(topic) ? `${path}?topic=${topic}` : NO_LESSON;
  }
  if (PLAIN_PAGES.includes(path) || (FORMS.includes(path) && !('next' in query))) return path;
  if (FILTERS.some((filter) => filter in query)) return undefined;
  const catalogues = [pages.catalogue, ...categorySlugs.map((slug) => `${pages.catalogue}/${slug}`)];
  return catalogues.find((known) => known === path);
}
