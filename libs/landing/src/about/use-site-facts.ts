import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { listTotal, simulationsQuery } from '@zarra/api-client/catalogue';
import { lessonsQuery } from '@zarra/api-client/classroom';
import { aboutQuery } from '@zarra/api-client/site';
import { retryImport } from '@zarra/ui-kit/lazy';
import { useEffect } from 'react';

/**
 * Fetches simulations, lessons and the description one after another, as specified; a failure is logged and ends the
 * sequence, which is repeated after 2, 8, 30, 30… s and when the browser is online again. Cached data is returned at once,
 * also on a server.
 * @returns the numbers of simulations and lessons, 0 while unknown, and the description, empty while unknown
 */
export function useSiteFacts(client: ApiClient) {
  const queryClient = useQueryClient();
  // These only observe the cache; the effect below fetches in order.
  const simulations = useQuery({ ...simulationsQuery(client), enabled: false });
  const lessons = useQuery({ ...lessonsQuery(client), enabled: false });
  const about = useQuery({ ...aboutQuery(client), enabled: false });

  useEffect(() => {
    const unmounted = new AbortController();
    const fetchInOrder = async () => {
      const fetches = [
        () => queryClient.query(simulationsQuery(client)),
        () => queryClient.query(lessonsQuery(client)),
        () => queryClient.query(aboutQuery(client)),
      ];
      for (const fetchNext of fetches) {
        if (!unmounted.signal.aborted) await fetchNext();
      }
    };
    void retryImport(() =>
      fetchInOrder().catch((error: unknown) => {
        if (unmounted.signal.aborted) return;
        console.error('Error fetching data:', error);
        throw error;
      }),
    );
    return () => unmounted.abort();
  }, [client, queryClient]);

  return {
    simulations: listTotal(simulations.data ?? []),
    lessons: listTotal(lessons.data ?? []),
    description: about.data ?? '',
  };
}
