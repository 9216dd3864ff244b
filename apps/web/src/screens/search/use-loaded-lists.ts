import { useQuery } from '@tanstack/react-query';
import { simulationsQuery } from '@zarra/api-client/catalogue';
import { classesQuery } from '@zarra/api-client/classroom';
import type { SearchResults } from '@zarra/api-client/search';
import { useMemo } from 'react';
import { useServices } from '../../services.js';
import { searchLoadedLists } from './search-loaded-lists.js';

/** The search in lists for a back end without a search. */
export interface LoadedListsSearch {
  /** Undefined until both lists are loaded. */
  readonly results: SearchResults | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Searches the catalogue and the classes. They are loaded if they are not in the cache. */
export function useLoadedLists(text: string, enabled: boolean): LoadedListsSearch {
  const { client } = useServices();
  const simulations = useQuery({ ...simulationsQuery(client), enabled });
  const classes = useQuery({ ...classesQuery(client), enabled });
  const results = useMemo(
    () =>
      enabled && simulations.data && classes.data
        ? searchLoadedLists(text, simulations.data, classes.data)
        : undefined,
    [enabled, text, simulations.data, classes.data],
  );
  const retry = () => {
    void simulations.refetch();
    void classes.refetch();
  };
  return { results, isError: !results && (simulations.isError || classes.isError), retry };
}
