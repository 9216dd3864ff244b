import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageHeadersWith } from '../http/security-headers.js';
import { storeBody, type StoredBody } from '../http/stored-body.js';
import { inlineHashes } from './inline-hashes.js';

/** What stands in the built pages for the public address of the site. */
const SITE_URL = '%SITE_URL%';
const EXTENSION = '.html';

/** Gives a page, compressed at the first call. */
export type Page = () => Promise<StoredBody>;

function pageOf(html: string): Page {
  let stored: Promise<StoredBody> | undefined;
  const headers = {
    ...pageHeadersWith(inlineHashes(html)),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  };
  return () => (stored ??= storeBody('text/html; charset=utf-8', Buffer.from(html), headers));
}

/**
 * Reads the pages drawn at build time, once: nothing an asker writes ever reaches the file system.
 * @param folder the files lie in it as their addresses do
 * @param siteUrl public origin of the site, without a slash at the end
 * @returns pages by their path without `.html`, such as `learn/12`; empty when there is no such folder
 */
export async function readPages(folder: string, siteUrl: string): Promise<ReadonlyMap<string, Page>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(EXTENSION));
  const pages = files.map(async (entry): Promise<[string, Page]> => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).slice(0, -EXTENSION.length).split(path.sep).join('/');
    const html = await readFile(file, 'utf8');
    return [name, pageOf(html.replaceAll(SITE_URL, siteUrl))];
  });
  return new Map(await Promise.all(pages));
}
