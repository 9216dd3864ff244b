import type { FastifyBaseLogger } from 'fastify';
import { createCachedResponse, type CachedResponse } from '../http/cached-response.js';
import { dataHeaders, type PagePolicy } from '../http/security-headers.js';
import type { SiteContent } from '../lists/public-lists.js';
import { cachePage } from './cached-page.js';
import type { PageRenderer } from './page-renderer.js';

/** A rendered page and the data it hydrates from, compressed. */
export interface CachedPage {
  readonly page: CachedResponse;
  readonly data: { readonly name: string; readonly body: CachedResponse };
}

/** A cache of the pages that are rendered from the content. */
export interface RenderedPages {
  /** @returns undefined when the page cannot be rendered */
  get(address: string): Promise<CachedPage | undefined>;
  /** The data of a page of the current or the previous content; undefined when neither has data of this name. */
  data(address: string, name: string): Promise<CachedResponse | undefined>;
  /** Renderings that failed or took too long since the start. */
  readonly failures: number;
  /** Number of cached pages of the current content. */
  readonly size: number;
}

interface RenderedPagesOptions {
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly content: () => SiteContent;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Exceptions of the policy of a page, by its address; absent: none. */
  readonly policy?: (address: string) => PagePolicy;
  /** Maximum number of cached pages; absent: 500. */
  readonly maxPages?: number;
  /** Time until a page whose rendering failed is rendered again, ms; absent: 10 s. */
  readonly retryMs?: number;
}

type Pages = Map<string, Promise<CachedPage | undefined>>;

const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const DATA_HEADERS = { ...dataHeaders, 'cache-control': CACHE_CONTROL, vary: 'accept-encoding' };

/** Caches rendered pages by address and content version. Concurrent requests for a page share one rendering. */
export function createRenderedPages({
  renderer,
  content,
  log,
  policy,
  maxPages = 500,
  retryMs = 10_000,
}: RenderedPagesOptions): RenderedPages {
  let version: SiteContent | undefined;
  let pages: Pages = new Map();
  let previous: Pages = new Map();
  let failures = 0;

  const render = async (address: string, from: SiteContent): Promise<CachedPage> => {
    const { state, ...page } = await renderer.render(address, from);
    const json = Buffer.from(state.json);
    const [cached, body] = await Promise.all([
      cachePage(page, policy?.(address)),
      createCachedResponse('application/json; charset=utf-8', json, DATA_HEADERS),
    ]);
    return { page: cached, data: { name: state.name, body } };
  };

  const get: RenderedPages['get'] = (address) => {
    const current = content();
    if (current !== version) {
      version = current;
      previous = pages;
      pages = new Map();
    }
    const cache = pages;
    const cached = cache.get(address);
    if (cached) return cached;
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size >= maxPages) cache.delete(oldest);
    const page = render(address, current).catch((error: unknown) => {
      failures += 1;
      log.error({ err: error, address, failures }, 'page not rendered, the browser renders it');
      setTimeout(() => cache.delete(address), retryMs).unref();
      return undefined;
    });
    cache.set(address, page);
    return page;
  };

  return {
    get,
    async data(address, name) {
      for (const page of [get(address), previous.get(address)]) {
        const data = (await page)?.data;
        if (data?.name === name) return data.body;
      }
      return undefined;
    },
    get failures() {
      return failures;
    },
    get size() {
      return pages.size;
    },
  };
}
