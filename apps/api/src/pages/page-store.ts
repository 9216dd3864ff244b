import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageHeadersWith } from '../http/security-headers.js';
import { storeBody, type StoredBody } from '../http/stored-body.js';
import { inlineHashes } from './inline-hashes.js';

/** What stands in the built pages for the public address of the site. */
const SITE_URL = '%SITE_URL%';
const EXTENSION = '.html';

/** Gives a page, compressed at the first call; `framed`: one that other sites may show inside theirs. */
export type Page = (options?: { readonly framed: boolean }) => Promise<StoredBody>;

const CACHING = { 'cache-control': 'no-cache', vary: 'accept-encoding' };

function pageOf(html: string, trustedTypes: string | undefined): Page {
  const stored = new Map<boolean, Promise<StoredBody>>();
  const inline = inlineHashes(html);
  return ({ framed } = { framed: false }) => {
    const known = stored.get(framed);
    if (known) return known;
    const headers = pageHeadersWith(inline, { framed, ...(trustedTypes && { trustedTypes }) });
    const body = storeBody('text/html; charset=utf-8', Buffer.from(html), { ...headers, ...CACHING });
    stored.set(framed, body);
    return body;
  };
}

/**
 * Reads the pages drawn at build time, once: nothing an asker writes ever reaches the file system.
 * @param folder the files lie in it as their addresses do
 * @param siteUrl public origin of the site, without a slash at the end
 * @param trustedTypes name of the pages' own policy of trusted types, where they have one
 * @returns pages by their path without `.html`, such as `learn/12`; empty when there is no such folder
 */
export async function readPages(
  folder: string,
  siteUrl: string,
  trustedTypes?: string,
): Promise<ReadonlyMap<string, Page>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(EXTENSION));
  const pages = files.map(async (entry): Promise<[string, Page]> => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).slice(0, -EXTENSION.length).split(path.sep).join('/');
    const html = await readFile(file, 'utf8');
    return [name, pageOf(html.replaceAll(SITE_URL, siteUrl), trustedTypes)];
  });
  return new Map(await Promise.all(pages));
}
