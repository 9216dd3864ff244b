'use client';
import { matchQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isApiError, type ApiClient, type TokenStore } from '@zarra/api-client';
import { useEffect, useRef } from 'react';
import { setLessonFlagsOwner } from './lesson-flags.js';
import { useSessionQuery } from './use-session-query.js';

/**
 * Resets cached data of the previous user. Active queries refetch. Queries of public content stay.
 * @param excluded a query that stays too
 */
function resetUserQueries(queries: QueryClient, excluded?: { readonly queryKey: QueryKey }): void {
  void queries.resetQueries({
    predicate: (query) => query.meta?.['public'] !== true && !(excluded && matchQuery(excluded, query)),
  });
}

/** Fetches the displayed public content again whose request had an outdated token, or none where it is required. */
function refetchRejected(queries: QueryClient): void {
  void queries.refetchQueries({
    type: 'active',
    predicate: ({ meta, state }) => meta?.['public'] === true && isApiError(state.error, 401),
  });
}

/**
 * Keeps the session in sync with the tokens, including changes in other tabs: fetches the user, and removes the data of
 * the previous user.
 */
export function useSessionSync(client: ApiClient, tokens: TokenStore): void {
  const queries = useQueryClient();
  const { access, query, state, error } = useSessionQuery(client, tokens, true);

  const lastAccess = useRef(access);
  useEffect(() => {
    const previous = lastAccess.current;
    lastAccess.current = access;
    if (previous === access) return;
    refetchRejected(queries);
    if (previous === undefined) return;
    if (access === undefined) resetUserQueries(queries);
    // A refresh, or another user's sign-in in another tab: the server's response tells them apart.
    else void queries.invalidateQueries(query);
  }, [access, queries, query]);

  const checkedAccess = useRef<string>(undefined);
  // After a network error or a 5xx the tokens stay, and the query refetches by itself.
  useEffect(() => {
    // A disabled account. After a 401 the client removes the tokens of an ended session itself.
    if (isApiError(error, 403)) tokens.clear();
    if (!isApiError(error, 401) || tokens.get()?.access === checkedAccess.current) return;
    // Tokens are left: the 401 was about tokens that were replaced meanwhile. The new ones are checked once.
    checkedAccess.current = tokens.get()?.access;
    void queries.invalidateQueries(query);
  }, [error, tokens, queries, query]);

  const user = state.status === 'signed-in' ? state.user : undefined;
  const owner = user?.username ?? user?.email;
  const lastOwner = useRef(owner);
  useEffect(() => {
    if (!owner) return;
    setLessonFlagsOwner(owner);
    if (lastOwner.current && lastOwner.current !== owner) resetUserQueries(queries, query);
    lastOwner.current = owner;
  }, [owner, queries, query]);
}
