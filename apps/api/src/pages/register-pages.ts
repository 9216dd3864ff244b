import { pages } from '@zarra/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CsrfCookie } from '../http/csrf-cookie.js';
import { Refusal } from '../http/refusal.js';
import { sendStored, type StoredBody } from '../http/stored-body.js';
import type { PublicLists } from '../lists/public-lists.js';
import { unlistedPages } from './crawler-files.js';
import { createPageRenderer } from './page-renderer.js';
import { NO_LESSON, renderedAddress } from './rendered-address.js';
import { createRenderedPages } from './rendered-pages.js';
import { readStaticPages, storePage } from './stored-page.js';

/** Where the laboratory lives. */
export const LAB_PREFIX = '/tajriba/';
/** Where rendered pages find the data they hydrate from. */
const STATE_PREFIX = '/page-data/';
/** Names the policy under which an experiment starts its worker (apps/lab/src/opening). */
const LAB_TRUSTED_TYPES = 'zarra-worker';
/** The page that the browser fills, for every address without a page of its own. */
const SHELL = 'shell';

const NOINDEX = { 'x-robots-tag': 'noindex' };

/** Answers an unknown address with the page drawn by the client, and status 404. */
export type SendUnknownPage = (request: FastifyRequest, reply: FastifyReply) => void;

/** The site that is served. */
export interface ServedSite {
  readonly sendUnknown: SendUnknownPage;
  /** Paths of the laboratory's pages. */
  readonly experiments: readonly string[];
}

interface PagesOptions {
  /** Folder of the built site. */
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

interface PageRequest {
  readonly Params: Readonly<Record<string, string>>;
  readonly Querystring: Readonly<Record<string, unknown>>;
}

const QUIET = { logLevel: 'warn' } as const;

/**
 * Serves the site's pages, each with the CSRF cookie: rendered from the content, or as the build wrote them.
 * @returns undefined when the site was not built (the API alone)
 */
export async function registerPages(
  app: FastifyInstance,
  { webDir, labDir, siteUrl, csrfCookie, lists, renderTimeoutMs }: PagesOptions,
): Promise<ServedSite | undefined> {
  const plain = await readStaticPages(webDir, siteUrl);
  const laboratory = await readStaticPages(labDir, siteUrl);
  const shellPage = plain[SHELL];
  if (!shellPage) return undefined;
  const shell = await storePage(shellPage);
  const renderer = createPageRenderer({ webDir, siteUrl, timeoutMs: renderTimeoutMs });
  app.addHook('onClose', () => renderer?.close());
  const rendered = renderer && createRenderedPages({ renderer, content: () => lists.content, log: app.log });

  const send = (request: FastifyRequest, reply: FastifyReply, body: StoredBody): void => {
    csrfCookie.offer(request, reply);
    reply.header('x-request-id', request.id);
    sendStored(request, reply, body);
  };

  for (const address of Object.values(pages)) {
    const written = plain[address];
    const stored = written ? await storePage(written) : shell;
    app.get<PageRequest>(address, QUIET, async (request, reply) => {
      const path = address.replace(':slug', () => request.params['slug'] ?? '');
      const wanted = renderedAddress(path, request.query, lists.content);
      const page = wanted === undefined ? undefined : await rendered?.get(wanted);
      if (wanted === NO_LESSON) reply.code(404);
      if (wanted === NO_LESSON || unlistedPages.includes(address)) reply.headers(NOINDEX);
      send(request, reply, page?.page ?? stored);
    });
  }
  app.get<PageRequest>(`${STATE_PREFIX}:name`, QUIET, async (request, reply) => {
    const wanted = renderedAddress(String(request.query['path']), request.query, lists.content);
    const state = wanted && (await rendered?.state(wanted, request.params['name'] ?? ''));
    if (!state) throw new Refusal(404, 'notFound');
    sendStored(request, reply, state);
  });
  for (const [address, page] of Object.entries(laboratory)) {
    const trustedTypes = LAB_TRUSTED_TYPES;
    const [alone, framed] = await Promise.all([
      storePage(page, { trustedTypes }),
      storePage(page, { trustedTypes, framed: true }),
    ]);
    app.get<PageRequest>(address, QUIET, (request, reply) =>
      send(request, reply, 'embed' in request.query ? framed : alone),
    );
  }
  return {
    sendUnknown: (request, reply) => send(request, reply.code(404).headers(NOINDEX), shell),
    experiments: Object.keys(laboratory).sort(),
  };
}
