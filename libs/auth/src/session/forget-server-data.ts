import { matchQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Forgets what the server said, as it may have been said to somebody else; what is on the screen is asked anew. Content
 * that is the same for everybody stays.
 * @param kept one query that stays
 */
export function forgetServerData(queries: QueryClient, kept?: { readonly queryKey: QueryKey }): void {
  void queries.resetQueries({
    predicate: (query) => query.meta?.['sameForAll'] !== true && !(kept && matchQuery(kept, query)),
  });
}
