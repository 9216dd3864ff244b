import { pages } from '@zarra/contracts';
import type { FastifyPluginCallback } from 'fastify';
import fp from 'fastify-plugin';
import {
  createCachedResponse,
  responseOnDemand,
  sendCached,
  type LazyResponse,
} from '../http/cached-response.js';
import { API_PREFIX, LAB_PREFIX } from '../http/paths.js';
import { dataHeaders } from '../http/security-headers.js';
import type { PublicLists, SiteContent } from '../lists/public-lists.js';
import { siteMap } from './site-map.js';
import { unlistedPages, type Site } from './site.js';

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

interface CrawlerFilesOptions {
  readonly site: Site;
  readonly content: () => Omit<SiteContent, 'data'>;
  /** Absent: the content never changes. */
  readonly onRefresh?: PublicLists['onRefresh'];
}

const plugin: FastifyPluginCallback<CrawlerFilesOptions> = (app, { site, content, onRefresh }, done) => {
  const { siteUrl, experimentSlugs } = site;
  const experiments =
    experimentSlugs.length === 0
      ? []
      : [pages.laboratory, ...experimentSlugs.map((slug) => LAB_PREFIX + slug).sort()];
  const createSiteMap = (): LazyResponse =>
    responseOnDemand(() => {
      const text = siteMap(siteUrl, content(), experiments);
      return createCachedResponse('application/xml; charset=utf-8', Buffer.from(text), HEADERS);
    });
  const robotsFile = responseOnDemand(() =>
    createCachedResponse('text/plain; charset=utf-8', Buffer.from(robots(siteUrl)), HEADERS),
  );
  let siteMapFile = createSiteMap();
  onRefresh?.(() => {
    siteMapFile = createSiteMap();
    return Promise.resolve();
  });
  app.get('/robots.txt', async (request, reply) => sendCached(request, reply, await robotsFile()));
  app.get('/sitemap.xml', async (request, reply) => sendCached(request, reply, await siteMapFile()));
  done();
};

/** Serves robots.txt and the site map. */
export const crawlerFiles = fp(plugin, { name: 'crawler-files' });
