import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import { toContact } from './contact.js';
import type { ApiClient } from '../create-api-client.js';
import { contentCache } from '../content-cache.js';

/** Contact details of the site: the first item of the list, null if the list is empty. */
export const contactQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.contacts.name as string],
    queryFn: async ({ signal }) => {
      const [body] = await client.call(calls.contacts, { signal });
      if (!body) return null;
      const contact = toContact(body, client.origin);
      const unsafeCount = (body.socials?.length ?? 0) - contact.socials.length;
      if (unsafeCount > 0) client.log(`Omitted social links with an unsafe address: ${unsafeCount}`);
      return contact;
    },
    ...contentCache(calls.contacts),
  });
