import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import { toSchoolClass } from './classroom.js';
import type { ApiClient } from '../create-api-client.js';
import { contentCache } from '../content-cache.js';

/** The school classes with their lessons, in curriculum order. */
export const classesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.classes.name as string],
    queryFn: async ({ signal }) => {
      const bodies = await client.call(calls.classes, { signal });
      return bodies.map((body) => toSchoolClass(body, client.origin));
    },
    ...contentCache(calls.classes),
  });
