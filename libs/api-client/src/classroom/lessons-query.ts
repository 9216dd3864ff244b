import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../create-api-client.js';
import { contentCache } from '../content-cache.js';

/** All lessons in one flat list. Pages show its length. */
export const lessonsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.lessons.name as string],
    queryFn: async ({ signal }) => {
      const bodies = await client.call(calls.lessons, { signal });
      return bodies.map(({ id, lesson }) => ({ id, title: lesson }));
    },
    ...contentCache(calls.lessons),
  });
