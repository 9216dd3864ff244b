import { pages } from '@zarra/contracts';
import type { SiteContent } from '../lists/public-lists.js';

/** Query parameters that filter the catalogue; only the unfiltered catalogue is rendered here. */
const FILTERS = ['q', 'kategoriya', 'turi'];
/** The page of every lesson that does not exist: no lesson has this id. */
export const NO_LESSON = `${pages.lessons}?topic=0`;

/**
 * The address of the rendered page that answers a request. There are only as many as the content has, whatever parameters
 * a request carries.
 * @param path of a page of the contracts, decoded, without a slash at the end
 * @param query a parameter that is given twice is a list
 * @returns undefined where the browser renders the page
 */
export function renderedAddress(
  path: string,
  query: Readonly<Record<string, unknown>>,
  { lessonIds, categorySlugs }: SiteContent,
): string | undefined {
  if (path === pages.lessons) {
    const topic = 'topic' in query ? query['topic'] : String(lessonIds[0] ?? '');
    if (typeof topic !== 'string' || topic === '') return undefined;
    return lessonIds.map(String).includes(topic) ? `${path}?topic=${topic}` : NO_LESSON;
  }
  if (path === pages.home) return path;
  if (FILTERS.some((filter) => filter in query)) return undefined;
  const catalogues = [pages.catalogue, ...categorySlugs.map((slug) => `${pages.catalogue}/${slug}`)];
  return catalogues.find((known) => known === path);
}
