import { isInvalidResponse, isNetworkError } from '@zarra/api-client';
import { useState } from 'react';

/** Why data failed to load. */
export type LoadErrorKind = 'offline' | 'server-error' | 'invalid-response';

/** The kind of a query's error; null without one. A query pauses while the browser reports that it is offline. */
export function loadErrorKind(
  error: unknown,
  fetchStatus?: 'fetching' | 'paused' | 'idle',
): LoadErrorKind | null {
  if (isNetworkError(error)) return 'offline';
  if (isInvalidResponse(error)) return 'invalid-response';
  if (error) return 'server-error';
  return fetchStatus === 'paused' ? 'offline' : null;
}

/** A failure that lasts until the data loads. */
export interface LoadFailure {
  /** Kind of the last failure. */
  readonly kind: LoadErrorKind;
  /** Whether the server could not be reached at least once since the data was last loaded. */
  readonly wasOffline: boolean;
}

interface LoadFailureInputs {
  /** Kind of the query's current error; null without one. */
  readonly kind: LoadErrorKind | null;
  /** Whether the screen has the data. */
  readonly isLoaded: boolean;
  /** The query's `isFetched`. */
  readonly isFetched: boolean;
}

/**
 * The failure of a query without data, also during a retry: TanStack Query clears its error when a refetch starts, and
 * the message stays until the data has loaded or the query was reset.
 */
export function useLoadFailure({ kind, isLoaded, isFetched }: LoadFailureInputs): LoadFailure | null {
  const [last, setLast] = useState<(LoadFailure & { readonly isFetched: boolean }) | null>(null);
  const isReset = last !== null && last.isFetched && !isFetched;
  const before = isLoaded || isReset ? null : last;
  let current = before;
  if (kind !== null && !isLoaded) {
    current = { kind, wasOffline: kind === 'offline' || before?.wasOffline === true, isFetched };
  }
  const isSame =
    current?.kind === last?.kind &&
    current?.wasOffline === last?.wasOffline &&
    current?.isFetched === last?.isFetched;
  if (!isSame) setLast(current);
  return current;
}
