import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageHeadersWith, type PagePolicy } from '../http/security-headers.js';
import { storeBody, type StoredBody } from '../http/stored-body.js';

/** A page as the renderer gives it (tools/document). */
export interface PageDocument {
  readonly html: string;
  /** Its inline scripts. */
  readonly scripts: readonly string[];
  /** Its inline style sheets. */
  readonly styles: readonly string[];
  /** Its `Link` header. */
  readonly link?: string | undefined;
}

/** Stands in static pages for the public origin of the site. */
const SITE_URL = '%SITE_URL%';
const CACHING = { 'cache-control': 'no-cache', vary: 'accept-encoding' };

/** Compresses a page and gives it its headers. */
export const storePage = (
  { html, link, ...inline }: PageDocument,
  policy?: PagePolicy,
): Promise<StoredBody> =>
  storeBody('text/html; charset=utf-8', Buffer.from(html), {
    ...pageHeadersWith(inline, policy),
    ...(link && { link }),
    ...CACHING,
  });

/**
 * Reads the pages that the build of an app wrote.
 * @param dist folder of the build
 * @param siteUrl public origin of the site, without a slash at the end
 * @returns pages by their path, such as `/tajriba/kepler`; none when the app was not built
 */
export async function readStaticPages(
  dist: string,
  siteUrl: string,
): Promise<Readonly<Record<string, PageDocument>>> {
  const text = await readFile(path.join(dist, 'server/pages.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text.replaceAll(SITE_URL, siteUrl)) as Record<string, PageDocument>;
}
