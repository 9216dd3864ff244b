import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { accountPages, learnerPages, pages } from '@zarra/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readInstalledLab } from '../content/installed-lab.js';
import {
  responseOnDemand,
  sendCached,
  type CachedResponse,
  type LazyResponse,
} from '../http/cached-response.js';
import type { CsrfCookie } from '../http/csrf-cookie.js';
import type { SendNotFoundPage } from '../http/not-found.js';
import { cachePage, type PageDocument } from './cached-page.js';

/** Placeholder in static pages for the public origin of the site. */
const SITE_URL = '%SITE_URL%';
/** The page that the browser renders, for every address without a static page. */
const SHELL = 'shell';

/** For pages that search engines must not index. */
export const NOINDEX = { 'x-robots-tag': 'noindex' };

/** Pages that search engines do not list: they have no public content of their own. */
export const unlistedPages: readonly string[] = [
  ...accountPages,
  ...learnerPages,
  pages.forbidden,
  pages.search,
];

type StaticPages = Readonly<Record<string, PageDocument>>;

export interface SiteOptions {
  /** Folder of the built site; without pages in it only the API is served. */
  readonly webDir: string;
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Origins of other hosts whose images and videos pages may show; absent: none. */
  readonly mediaOrigins?: readonly string[];
  /** Longest time a visitor waits for a page to be rendered, ms; absent: 5 s. */
  readonly renderTimeoutMs?: number;
}

/** The built site. */
export interface Site extends Required<SiteOptions> {
  /** Static pages of the site by their paths, such as `/login`. */
  readonly webPages: StaticPages;
  /** Slugs of the experiments. */
  readonly experimentSlugs: readonly string[];
  readonly shell: LazyResponse;
  /** The shell for a frame in another site. */
  readonly framedShell: LazyResponse;
  /** Sends a page with the CSRF cookie. */
  readonly sendPage: (request: FastifyRequest, reply: FastifyReply, page: CachedResponse) => void;
  /** Sends the shell with status 404. */
  readonly sendNotFoundPage: SendNotFoundPage;
}

/** Reads the pages that the build of an app wrote; none when the app was not built. */
async function readStaticPages(dist: string, siteUrl: string): Promise<StaticPages> {
  const text = await readFile(path.join(dist, 'server/pages.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text.replaceAll(SITE_URL, siteUrl)) as StaticPages;
}

/** Reads the built site. @returns undefined when it was not built (the API alone) */
export async function loadSite(options: SiteOptions, csrfCookie: CsrfCookie): Promise<Site | undefined> {
  const site = { mediaOrigins: [], renderTimeoutMs: 5000, ...options };
  const [webPages, lab] = await Promise.all([
    readStaticPages(site.webDir, site.siteUrl),
    readInstalledLab(site.webDir),
  ]);
  const shellPage = webPages[SHELL];
  if (!shellPage) return undefined;
  const { mediaOrigins } = site;
  const shell = responseOnDemand(() => cachePage(shellPage, { mediaOrigins }));
  const framedShell = responseOnDemand(() => cachePage(shellPage, { mediaOrigins, framed: true }));
  const sendPage: Site['sendPage'] = (request, reply, page) => {
    csrfCookie.issue(request, reply);
    reply.header('x-request-id', request.id);
    sendCached(request, reply, page);
  };
  return {
    ...site,
    webPages,
    experimentSlugs: [...(lab?.keys() ?? [])],
    shell,
    framedShell,
    sendPage,
    sendNotFoundPage: async (request, reply) =>
      sendPage(request, reply.code(404).headers(NOINDEX), await shell()),
  };
}
