import { accountPages, pages } from '@zarra/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { API_PREFIX } from '../http/endpoint-routes.js';
import { sendStored, storeBody, type StoredBody } from '../http/stored-body.js';
import { listBuilders } from '../lists/build-lists.js';
import { siteMap } from './site-map.js';

/** Addresses with nothing in them to be found. */
export const unlistedPages: readonly string[] = [...accountPages, pages.forbidden];

const CACHING = { 'cache-control': 'public, max-age=60', vary: 'accept-encoding' };

const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...[`${API_PREFIX}/`, ...unlistedPages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/**
 * Serves robots.txt and the site map.
 * @param siteUrl public origin of the site, without a slash at the end
 * @param experiments paths of the laboratory's pages
 * @returns makes the map anew after an import
 */
export async function registerCrawlerFiles(
  app: FastifyInstance,
  db: Kysely<Tables>,
  siteUrl: string,
  experiments: readonly string[],
): Promise<() => Promise<void>> {
  const drawMap = async (): Promise<StoredBody> => {
    const [simulations, lessons] = await Promise.all([listBuilders.simulators(db), listBuilders.lessons(db)]);
    const text = siteMap(siteUrl, { simulations, lessons, experiments });
    return storeBody('application/xml; charset=utf-8', Buffer.from(text), CACHING);
  };
  const rules = await storeBody('text/plain; charset=utf-8', Buffer.from(robots(siteUrl)), CACHING);
  let map = await drawMap();
  app.get('/robots.txt', { logLevel: 'warn' }, (request, reply) => sendStored(request, reply, rules));
  app.get('/sitemap.xml', { logLevel: 'warn' }, (request, reply) => sendStored(request, reply, map));
  return async () => void (map = await drawMap());
}
