import { useQuery } from '@tanstack/react-query';
import { classesQuery, isBadAnswer, isOffline, type ApiClient, type SchoolClass } from '@zarra/api-client';
import { useState } from 'react';

/** Why the classes are not there, as far as it matters to the reader. */
export type LoadFailureKind = 'offline' | 'refused' | 'bad-answer';

const kindOf = (error: unknown): LoadFailureKind => {
  if (isOffline(error)) return 'offline';
  return isBadAnswer(error) ? 'bad-answer' : 'refused';
};

/** The classes as the screen sees them. */
export type ClassesState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly kind: LoadFailureKind;
      /** Being asked for again. */
      readonly retrying: boolean;
      readonly retry: () => void;
    }
  | { readonly status: 'ready'; readonly classes: readonly SchoolClass[] };

/**
 * Asks for the classes. Those that are there stay when they cannot be brought up to date.
 * @param isEnough whether classes that came with a prerendered page, which has the text of one lesson only, are enough
 */
export function useClasses(
  client: ApiClient,
  isEnough: (classes: readonly SchoolClass[]) => boolean,
): ClassesState {
  const { data: known, dataUpdatedAt, error, fetchStatus, refetch } = useQuery(classesQuery(client));
  const data = known && (dataUpdatedAt > 0 || isEnough(known)) ? known : undefined;
  const [lastFailure, setLastFailure] = useState<LoadFailureKind | null>(null);

  // A query forgets its failure as soon as it asks again; the screen keeps it until the classes are there.
  let failure = data ? null : lastFailure;
  if (!data && error) failure = kindOf(error);
  // A browser that knows it is offline does not even ask.
  else if (!data && fetchStatus === 'paused') failure = 'offline';
  if (failure !== lastFailure) setLastFailure(failure);

  if (data) return { status: 'ready', classes: data };
  if (failure === null) return { status: 'loading' };
  const retrying = fetchStatus === 'fetching';
  return { status: 'failed', kind: failure, retrying, retry: () => void refetch() };
}
