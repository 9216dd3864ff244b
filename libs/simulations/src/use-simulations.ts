import { useQuery } from '@tanstack/react-query';
import { simulationsQuery, type ApiClient, type Simulation } from '@zarra/api-client';
import { useState } from 'react';
import { loadFailureKind, type LoadFailureKind } from './load-failure-kind.js';

/** The list as the screen sees it. */
export interface SimulationsState {
  /** Undefined until they came. */
  readonly simulations: readonly Simulation[] | undefined;
  /** Why they did not come or, when older ones are there, could not be brought up to date. */
  readonly failure: LoadFailureKind | null;
  /** Being asked for now. */
  readonly fetching: boolean;
  /** Asks again; tells whether that helped. */
  readonly retry: () => Promise<boolean>;
}

export function useSimulations(client: ApiClient): SimulationsState {
  const { data, error, fetchStatus, refetch } = useQuery(simulationsQuery(client));
  const [lastFailure, setLastFailure] = useState<LoadFailureKind | null>(null);

  // A query forgets its failure as soon as it asks again; the screen keeps it until the list is there.
  let failure = data ? null : lastFailure;
  if (error) failure = loadFailureKind(error);
  // A browser that knows it is offline does not even ask.
  else if (!data && fetchStatus === 'paused') failure = 'offline';
  if (failure !== lastFailure) setLastFailure(failure);

  return {
    simulations: data,
    failure,
    fetching: fetchStatus === 'fetching',
    retry: async () => (await refetch()).isSuccess,
  };
}
