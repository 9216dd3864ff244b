import { pages } from '@zarra/contracts';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { SiteContent } from '../lists/public-lists.js';
import type { CsrfCookie } from '../http/csrf-cookie.js';
import { responseOnDemand, sendCached } from '../http/cached-response.js';
import { clientKey } from '../http/client-key.js';
import { HttpError } from '../http/http-error.js';
import type { SendNotFoundPage } from '../http/not-found.js';
import { PAGE_DATA_PREFIX } from '../http/paths.js';
import { runAfterStart } from '../run-after-start.js';
import { EMBEDDED, type PageAddress } from './page-address.js';
import { createPageRenderer } from './page-renderer.js';
import { cachePage, createRenderedPages } from './rendered-pages.js';
import { unlistedPages, type Site } from './site.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent without a built site. */
    readonly sendNotFoundPage?: SendNotFoundPage;
  }
}

type PathRequest = FastifyRequest<{ Params: Readonly<Record<string, string>> }>;

/** Cached pages with a text of the visitor; they must not push out the pages of lessons. */
const MAX_OPEN_PAGES = 50;
const MAX_PAGES = 500;

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?').slice(1).join('?'));

/** Where the pages get their content. */
export interface PageSource {
  readonly content: () => SiteContent;
  /** The page for a decoded path without a slash at the end; undefined where the browser renders it. */
  readonly addressOf: (path: string, query: URLSearchParams) => PageAddress | undefined;
  /** The data of a page; absent: that of the content. */
  readonly dataOf?: (address: string, content: SiteContent) => Promise<SiteContent['data']>;
  /** Absent: the API is on another origin, which has its own cookies. */
  readonly csrfCookie?: CsrfCookie;
}

interface PageRoutesOptions extends PageSource {
  readonly site: Site;
}

const plugin: FastifyPluginCallback<PageRoutesOptions> = (app, options, done) => {
  const { limits, log, metrics } = app;
  const { site, content, dataOf, csrfCookie } = options;
  const { mediaOrigins } = site;
  const apiOrigin = site.apiUrl === undefined ? undefined : new URL(site.apiUrl).origin;
  const renderer = createPageRenderer(site);
  if (renderer) runAfterStart(app, () => void renderer.start());
  app.addHook('onClose', () => renderer?.close());

  const policy = (address: string) => ({
    mediaOrigins,
    apiOrigin,
    framed: address.endsWith(EMBEDDED),
  });
  const createCache = (max: number) =>
    renderer &&
    createRenderedPages({
      render: async (address, current) =>
        renderer.render(address, dataOf ? await dataOf(address, current) : current.data),
      ...{ content, policy, log, max },
    });
  const closedPages = createCache(MAX_PAGES);
  const openPages = createCache(MAX_OPEN_PAGES);
  if (closedPages && openPages) {
    metrics.cachedPages.setSource(() => closedPages.size() + openPages.size());
    metrics.failedPages.setSource(() => closedPages.failures() + openPages.failures());
  }

  const addressOf = (path: string, request: FastifyRequest) => options.addressOf(path, queryOf(request));
  /** The cache of a page; undefined when a network opens too many pages with texts of its own. */
  const cacheOf = ({ isOpen }: PageAddress, request: FastifyRequest) =>
    isOpen
      ? limits.consume('openPagesByAddress', clientKey(request)).then(
          () => openPages,
          () => undefined,
        )
      : closedPages;

  const createShell = (query: string) =>
    responseOnDemand(() => cachePage({ html: site.shell, scripts: [], styles: [] }, policy(query)));
  const [shell, framedShell] = [createShell(''), createShell(EMBEDDED)];
  const send = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const target = addressOf(path, request);
    const cached = target && (await (await cacheOf(target, request))?.get(target.address));
    if (target?.status === 404) reply.code(404);
    if (target?.status === 404 || unlistedPages.includes(path)) reply.header('x-robots-tag', 'noindex');
    csrfCookie?.issue(request, reply);
    reply.header('x-request-id', request.id);
    const isFramed = target?.address.endsWith(EMBEDDED);
    sendCached(request, reply, cached?.page ?? (await (isFramed ? framedShell() : shell())));
  };

  for (const route of Object.values(pages))
    app.get(route, (request: PathRequest, reply) =>
      send(
        route.replace(':slug', () => request.params['slug'] ?? ''),
        request,
        reply,
      ),
    );
  app.decorate('sendNotFoundPage', (request, reply) => send('/404', request, reply));

  app.get(`${PAGE_DATA_PREFIX}:name`, async (request: PathRequest, reply) => {
    const target = addressOf(queryOf(request).get('path') ?? '', request);
    const data =
      target && (await (await cacheOf(target, request))?.data(target.address, request.params['name'] ?? ''));
    if (!data) throw new HttpError(404, 'notFound');
    sendCached(request, reply, data);
  });
  done();
};

/** Serves the pages of the site, rendered from the content of its source. */
export const pageRoutes = fp(plugin, {
  name: 'pages',
  dependencies: ['limits', 'metrics'],
});
