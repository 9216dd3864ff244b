import { useQuery } from '@tanstack/react-query';
import { simulationsQuery, type ApiClient, type Simulation } from '@zarra/api-client';
import { useState } from 'react';
import { loadFailureKind, type LoadFailureKind } from './load-failure-kind.js';

/** State of the list. */
export interface SimulationsState {
  /** Undefined until they have loaded. */
  readonly simulations: readonly Simulation[] | undefined;
  /** Why they failed to load, or to refetch when older ones exist. */
  readonly failure: LoadFailureKind | null;
  /** Whether a request is in progress. */
  readonly fetching: boolean;
  /** Fetches again. Resolves to whether it succeeded. */
  readonly retry: () => Promise<boolean>;
}

export function useSimulations(client: ApiClient): SimulationsState {
  const { data, error, fetchStatus, refetch } = useQuery(simulationsQuery(client));
  const [lastFailure, setLastFailure] = useState<LoadFailureKind | null>(null);

  // A query resets its error when it refetches; the screen keeps it until the list has loaded.
  let failure = data ? null : lastFailure;
  if (error) failure = loadFailureKind(error);
  // Offline, TanStack Query pauses the request.
  else if (!data && fetchStatus === 'paused') failure = 'offline';
  if (failure !== lastFailure) setLastFailure(failure);

  return {
    simulations: data,
    failure,
    fetching: fetchStatus === 'fetching',
    retry: async () => (await refetch()).isSuccess,
  };
}
