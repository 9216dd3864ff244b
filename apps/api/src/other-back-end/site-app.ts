import type { FastifyInstance } from 'fastify';
import { createServer, type ServerOptions } from '../create-server.js';
import { healthRoutes } from '../http/health.js';
import { handleNotFound } from '../http/not-found.js';
import { siteFiles } from '../http/site-files.js';
import { crawlerFiles } from '../pages/crawler-files.js';
import { NO_CONTENT, pageAddressWithoutContent } from '../pages/page-address.js';
import { pageRoutes } from '../pages/page-routes.js';
import { loadSite, type SiteOptions } from '../pages/site.js';
import { reportRoutes } from '../reports/report-routes.js';

interface SiteAppOptions extends SiteOptions, Omit<ServerOptions, 'dataDir'> {
  /** The back end that the browser calls, without a slash at the end. */
  readonly apiUrl: string;
}

/**
 * Builds the server of a site whose API and content are in another back end: pages without content, files, health checks and
 * reports of browsers. It has no database.
 * @throws Error when the site is not built
 */
export async function buildSiteApp(options: SiteAppOptions): Promise<FastifyInstance> {
  const site = await loadSite(options);
  if (!site) throw new Error(`There is no built site in ${options.webDir}.`);
  const app = await createServer(options);
  await app.register(healthRoutes, {});
  if (site.reportsErrors) await app.register(reportRoutes);
  const content = () => NO_CONTENT;
  await app.register(pageRoutes, {
    site,
    content,
    addressOf: (path, query) => pageAddressWithoutContent(path, query, site.experimentSlugs),
  });
  await app.register(siteFiles, { folder: site.webDir, path: '/' });
  await app.register(crawlerFiles, { site, content });
  const { sendNotFoundPage } = app;
  app.setNotFoundHandler((request, reply) =>
    handleNotFound(request, reply, { sendNotFoundPage, hasApi: false }),
  );
  return app;
}
