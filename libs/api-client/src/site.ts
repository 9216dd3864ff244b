import { queryOptions } from '@tanstack/react-query';
import type { ContactBody, EntityId } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from './call/api-client.js';
import { contentCache } from './content-cache.js';
import { loadPlainText } from './html.js';
import { linkAddress, mediaAddress, textOrNull } from './sanitize.js';

/** A link to a social network. */
export interface Social {
  readonly id: EntityId;
  /** Accessible name. */
  readonly name: string;
  /** Address to open. */
  readonly url: string;
  /** Address of the icon. */
  readonly icon: string | null;
}

/** Contact details of the site. A missing field is null, and pages omit it. */
export interface Contact {
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** Links with an unsafe address are omitted. */
  readonly socials: readonly Social[];
}

/** @param origin origin of the API for relative addresses of icons */
const toContact = (body: ContactBody, origin: string): Contact => ({
  phone: textOrNull(body.phone),
  email: textOrNull(body.email),
  address: textOrNull(body.address),
  socials: (body.socials ?? []).flatMap(({ id, name, url, icon }) => {
    const link = linkAddress(url);
    return link === null ? [] : [{ id, name, url: link, icon: mediaAddress(icon, origin) }];
  }),
});

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

/** Description of the site: the first item of the list, empty if the list is empty. */
export const aboutQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.aboutSite.name as string],
    queryFn: async ({ signal }) => {
      const [first] = await client.call(calls.aboutSite, { signal });
      const text = first?.description.trim() ?? '';
      return (await loadPlainText([text]))(text);
    },
    ...contentCache(calls.aboutSite),
  });
