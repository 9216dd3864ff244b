import type { ContactBody, EntityId } from '@zarra/contracts';
import { linkAddress, mediaAddress, textOrNull } from '../sanitize.js';

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
export const toContact = (body: ContactBody, origin: string): Contact => ({
  phone: textOrNull(body.phone),
  email: textOrNull(body.email),
  address: textOrNull(body.address),
  socials: (body.socials ?? []).flatMap(({ id, name, url, icon }) => {
    const link = linkAddress(url);
    return link === null ? [] : [{ id, name, url: link, icon: mediaAddress(icon, origin) }];
  }),
});
