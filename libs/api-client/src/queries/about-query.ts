import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../create-api-client.js';
import { CONTENT_STALE_TIME, SAME_FOR_ALL } from './content-stale-time.js';

/** What the site says of itself: the first item's description, empty when there is none. */
export const aboutQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.aboutSite.name as string],
    queryFn: async ({ signal }) => {
      const [first] = await client.call(calls.aboutSite, { signal });
      return first?.description.trim() ?? '';
    },
    staleTime: CONTENT_STALE_TIME,
    meta: SAME_FOR_ALL,
  });
