import { useQuery } from '@tanstack/react-query';
import type { ApiClient, TokenStore } from '@zarra/api-client';
import { isSameSession, sessionQuery, sessionState, type Tokens } from '@zarra/api-client/session';
import { useLastFailure } from '@zarra/ui-kit';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

/** Sign-in state of the learner, as the test needs it (specification §4, "Lesson test"). */
export type Learner =
  /** No access token. `previousKey`: the learner whose session ended on this page. */
  | { readonly status: 'signed-out'; readonly previousKey?: string }
  /** The check of the token is pending. */
  | { readonly status: 'checking' }
  /** There is a token, and its owner could not be determined. `retrying`: the check is repeated. */
  | {
      readonly status: 'check-failed';
      readonly offline: boolean;
      readonly retrying?: boolean;
      readonly retry: () => void;
    }
  /** `key` distinguishes the learners of one device: the username, else the e-mail. */
  | {
      readonly status: 'signed-in';
      readonly key: string;
      /** Whether the device's current token is this learner's; when absent, it is assumed to be. */
      readonly holdsToken?: () => boolean;
    };

/**
 * Follows the token store and requests the tokens' owner; the response is shared through the query cache.
 * Refreshed tokens change nothing. Tokens of another learner are checked before anything is shown or sent.
 */
export function useLearner(client: ApiClient, tokens: TokenStore): Learner {
  const subscribe = useCallback((listener: () => void) => tokens.subscribe(listener), [tokens]);
  const current = useSyncExternalStore(
    subscribe,
    () => tokens.get(),
    () => null,
  );
  const query = useQuery({
    ...sessionQuery(client),
    enabled: current !== null,
    // `navigator.onLine` is unreliable, so the request is always sent.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  const { data, dataUpdatedAt, fetchStatus, refetch } = query;

  /** The last response: its time, the tokens that it concerns and their owner. */
  const [lastChecked, setChecked] = useState<{
    readonly receivedAt: number;
    readonly tokens: Tokens;
    readonly key: string | null;
  }>();
  let checked = lastChecked;
  if (current && data && checked?.receivedAt !== dataUpdatedAt) {
    checked = { receivedAt: dataUpdatedAt, tokens: current, key: data.username ?? data.email };
    setChecked(checked);
  }
  const session = sessionState({ ...query, tokens: current, checkedTokens: checked?.tokens });
  const { status } = session;
  const failure = useLastFailure(
    session.status === 'check-failed' ? (session.offline ? 'offline' : 'server-error') : null,
    // A query that was reset has not been fetched.
    status === 'signed-in' || status === 'signed-out' || !query.isFetched,
  );

  const isOutdated = current !== null && checked !== undefined && !isSameSession(checked.tokens, current);
  useEffect(() => {
    if (isOutdated) void refetch({ cancelRefetch: false });
  }, [isOutdated, refetch]);

  const isFetching = fetchStatus === 'fetching';
  return useMemo((): Learner => {
    if (status === 'signed-out') {
      return { status, ...(checked?.key != null && { previousKey: checked.key }) };
    }
    if (status === 'signed-in' && checked?.key != null) {
      const holdsToken = () => {
        const stored = tokens.read();
        return stored !== null && isSameSession(checked.tokens, stored);
      };
      return { status, key: checked.key, holdsToken };
    }
    if (failure === null) return { status: 'checking' };
    return {
      status: 'check-failed',
      offline: failure === 'offline',
      retrying: isFetching,
      retry: () => void refetch(),
    };
  }, [status, checked, tokens, failure, isFetching, refetch]);
}
