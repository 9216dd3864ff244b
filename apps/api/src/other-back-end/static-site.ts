import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pages } from '@zarra/contracts';
import type { FastifyInstance } from 'fastify';
import { readInstalledLab } from '../content/installed-lab.js';
import { LAB_PREFIX } from '../http/paths.js';
import { buildSiteApp } from './site-app.js';
import { hostFiles } from './host-files.js';
import { BROWSER_PAGES } from '../pages/page-address.js';

interface StaticSiteOptions {
  readonly webDir: string;
  /** The back end that the browser calls, without a slash at the end. */
  readonly apiUrl: string;
  /** Public origin of the site; absent: not known, links to it are relative. */
  readonly siteUrl: string | undefined;
  readonly mediaOrigins: readonly string[];
}

/** Of the built site: files of the server, pages without the address of the back end. */
const NOT_COPIED = /^(?:server|\.vite|experiments\.json|index\.html|.*\.tsbuildinfo$)/;
/** Stands for an origin that is not known. The top-level domain never exists (RFC 2606). */
const UNKNOWN_SITE = 'https://site.invalid';
/** No visitor waits: this ends only a rendering that hangs. */
const RENDER_MS = 120_000;
/** Directives that browsers ignore in a page. Nothing receives reports. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|report-to) /;

/** A page as the server sends it, with the policy of its header in its head. */
async function pageOf(app: FastifyInstance, url: string): Promise<string> {
  let response = await app.inject({ url });
  // The deadline of a request ends before that of a rendering on a busy machine, which goes on.
  while (response.statusCode === 503) response = await app.inject({ url });
  const { body, headers } = response;
  if (!body.includes('data-path="') && !BROWSER_PAGES.includes(url))
    throw new Error(`${url} is not rendered.`);
  const policy = String(headers['content-security-policy'])
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive));
  const meta = `<meta http-equiv="content-security-policy" content="${policy.join('; ')}" />`;
  return body.replace(/<meta charset="utf-8" ?\/>/i, (charset) => charset + meta);
}

/** @throws Error when a folder has other files than those of an earlier copy */
async function assertReplaceable(folder: string): Promise<void> {
  const files = await readdir(folder).catch((): string[] => []);
  if (files.length > 0 && !files.includes('_headers'))
    throw new Error(`${folder} has files that are not those of an earlier copy of the site.`);
}

/** Where a web host looks for the page of a path. */
const fileOf = (url: string): string => (url === '/404' ? '404.html' : `${url}/index.html`);

/**
 * Writes a site whose API is another back end as files for any web host: what the server of `buildSiteApp` responds.
 * @param folder is replaced
 * @returns the number of pages
 * @throws Error when the site is not built, a page cannot be rendered, or the folder has other files
 */
export async function writeStaticSite(folder: string, options: StaticSiteOptions): Promise<number> {
  const { webDir, siteUrl = UNKNOWN_SITE } = options;
  await assertReplaceable(folder);
  const app = await buildSiteApp({
    ...options,
    siteUrl,
    reportsErrors: false,
    renderTimeoutMs: RENDER_MS,
  });
  const lab = await readInstalledLab(webDir);
  const urls = [
    ...Object.values<string>(pages).filter((page) => !page.includes(':')),
    ...[...(lab?.keys() ?? [])].map((slug) => LAB_PREFIX + slug),
    '/404',
  ];
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text.replaceAll(UNKNOWN_SITE, ''));
  };
  await rm(folder, { recursive: true, force: true });
  try {
    await cp(webDir, folder, {
      recursive: true,
      filter: (source) => !NOT_COPIED.test(path.relative(webDir, source)),
    });
    for (const url of urls) await write(fileOf(url), await pageOf(app, url));
    const { body: robots } = await app.inject({ url: '/robots.txt' });
    // The protocol of site maps needs absolute addresses.
    await write('robots.txt', options.siteUrl === undefined ? robots.replace(/Sitemap: .*\n/, '') : robots);
    if (options.siteUrl !== undefined)
      await write('sitemap.xml', (await app.inject({ url: '/sitemap.xml' })).body);
    for (const [file, text] of Object.entries(hostFiles(options.apiUrl))) await write(file, text);
    return urls.length;
  } finally {
    await app.close();
  }
}
