import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import { toContact } from '../contact.js';
import type { ApiClient } from '../create-api-client.js';
import { CONTENT_STALE_TIME, SAME_FOR_ALL } from './content-stale-time.js';

/** How to reach the site: the first item of the list, null when the list is empty. */
export const contactQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.contacts.name as string],
    queryFn: async ({ signal }) => {
      const [body] = await client.call(calls.contacts, { signal });
      if (!body) return null;
      const contact = toContact(body, client.host);
      const unsafe = (body.socials?.length ?? 0) - contact.socials.length;
      if (unsafe > 0) client.log(`Left out social links with an unusable address: ${unsafe}`);
      return contact;
    },
    staleTime: CONTENT_STALE_TIME,
    meta: SAME_FOR_ALL,
  });
