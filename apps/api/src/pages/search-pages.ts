import { pages } from '@zarra/contracts';
import { MAX_QUERY_LENGTH } from '@zarra/contracts/search';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from '../http/client-key.js';
import { HttpError } from '../http/http-error.js';
import { createRenderedPages, type RenderedPages } from './rendered-pages.js';

/** Pages with results that are cached: query strings must not push out the pages of lessons. */
const MAX_PAGES = 50;

type RenderedPagesOptions = Parameters<typeof createRenderedPages>[0];

/** The pages with the results of a search, for visitors without scripts and for shared addresses. */
export interface SearchPages extends Pick<RenderedPages, 'get' | 'data'> {
  /**
   * The address of the rendered page of a request.
   * @returns undefined where the browser renders the page: no single text, a long one, or above the limit
   */
  addressOf(request: FastifyRequest, q: unknown): Promise<string | undefined>;
}

const isLimit = (error: unknown): boolean => error instanceof HttpError && error.status === 429;

/** Renders the pages of searches. Their data has the results besides the lists of the page frame. */
export function createSearchPages(
  { limits, searches }: Pick<FastifyInstance, 'limits' | 'searches'>,
  options: RenderedPagesOptions,
): SearchPages {
  const { renderer, ...others } = options;
  const textOf = (address: string): string =>
    new URL(address, 'https://site.invalid').searchParams.get('q') ?? '';
  const rendered = createRenderedPages({
    ...others,
    maxPages: MAX_PAGES,
    renderer: {
      render: async (address, content) => {
        const { results } = await searches.find(textOf(address), false);
        const { simulators, contact } = content.data;
        return renderer.render(address, { ...content, data: { simulators, contact, search: results } });
      },
    },
  });
  return {
    get: (address) => rendered.get(address),
    data: (address, name) => rendered.data(address, name),
    async addressOf(request, q = '') {
      if (typeof q !== 'string' || q.length > MAX_QUERY_LENGTH || !q.isWellFormed()) return undefined;
      try {
        await limits.consume('searchPagesByAddress', clientKey(request));
      } catch (error) {
        if (isLimit(error)) return undefined;
        throw error;
      }
      return q === '' ? pages.search : `${pages.search}?${new URLSearchParams({ q }).toString()}`;
    },
  };
}
