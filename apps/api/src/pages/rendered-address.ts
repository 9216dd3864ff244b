import { pages } from '@zarra/contracts';
import type { SiteContent } from '../lists/public-lists.js';

/** Query parameters that filter the catalogue; only the unfiltered catalogue is rendered here. */
const FILTERS = ['q', 'kategoriya', 'turi'];
/** No lesson has this id. */
const NO_LESSON = `${pages.lessons}?topic=0`;

/** An address the server renders. */
export interface RenderedAddress {
  readonly address: string;
  /** 404 for a lesson that does not exist. */
  readonly status: 200 | 404;
}

/**
 * Which rendered page answers a request. There are only as many as the content has, whatever parameters a request carries.
 * @param path of a page of the contracts, decoded, without a slash at the end
 * @param query a parameter that is given twice is a list
 * @returns undefined where the browser renders the page
 */
export function renderedAddress(
  path: string,
  query: Readonly<Record<string, unknown>>,
  { lessonIds, categorySlugs }: Pick<SiteContent, 'lessonIds' | 'categorySlugs'>,
): RenderedAddress | undefined {
  if (path === pages.home) return { address: path, status: 200 };
  if (path === pages.lessons) {
    const topic = 'topic' in query ? query['topic'] : String(lessonIds[0] ?? '');
    if (typeof topic !== 'string' || topic === '') return undefined;
    const id = lessonIds.find((known) => String(known) === topic);
    if (id === undefined) return { address: NO_LESSON, status: 404 };
    return { address: `${path}?topic=${id}`, status: 200 };
  }
  if (FILTERS.some((filter) => filter in query)) return undefined;
  if (path === pages.catalogue) return { address: path, status: 200 };
  const slug = categorySlugs.find((known) => path === `${pages.catalogue}/${known}`);
  if (slug === undefined) return undefined;
  return { address: `${pages.catalogue}/${encodeURIComponent(slug)}`, status: 200 };
}
