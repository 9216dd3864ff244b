import { useQuery } from '@tanstack/react-query';
import { loadFailure, type ApiClient, type LoadFailure } from '@zarra/api-client';
import { simulationsQuery, type Simulation } from '@zarra/api-client/catalogue';
import { useLastFailure } from '@zarra/ui-kit';

/** State of the list. */
export interface SimulationsState {
  /** Undefined until they have loaded. */
  readonly simulations: readonly Simulation[] | undefined;
  /** Why they failed to load, or to refetch when older ones exist. */
  readonly failure: LoadFailure | null;
  /** Whether a request is in progress. */
  readonly fetching: boolean;
  /** Fetches again. Resolves to whether it succeeded. */
  readonly retry: () => Promise<boolean>;
}

export function useSimulations(client: ApiClient): SimulationsState {
  const { data, error, fetchStatus, refetch } = useQuery(simulationsQuery(client));
  return {
    simulations: data,
    failure: useLastFailure(loadFailure({ data, error, fetchStatus }), data !== undefined),
    fetching: fetchStatus === 'fetching',
    retry: async () => (await refetch()).isSuccess,
  };
}
