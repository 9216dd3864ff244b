'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefused, sessionQuery, type ApiClient, type TokenStore } from '@zarra/api-client';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { forgetServerData } from './forget-server-data.js';
import { claimLessonFlags } from './lesson-flags.js';
import { hasName, type Session } from './session.js';

/** Follows the tokens, of other tabs too, and asks the server whose they are. */
export function useCheckedSession(client: ApiClient, tokens: TokenStore): Session {
  const queries = useQueryClient();
  const subscribe = useCallback((listener: () => void) => tokens.subscribe(listener), [tokens]);
  const access = useSyncExternalStore(subscribe, () => tokens.get()?.access);
  const query = useMemo(() => sessionQuery(client), [client]);
  const { data, error, fetchStatus } = useQuery({ ...query, enabled: access !== undefined });
  const user = access !== undefined && hasName(data) ? data : undefined;

  const last = useRef(access);
  useEffect(() => {
    const had = last.current;
    last.current = access;
    if (had === undefined || had === access) return;
    if (access === undefined) forgetServerData(queries);
    // Renewed, or somebody else signed in from another tab: only the server can tell.
    else void queries.invalidateQueries(query);
  }, [access, queries, query]);

  const judged = useRef<string>(undefined);
  // No network, or a server in trouble, is no verdict: the tokens stay, and the query asks again by itself.
  useEffect(() => {
    // A disabled account. The client itself drops the tokens of a session that is over (401).
    if (isRefused(error, 403)) tokens.clear();
    if (!isRefused(error, 401) || tokens.get()?.access === judged.current) return;
    // It did not: this was about tokens that others have replaced meanwhile. Those are asked about once.
    judged.current = tokens.get()?.access;
    void queries.invalidateQueries(query);
  }, [error, tokens, queries, query]);

  const owner = user?.username ?? user?.email;
  const lastOwner = useRef(owner);
  useEffect(() => {
    if (!owner) return;
    claimLessonFlags(owner);
    if (lastOwner.current && lastOwner.current !== owner) forgetServerData(queries, query);
    lastOwner.current = owner;
  }, [owner, queries, query]);

  return useMemo((): Session => {
    if (user) return { status: 'signed-in', user };
    return { status: access !== undefined && fetchStatus === 'fetching' ? 'checking' : 'signed-out' };
  }, [user, access, fetchStatus]);
}
