import type { FastifyBaseLogger } from 'fastify';
import { storeBody, type StoredBody } from '../http/stored-body.js';
import type { SiteContent } from '../lists/public-lists.js';
import type { PageRenderer } from './page-renderer.js';
import { storePage } from './stored-page.js';

/** A rendered page and the data it hydrates from, compressed. */
export interface StoredPage {
  readonly page: StoredBody;
  readonly state: { readonly name: string; readonly body: StoredBody };
}

/** The pages that are rendered from the content. */
export interface RenderedPages {
  /** @returns undefined when the page cannot be rendered */
  get(address: string): Promise<StoredPage | undefined>;
  /** The data of a page of the current or the previous content; undefined when neither has data of this name. */
  state(address: string, name: string): Promise<StoredBody | undefined>;
  /** Renderings that failed or took too long since the start. */
  readonly failures: number;
}

interface RenderedPagesOptions {
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly content: () => SiteContent;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Most pages kept; absent: 500. */
  readonly maxPages?: number;
  /** How long a page that failed is not rendered again, ms; absent: 10 s. */
  readonly retryMs?: number;
}

type Pages = Map<string, Promise<StoredPage | undefined>>;

const STATE_CACHING = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };

/**
 * Keeps rendered pages by address and content version. Each page is rendered once, however many visitors wait for it.
 */
export function createRenderedPages({
  renderer,
  content,
  log,
  maxPages = 500,
  retryMs = 10_000,
}: RenderedPagesOptions): RenderedPages {
  let version: SiteContent | undefined;
  let pages: Pages = new Map();
  let previous: Pages = new Map();
  let failures = 0;

  const render = async (address: string, from: SiteContent): Promise<StoredPage> => {
    const { state, ...page } = await renderer.render(address, from);
    const json = Buffer.from(state.json);
    const [stored, body] = await Promise.all([
      storePage(page),
      storeBody('application/json; charset=utf-8', json, STATE_CACHING),
    ]);
    return { page: stored, state: { name: state.name, body } };
  };

  const get: RenderedPages['get'] = (address) => {
    const current = content();
    if (current !== version) {
      version = current;
      previous = pages;
      pages = new Map();
    }
    const kept = pages;
    const known = kept.get(address);
    if (known) return known;
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= maxPages) kept.delete(oldest);
    const page = render(address, current).catch((error: unknown) => {
      failures += 1;
      log.error({ err: error, address, failures }, 'page not rendered, the browser renders it');
      setTimeout(() => kept.delete(address), retryMs).unref();
      return undefined;
    });
    kept.set(address, page);
    return page;
  };

  return {
    get,
    async state(address, name) {
      for (const page of [get(address), previous.get(address)]) {
        const state = (await page)?.state;
        if (state?.name === name) return state.body;
      }
      return undefined;
    },
    get failures() {
      return failures;
    },
  };
}
