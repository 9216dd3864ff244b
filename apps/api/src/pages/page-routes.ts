import { pages } from '@zarra/contracts';
import type { FastifyPluginCallback } from 'fastify';
import fp from 'fastify-plugin';
import { responseOnDemand, sendCached } from '../http/cached-response.js';
import { HttpError } from '../http/http-error.js';
import { PAGE_DATA_PREFIX } from '../http/paths.js';
import { runAfterStart } from '../run-after-start.js';
import { cachePage } from './cached-page.js';
import { createPageRenderer } from './page-renderer.js';
import { EMBEDDED, NO_LESSON, renderedAddress } from './rendered-address.js';
import { createRenderedPages } from './rendered-pages.js';
import { createSearchPages } from './search-pages.js';
import { NOINDEX, unlistedPages, type Site } from './site.js';

interface PageRequest {
  readonly Params: Readonly<Record<string, string>>;
  readonly Querystring: Readonly<Record<string, unknown>>;
}

const plugin: FastifyPluginCallback<{ readonly site: Site }> = (app, { site }, done) => {
  const { lists, log, metrics } = app;
  const policy = { mediaOrigins: site.mediaOrigins };
  const renderer = createPageRenderer(site);
  if (renderer) runAfterStart(app, () => renderer.start());
  app.addHook('onClose', () => renderer?.close());
  const policyOf = (target: string) => ({ ...policy, framed: target.endsWith(EMBEDDED) });
  const rendering = renderer && { renderer, content: () => lists.content, policy: policyOf, log };
  const rendered = rendering && createRenderedPages(rendering);
  const searchPages = rendering && createSearchPages(app, rendering);
  if (rendered) {
    metrics.cachedPages.setSource(() => rendered.size);
    metrics.failedPages.setSource(() => rendered.failures);
  }

  app.get<PageRequest>(pages.search, async (request, reply) => {
    const target = await searchPages?.addressOf(request, request.query['q']);
    const page = target === undefined ? undefined : await searchPages?.get(target);
    site.sendPage(request, reply.headers(NOINDEX), page?.page ?? (await site.shell()));
  });
  for (const address of Object.values(pages).filter((each) => each !== pages.search)) {
    const staticPage = site.webPages[address];
    const fallback = staticPage ? responseOnDemand(() => cachePage(staticPage, policy)) : site.shell;
    app.get<PageRequest>(address, async (request, reply) => {
      const path = address.replace(':slug', () => request.params['slug'] ?? '');
      const target = renderedAddress(path, request.query, lists.content, site);
      if (address === pages.experiment && target === undefined) return site.sendNotFoundPage(request, reply);
      const page = target === undefined ? undefined : await rendered?.get(target);
      if (target === NO_LESSON) reply.code(404);
      if (target === NO_LESSON || unlistedPages.includes(address)) reply.headers(NOINDEX);
      const isFramed = target?.endsWith(EMBEDDED) ?? false;
      site.sendPage(request, reply, page?.page ?? (await (isFramed ? site.framedShell() : fallback())));
    });
  }

  app.get<PageRequest>(`${PAGE_DATA_PREFIX}:name`, async (request, reply) => {
    const { path, q } = request.query;
    const isSearch = path === pages.search;
    const target = isSearch
      ? await searchPages?.addressOf(request, q)
      : renderedAddress(String(path), request.query, lists.content, site);
    const data =
      target && (await (isSearch ? searchPages : rendered)?.data(target, request.params['name'] ?? ''));
    if (!data) throw new HttpError(404, 'notFound');
    sendCached(request, reply, data);
  });
  done();
};

/** Serves the pages of the site: rendered from the content, or static. */
export const pageRoutes = fp(plugin, {
  name: 'pages',
  dependencies: ['limits', 'lists', 'metrics', 'searches'],
});
