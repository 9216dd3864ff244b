import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createCachedResponse, type CachedResponse } from '../http/cached-response.js';
import { createPageHeaders, dataHeaders, type PagePolicy } from '../http/security-headers.js';
import type { SiteContent } from '../lists/public-lists.js';
import type { PageDocument, RenderedPage } from './page-renderer.js';

/** A rendered page and the data it hydrates from, compressed. A page without content has no data. */
export interface CachedPage {
  readonly page: CachedResponse;
  readonly data?: { readonly name: string; readonly body: CachedResponse };
}

interface RenderedPagesOptions {
  readonly render: (address: string, content: SiteContent) => Promise<RenderedPage>;
  readonly content: () => SiteContent;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Exceptions of the policy of a page, by its address; absent: none. */
  readonly policy?: (address: string) => PagePolicy;
  /** Maximum number of cached pages. */
  readonly max: number;
  /** Time until a page whose rendering failed is rendered again, ms; absent: 10 s. */
  readonly retryMs?: number;
}

/** An entry of the cache. */
interface Entry {
  readonly content: SiteContent;
  /** Undefined when the page cannot be rendered. */
  readonly page: Promise<CachedPage | undefined>;
  /** The page of the previous content: open pages hydrate from its data. */
  readonly previous: Promise<CachedPage | undefined> | undefined;
}

const DATA_HEADERS = {
  ...dataHeaders,
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
};

/** Compresses a page and adds its headers. */
export const cachePage = (
  { html, link, ...inline }: PageDocument,
  policy?: PagePolicy,
): Promise<CachedResponse> =>
  createCachedResponse('text/html; charset=utf-8', Buffer.from(html), {
    ...createPageHeaders(inline, policy),
    ...(link && { link }),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });

/** Caches rendered pages by address and content. Concurrent requests for a page share one rendering. */
export function createRenderedPages(options: RenderedPagesOptions) {
  const { render, content, log, policy, max, retryMs = 10_000 } = options;
  const entries = new LRUCache<string, Entry>({ max });
  let failures = 0;

  const renderAndCompress = async (address: string, from: SiteContent): Promise<CachedPage> => {
    const { state, ...document } = await render(address, from);
    const [page, body] = await Promise.all([
      cachePage(document, policy?.(address)),
      state && createCachedResponse('application/json; charset=utf-8', Buffer.from(state.json), DATA_HEADERS),
    ]);
    return { page, ...(state && body && { data: { name: state.name, body } }) };
  };

  const open = (address: string): Entry => {
    const current = content();
    const known = entries.get(address);
    if (known?.content === current) return known;
    const page = renderAndCompress(address, current).catch((error: unknown) => {
      failures += 1;
      log.error({ err: error, address, failures }, 'page not rendered, the browser renders it');
      setTimeout(() => entries.delete(address), retryMs).unref();
      return undefined;
    });
    const entry = { content: current, page, previous: known?.page };
    entries.set(address, entry);
    return entry;
  };

  return {
    /** @returns undefined when the page cannot be rendered */
    get: (address: string): Promise<CachedPage | undefined> => open(address).page,
    /** The data of a page of the current or the previous content; undefined when neither has data of this name. */
    async data(address: string, name: string): Promise<CachedResponse | undefined> {
      const { page, previous } = open(address);
      return [await page, await previous].find((known) => known?.data?.name === name)?.data?.body;
    },
    /** Renderings that failed or took too long since the start. */
    failures: () => failures,
    /** Number of cached pages. */
    size: () => entries.size,
  };
}
