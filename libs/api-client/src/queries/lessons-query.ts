import { queryOptions } from '@tanstack/react-query';
import { endpoints } from '@zarra/contracts';
import type { ApiClient } from '../create-api-client.js';
import { CONTENT_STALE_TIME, SAME_FOR_ALL } from './content-stale-time.js';

/** Every lesson in one flat list, of which pages show the length. */
export const lessonsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [endpoints.lessons.name],
    queryFn: async ({ signal }) => {
      const bodies = await client.call(endpoints.lessons, { signal });
      return bodies.map(({ id, lesson }) => ({ id, title: lesson }));
    },
    staleTime: CONTENT_STALE_TIME,
    meta: SAME_FOR_ALL,
  });
