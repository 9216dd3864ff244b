import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../create-api-client.js';
import { contentCache } from '../content-cache.js';

/** Description of the site: the first item of the list, empty if the list is empty. */
export const aboutQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.aboutSite.name as string],
    queryFn: async ({ signal }) => {
      const [first] = await client.call(calls.aboutSite, { signal });
      return first?.description.trim() ?? '';
    },
    ...contentCache(calls.aboutSite),
  });
