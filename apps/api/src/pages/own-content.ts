import { pages } from '@zarra/contracts';
import type { FastifyInstance } from 'fastify';
import { pageAddress } from './page-address.js';
import type { PageSource } from './page-routes.js';
import type { Site } from './site.js';

/** The content of the site's own database, for its pages. */
export function ownContent(app: FastifyInstance, { experimentSlugs, siteUrl }: Site): PageSource {
  const { csrfCookie, lists, searches } = app;
  return {
    csrfCookie,
    content: () => lists.content,
    addressOf: (path, query) => pageAddress(path, query, lists.content, experimentSlugs),
    dataOf: async (address, { data }) => {
      const { pathname, searchParams } = new URL(address, siteUrl);
      if (pathname !== pages.search) return data;
      const { results } = await searches.find(searchParams.get('q') ?? '', false);
      return { ...data, search: results };
    },
  };
}
