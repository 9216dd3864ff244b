import { useQuery } from '@tanstack/react-query';
import {
  classesQuery,
  isInvalidResponse,
  isNetworkError,
  type ApiClient,
  type SchoolClass,
} from '@zarra/api-client';
import { useState } from 'react';

/** Why the classes failed to load. */
export type LoadErrorKind = 'offline' | 'server-error' | 'invalid-response';

const kindOf = (error: unknown): LoadErrorKind => {
  if (isNetworkError(error)) return 'offline';
  return isInvalidResponse(error) ? 'invalid-response' : 'server-error';
};

/** State of the classes on the screen. */
export type ClassesState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly kind: LoadErrorKind;
      /** The request is being repeated. */
      readonly retrying: boolean;
      readonly retry: () => void;
    }
  | { readonly status: 'ready'; readonly classes: readonly SchoolClass[] };

/**
 * Loads the classes. Loaded classes stay when a refetch fails.
 * @param isComplete whether classes from a server-rendered page, which has the text of one lesson only, are sufficient
 */
export function useClasses(
  client: ApiClient,
  isComplete: (classes: readonly SchoolClass[]) => boolean,
): ClassesState {
  const { data: cached, dataUpdatedAt, error, fetchStatus, refetch } = useQuery(classesQuery(client));
  const data = cached && (dataUpdatedAt > 0 || isComplete(cached)) ? cached : undefined;
  const [lastError, setLastError] = useState<LoadErrorKind | null>(null);

  // The query clears its error when it refetches; the screen shows the error until the classes have loaded.
  let errorKind = data ? null : lastError;
  if (!data && error) errorKind = kindOf(error);
  // The query pauses without a request while the browser reports that it is offline.
  else if (!data && fetchStatus === 'paused') errorKind = 'offline';
  if (errorKind !== lastError) setLastError(errorKind);

  if (data) return { status: 'ready', classes: data };
  if (errorKind === null) return { status: 'loading' };
  const retrying = fetchStatus === 'fetching';
  return { status: 'failed', kind: errorKind, retrying, retry: () => void refetch() };
}
