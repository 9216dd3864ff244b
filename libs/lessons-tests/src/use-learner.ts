import { useQuery } from '@tanstack/react-query';
import { isNetworkError, sessionQuery, type ApiClient, type TokenStore } from '@zarra/api-client';
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

type Tokens = NonNullable<ReturnType<TokenStore['get']>>;

/** Subject of an access token (`sub`, or `user_id` of a Django back end); null when it has none. */
function subjectOf(access: string): string | null {
  try {
    const claims = (access.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { sub, user_id } = Object(JSON.parse(atob(claims))) as { sub?: unknown; user_id?: unknown };
    const subject = sub ?? user_id;
    return typeof subject === 'string' || typeof subject === 'number' ? String(subject) : null;
  } catch {
    return null;
  }
}

/**
 * Whether two token pairs belong to the same learner: equal, or one is a refreshed version of the other. It only decides
 * whether a request is sent; it never authorizes anything.
 */
function isSameSession(a: Tokens, b: Tokens): boolean {
  if (a.access === b.access) return true;
  const [subjectA, subjectB] = [subjectOf(a.access), subjectOf(b.access)];
  if (subjectA !== null || subjectB !== null) return subjectA === subjectB;
  return a.refresh !== null && a.refresh === b.refresh;
}

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
  const signedIn = current !== null;
  const { data, dataUpdatedAt, error, fetchStatus, refetch } = useQuery({
    ...sessionQuery(client),
    enabled: signedIn,
    // `navigator.onLine` is unreliable, so the request is always sent.
    networkMode: 'always',
    refetchOnReconnect: true,
  });

  /** The last response: when it arrived, the tokens that it is about and their owner. */
  const [checked, setChecked] = useState<{
    readonly at: number;
    readonly tokens: Tokens;
    readonly key: string | null;
  }>();
  if (current && data && checked?.at !== dataUpdatedAt) {
    setChecked({ at: dataUpdatedAt, tokens: current, key: data.username ?? data.email });
  }
  const isCurrent = current !== null && checked !== undefined && isSameSession(checked.tokens, current);
  const key = isCurrent && data !== undefined ? checked.key : null;

  const isFetching = fetchStatus === 'fetching';
  const hasResponse = error !== null || (isCurrent && data !== undefined);
  const isFailed = signedIn && key === null && !isFetching && hasResponse;
  /** The query clears its error when it refetches; the message stays until the response arrives. */
  const [failure, setFailure] = useState<{ readonly offline: boolean } | null>(null);
  const offline = isNetworkError(error);
  if (isFailed && failure?.offline !== offline) setFailure({ offline });
  if (failure && (!signedIn || key !== null)) setFailure(null);

  useEffect(() => {
    if (checked && signedIn && !isCurrent) void refetch({ cancelRefetch: false });
  }, [checked, signedIn, isCurrent, refetch]);

  return useMemo((): Learner => {
    if (!signedIn) {
      return { status: 'signed-out', ...(checked?.key != null && { previousKey: checked.key }) };
    }
    if (key !== null && checked) {
      const holdsToken = () => {
        const stored = tokens.read();
        return stored !== null && isSameSession(checked.tokens, stored);
      };
      return { status: 'signed-in', key, holdsToken };
    }
    if (!failure) return { status: 'checking' };
    return { status: 'check-failed', ...failure, retrying: isFetching, retry: () => void refetch() };
  }, [signedIn, key, checked, tokens, failure, isFetching, refetch]);
}
