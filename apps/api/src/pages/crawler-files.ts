import { accountPages, pages } from '@zarra/contracts';
import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { createCachedResponse, sendCached, type CachedResponse } from '../http/cached-response.js';
import { API_PREFIX } from '../http/paths.js';
import { dataHeaders } from '../http/security-headers.js';
import { siteMap } from './site-map.js';
import type { Site } from './site.js';

/** Pages that search engines do not list: they have no content. */
export const unlistedPages: readonly string[] = [...accountPages, pages.forbidden];

const HEADERS = { ...dataHeaders, 'cache-control': 'public, max-age=60', vary: 'accept-encoding' };

const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...[`${API_PREFIX}/`, ...unlistedPages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

const plugin: FastifyPluginAsync<{ readonly site: Site }> = async (app, { site }) => {
  const { lists } = app;
  const { siteUrl, labPages } = site;
  const experiments = Object.keys(labPages).sort();
  const buildSiteMap = (): Promise<CachedResponse> => {
    const text = siteMap(siteUrl, lists.content, experiments);
    return createCachedResponse('application/xml; charset=utf-8', Buffer.from(text), HEADERS);
  };
  const robotsFile = await createCachedResponse(
    'text/plain; charset=utf-8',
    Buffer.from(robots(siteUrl)),
    HEADERS,
  );
  let siteMapFile = await buildSiteMap();
  lists.onRefresh(async () => {
    siteMapFile = await buildSiteMap();
  });
  app.get('/robots.txt', (request, reply) => sendCached(request, reply, robotsFile));
  app.get('/sitemap.xml', (request, reply) => sendCached(request, reply, siteMapFile));
};

/** Serves robots.txt and the site map. */
export const crawlerFiles = fp(plugin, { name: 'crawler-files', dependencies: ['lists'] });
