import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageHeadersWith } from '../http/security-headers.js';
import { storeBody, type StoredBody } from '../http/stored-body.js';
import { inlineHashes } from './inline-hashes.js';

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

/** What sets the headers of some pages apart. */
export interface PageOptions {
  /** Other sites may show the page inside theirs. */
  readonly framed?: boolean;
  /** Name of the page's own policy of trusted types. */
  readonly trustedTypes?: string | undefined;
}

/** Stands in static pages for the public origin of the site. */
const SITE_URL = '%SITE_URL%';
const EXTENSION = '.json';
const CACHING = { 'cache-control': 'no-cache', vary: 'accept-encoding' };

/** Compresses a page and gives it its headers. */
export function storePage(
  { html, link, ...inline }: PageDocument,
  { framed = false, trustedTypes }: PageOptions = {},
): Promise<StoredBody> {
  const headers = pageHeadersWith(inlineHashes(inline), { framed, ...(trustedTypes && { trustedTypes }) });
  return storeBody('text/html; charset=utf-8', Buffer.from(html), {
    ...headers,
    ...(link && { link }),
    ...CACHING,
  });
}

/**
 * Reads the pages written at build time, once: no part of a request ever reaches the file system.
 * @param folder the files lie in it as their addresses do
 * @param siteUrl public origin of the site, without a slash at the end
 * @returns pages by their path, such as `tajriba/kepler`; empty when there is no such folder
 */
export async function readStaticPages(
  folder: string,
  siteUrl: string,
): Promise<ReadonlyMap<string, PageDocument>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(EXTENSION));
  const pages = files.map(async (entry): Promise<[string, PageDocument]> => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).slice(0, -EXTENSION.length).split(path.sep).join('/');
    const page = JSON.parse(await readFile(file, 'utf8')) as PageDocument;
    return [name, { ...page, html: page.html.replaceAll(SITE_URL, siteUrl) }];
  });
  return new Map(await Promise.all(pages));
}
