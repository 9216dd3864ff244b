import { useQuery } from '@tanstack/react-query';
import { isOffline, sessionQuery, type ApiClient, type TokenStore } from '@zarra/api-client';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Learner } from './learner.js';
import { sameSession, type Tokens } from './same-session.js';

/**
 * Follows the tokens, and asks the server whose they are; the answer is shared with whoever else asked. A renewed token
 * changes nothing; one of somebody else is asked about before anything is shown or sent.
 */
export function useLearner(client: ApiClient, tokens: TokenStore): Learner {
  const subscribe = useCallback((hear: () => void) => tokens.subscribe(hear), [tokens]);
  const held = useSyncExternalStore(
    subscribe,
    () => tokens.get(),
    () => null,
  );
  const signedIn = held !== null;
  const { data, dataUpdatedAt, error, fetchStatus, refetch } = useQuery({
    ...sessionQuery(client),
    enabled: signedIn,
    // What the browser believes about the network is a hint; the server's answer, or its absence, is not.
    networkMode: 'always',
    refetchOnReconnect: true,
  });

  /** The tokens the last answer was about. */
  const [checked, setChecked] = useState<{ readonly at: number; readonly tokens: Tokens }>();
  if (held && data && checked?.at !== dataUpdatedAt) setChecked({ at: dataUpdatedAt, tokens: held });
  const isAboutHeld = held !== null && checked !== undefined && sameSession(checked.tokens, held);
  const key = isAboutHeld ? (data?.username ?? data?.email ?? null) : null;

  const isFetching = fetchStatus === 'fetching';
  const isAnswered = error !== null || (isAboutHeld && data !== undefined);
  const isFailure = signedIn && key === null && !isFetching && isAnswered;
  /** A query forgets its failure as soon as it asks again; the learner keeps the message until the answer is there. */
  const [failure, setFailure] = useState<{ readonly offline: boolean } | null>(null);
  const offline = isOffline(error);
  if (isFailure && failure?.offline !== offline) setFailure({ offline });
  if (failure && (!signedIn || key !== null)) setFailure(null);

  useEffect(() => {
    if (checked && signedIn && !isAboutHeld) void refetch({ cancelRefetch: false });
  }, [checked, signedIn, isAboutHeld, refetch]);

  return useMemo((): Learner => {
    if (!signedIn) return { status: 'signed-out' };
    if (key !== null && checked) {
      const holdsToken = () => {
        const now = tokens.read();
        return now !== null && sameSession(checked.tokens, now);
      };
      return { status: 'signed-in', key, holdsToken };
    }
    if (!failure) return { status: 'checking' };
    return { status: 'check-failed', ...failure, retrying: isFetching, retry: () => void refetch() };
  }, [signedIn, key, checked, tokens, failure, isFetching, refetch]);
}
