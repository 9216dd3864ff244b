import path from 'node:path';
import { pages } from '@zarra/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CsrfCookie } from '../http/csrf-cookie.js';
import { sendStored } from '../http/stored-body.js';
import { pageName, SHELL } from './page-name.js';
import { readPages, type Page } from './page-store.js';
import { unlistedPages } from './unlisted-pages.js';

/** Where the laboratory lives. */
export const LAB_PREFIX = '/tajriba/';
/** Names the policy under which an experiment starts its worker (apps/lab/src/opening). */
const LAB_TRUSTED_TYPES = 'zarra-worker';

/** Answers an unknown address with the page drawn by the client, and status 404. */
export type SendUnknownPage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The site that is served. */
export interface ServedSite {
  readonly sendUnknown: SendUnknownPage;
  /** Paths of the laboratory's pages. */
  readonly experiments: readonly string[];
}

interface PagesOptions {
  /** Folder of the built site; its pages lie in `pages`. */
  readonly webDir: string;
  /** Folder of the built laboratory; without one the site has none. */
  readonly labDir: string;
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly csrfCookie: CsrfCookie;
}

const NOINDEX = ['x-robots-tag', 'noindex'];

/**
 * Serves the site's pages as the build drew them, each with the CSRF cookie.
 * @returns undefined when the site was not built (the API alone)
 */
export async function registerPages(
  app: FastifyInstance,
  { webDir, labDir, siteUrl, csrfCookie }: PagesOptions,
): Promise<ServedSite | undefined> {
  const built = await readPages(path.join(webDir, 'pages'), siteUrl);
  const laboratory = await readPages(path.join(labDir, 'pages'), siteUrl, LAB_TRUSTED_TYPES);
  const shell = built.get(SHELL);
  if (!shell) return undefined;

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
    {
      status,
      headers = [],
      framed = false,
    }: { readonly status?: number; readonly headers?: readonly string[]; readonly framed?: boolean } = {},
  ): Promise<void> => {
    csrfCookie.offer(request, reply);
    const cookie = reply.getHeader('set-cookie');
    const own = cookie === undefined ? [] : ['set-cookie', String(cookie)];
    const body = await page({ framed });
    sendStored(request, reply, body, {
      ...(status !== undefined && { status }),
      headers: [...headers, ...own, 'x-request-id', request.id],
    });
  };

  for (const address of Object.values(pages)) {
    const headers = unlistedPages.includes(address) ? NOINDEX : [];
    app.get<{ Params: { slug?: string }; Querystring: Record<string, unknown> }>(
      address,
      { logLevel: 'warn' },
      (request, reply) => {
        const path = address.replace(':slug', () => request.params.slug ?? '');
        const page = built.get(pageName(path, request.query)) ?? shell;
        return send(request, reply, page, { headers });
      },
    );
  }
  for (const [name, page] of laboratory) {
    app.get<{ Querystring: Record<string, unknown> }>(`/${name}`, { logLevel: 'warn' }, (request, reply) =>
      send(request, reply, page, { framed: 'embed' in request.query }),
    );
  }
  return {
    sendUnknown: (request, reply) => send(request, reply, shell, { status: 404, headers: NOINDEX }),
    experiments: [...laboratory.keys()].map((name) => `/${name}`).sort(),
  };
}
