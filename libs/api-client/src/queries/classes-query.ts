import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import { toSchoolClass } from '../classroom.js';
import type { ApiClient } from '../create-api-client.js';
import { CONTENT_STALE_TIME } from './content-stale-time.js';

/** The school classes with their lessons, in teaching order. */
export const classesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.classes.name as string],
    queryFn: async ({ signal }) => {
      const bodies = await client.call(calls.classes, { signal });
      return bodies.map((body) => toSchoolClass(body, client.host));
    },
    staleTime: CONTENT_STALE_TIME,
  });
