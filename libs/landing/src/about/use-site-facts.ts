import { useQuery, useQueryClient } from '@tanstack/react-query';
import { aboutQuery, lessonsQuery, simulationsQuery, type ApiClient } from '@zarra/api-client';
import { useEffect } from 'react';

/** What the site says of itself. */
export interface SiteFacts {
  /** How many simulations there are; 0 while that is not known. */
  simulations: number;
  /** How many lessons there are; 0 while that is not known. */
  lessons: number;
  /** Empty while it is missing. */
  description: string;
}

/**
 * Asks for simulations, lessons and the description, one after another, as the specification has it; a failure is
 * logged and ends the round. What the cache holds is shown at once, also on a server.
 */
export function useSiteFacts(client: ApiClient): SiteFacts {
  const queries = useQueryClient();
  // They only watch the cache: the asking is done below, in its order.
  const simulations = useQuery({ ...simulationsQuery(client), enabled: false });
  const lessons = useQuery({ ...lessonsQuery(client), enabled: false });
  const about = useQuery({ ...aboutQuery(client), enabled: false });

  useEffect(() => {
    const left = new AbortController();
    const askInTurn = async () => {
      const questions = [
        () => queries.query(simulationsQuery(client)),
        () => queries.query(lessonsQuery(client)),
        () => queries.query(aboutQuery(client)),
      ];
      for (const ask of questions) {
        if (!left.signal.aborted) await ask();
      }
    };
    askInTurn().catch((error: unknown) => {
      if (!left.signal.aborted) console.error('Error fetching data:', error);
    });
    return () => left.abort();
  }, [client, queries]);

  return {
    simulations: simulations.data?.length ?? 0,
    lessons: lessons.data?.length ?? 0,
    description: about.data ?? '',
  };
}
