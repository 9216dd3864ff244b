import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../create-api-client.js';
import { CONTENT_STALE_TIME, PUBLIC_CONTENT } from './content-cache.js';

/** Description of the site: the first item of the list, empty if the list is empty. */
export const aboutQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.aboutSite.name as string],
    queryFn: async ({ signal }) => {
      const [first] = await client.call(calls.aboutSite, { signal });
      return first?.description.trim() ?? '';
    },
    staleTime: CONTENT_STALE_TIME,
    meta: PUBLIC_CONTENT,
  });
