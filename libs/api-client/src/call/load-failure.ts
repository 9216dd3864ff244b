import { isInvalidResponse, isNetworkError } from './errors.js';

/** Why a query has failed to load, as far as it matters to the user. */
export type LoadFailure = 'offline' | 'server-error' | 'invalid-response';

/** The part of a query's result that tells why it has failed. */
interface QueryState {
  readonly data: unknown;
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
}

/**
 * Why a query has no data, or could not refetch it; null if it has not failed. A query clears its error when it refetches.
 * While the browser reports that it is offline, a query pauses without an error.
 */
export function loadFailure({ data, error, fetchStatus }: QueryState): LoadFailure | null {
  if (error == null) return data === undefined && fetchStatus === 'paused' ? 'offline' : null;
  if (isNetworkError(error)) return 'offline';
  return isInvalidResponse(error) ? 'invalid-response' : 'server-error';
}
