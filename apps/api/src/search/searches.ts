import { createHash } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { runAfterStart } from '../run-after-start.js';
import { readSearchContent, type SearchResults } from './search-content.js';
import { wordKeys } from './split-words.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly searches: Searches;
  }
}

/** The results of one query. */
export interface FoundContent {
  readonly results: SearchResults;
  readonly json: string;
  /** A weak ETag of `json`. */
  readonly etag: string;
}

export interface Searches {
  /**
   * Searches the current content. Results are cached by the words of the query.
   * @param withQuestions whether a learner asks
   * @param beforeSearch runs when the results are not cached; its error ends the search
   */
  find(query: string, withQuestions: boolean, beforeSearch?: () => Promise<void>): Promise<FoundContent>;
}

/** Queries whose results are cached: several for each lesson. */
const MAX_CACHED = 1000;

function toFound(results: SearchResults): FoundContent {
  const json = JSON.stringify(results);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  return { results, json, etag: `W/"${hash}"` };
}

const plugin: FastifyPluginCallback<{ readonly webDir: string }> = (app, { webDir }, done) => {
  const { db, lists } = app;

  const open = async () => ({
    find: await readSearchContent(db, webDir),
    cache: new LRUCache<string, FoundContent>({ max: MAX_CACHED }),
  });
  let current: ReturnType<typeof open> | undefined;
  const version = (): ReturnType<typeof open> => {
    if (!current) {
      const opened = open();
      current = opened;
      // A failure is tried again.
      opened.catch(() => {
        if (current === opened) current = undefined;
      });
    }
    return current;
  };
  lists.onRefresh(() => {
    current = undefined;
    return Promise.resolve();
  });
  // The first visitor who searches does not wait for the index.
  runAfterStart(app, () => void version().catch(() => undefined));

  app.decorate('searches', {
    async find(query, withQuestions, beforeSearch) {
      const { find, cache } = await version();
      const key = `${withQuestions} ${wordKeys(query).join(' ')}`;
      const cached = cache.get(key);
      if (cached) return cached;
      await beforeSearch?.();
      const found = toFound(find(query, { withQuestions }));
      cache.set(key, found);
      return found;
    },
  } satisfies Searches);
  done();
};

/** Adds `searches`: full-text search in an index of each process, built from the database after each import. */
export const searches = fp(plugin, { name: 'searches', dependencies: ['context', 'lists'] });
