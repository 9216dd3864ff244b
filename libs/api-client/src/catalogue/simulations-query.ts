import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import { toSimulation } from './catalogue.js';
import type { ApiClient } from '../create-api-client.js';
import { contentCache } from '../content-cache.js';

/** The catalogue: every simulation, in the server's order. */
export const simulationsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.simulators.name as string],
    queryFn: async ({ signal }) => {
      const bodies = await client.call(calls.simulators, { signal });
      return bodies.map((body) => toSimulation(body, client.origin));
    },
    ...contentCache(calls.simulators),
  });
