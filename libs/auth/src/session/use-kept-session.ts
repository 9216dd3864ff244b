'use client';
import { useQueryClient } from '@tanstack/react-query';
import { isRefused, type ApiClient, type TokenStore } from '@zarra/api-client';
import { useEffect, useRef } from 'react';
import { forgetServerData } from './forget-server-data.js';
import { claimLessonFlags } from './lesson-flags.js';
import { useSessionAnswer } from './use-session-answer.js';

/** Follows the tokens, of other tabs too, asks the server whose they are, and lets nothing of one learner reach another. */
export function useKeptSession(client: ApiClient, tokens: TokenStore): void {
  const queries = useQueryClient();
  const { access, query, user, error } = useSessionAnswer(client, tokens, true);

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
}
