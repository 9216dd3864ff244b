import path from 'node:path';
import { pages } from '@zarra/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CsrfCookie } from '../http/csrf-cookie.js';
import { Refusal } from '../http/refusal.js';
import { sendStored, type StoredBody } from '../http/stored-body.js';
import type { PublicLists } from '../lists/public-lists.js';
import { createPageRenderer } from './page-renderer.js';
import { renderedAddress } from './rendered-address.js';
import { createRenderedPages } from './rendered-pages.js';
import { readStaticPages, storePage } from './stored-page.js';
import { unlistedPages } from './unlisted-pages.js';

/** Where the laboratory lives. */
export const LAB_PREFIX = '/tajriba/';
/** Where rendered pages find the data they hydrate from. */
const STATE_PREFIX = '/page-data/';
/** Names the policy under which an experiment starts its worker (apps/lab/src/opening). */
const LAB_TRUSTED_TYPES = 'zarra-worker';
/** The page that the browser fills, for every address without a page of its own. */
const SHELL = 'shell';

/** Answers an unknown address with the page drawn by the client, and status 404. */
export type SendUnknownPage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The site that is served. */
export interface ServedSite {
  readonly sendUnknown: SendUnknownPage;
  /** Paths of the laboratory's pages. */
  readonly experiments: readonly string[];
}

interface PagesOptions {
  /** Folder of the built site: static pages lie in `pages`, the renderer of all others in `server`. */
  readonly webDir: string;
  /** Folder of the built laboratory; without one the site has none. */
  readonly labDir: string;
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly csrfCookie: CsrfCookie;
  /** The content that pages are rendered from. */
  readonly lists: PublicLists;
  /** Longest time a visitor waits for a rendering, ms. */
  readonly renderTimeoutMs: number;
}

interface Sending {
  readonly status?: number;
  readonly headers?: readonly string[];
}

const NOINDEX = ['x-robots-tag', 'noindex'];

/**
 * Serves the site's pages, each with the CSRF cookie: rendered from the content, or as the build wrote them.
 * @returns undefined when the site was not built (the API alone)
 */
export async function registerPages(
  app: FastifyInstance,
  { webDir, labDir, siteUrl, csrfCookie, lists, renderTimeoutMs }: PagesOptions,
): Promise<ServedSite | undefined> {
  const plain = await readStaticPages(path.join(webDir, 'pages'), siteUrl);
  const laboratory = await readStaticPages(path.join(labDir, 'pages'), siteUrl);
  const shellPage = plain.get(SHELL);
  if (!shellPage) return undefined;
  const shell = await storePage(shellPage);
  const renderer = createPageRenderer({ webDir, siteUrl, timeoutMs: renderTimeoutMs });
  app.addHook('onClose', () => renderer?.close());
  const rendered = renderer && createRenderedPages({ renderer, content: () => lists.content, log: app.log });

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    body: StoredBody,
    { status, headers = [] }: Sending = {},
  ): void => {
    csrfCookie.offer(request, reply);
    const cookie = reply.getHeader('set-cookie');
    const own = cookie === undefined ? [] : ['set-cookie', String(cookie)];
    sendStored(request, reply, body, {
      ...(status !== undefined && { status }),
      headers: [...headers, ...own, 'x-request-id', request.id],
    });
  };

  for (const address of Object.values(pages)) {
    const headers = unlistedPages.includes(address) ? NOINDEX : [];
    const page = plain.get(address.slice(1));
    const stored = page ? await storePage(page) : shell;
    app.get<{ Params: { slug?: string }; Querystring: Record<string, unknown> }>(
      address,
      { logLevel: 'warn' },
      async (request, reply) => {
        const path = address.replace(':slug', () => request.params.slug ?? '');
        const wanted = renderedAddress(path, request.query, lists.content);
        const body = (wanted && (await rendered?.get(wanted.address))?.page) ?? stored;
        const missing = wanted?.status === 404;
        send(request, reply, body, missing ? { status: 404, headers: NOINDEX } : { headers });
      },
    );
  }
  app.get<{ Params: { name: string }; Querystring: Record<string, unknown> }>(
    `${STATE_PREFIX}:name`,
    { logLevel: 'warn' },
    async (request, reply) => {
      const wanted = renderedAddress(String(request.query['path']), request.query, lists.content);
      const state = wanted && (await rendered?.state(wanted.address, request.params.name));
      if (!state) throw new Refusal(404, 'notFound');
      sendStored(request, reply, state);
    },
  );
  for (const [name, page] of laboratory) {
    const [alone, framed] = await Promise.all(
      [false, true].map((framed) => storePage(page, { framed, trustedTypes: LAB_TRUSTED_TYPES })),
    );
    app.get<{ Querystring: Record<string, unknown> }>(`/${name}`, { logLevel: 'warn' }, (request, reply) => {
      const body = 'embed' in request.query ? framed : alone;
      if (body) send(request, reply, body);
    });
  }
  return {
    sendUnknown: (request, reply) => {
      send(request, reply, shell, { status: 404, headers: NOINDEX });
      return Promise.resolve();
    },
    experiments: [...laboratory.keys()].map((name) => `/${name}`).sort(),
  };
}
