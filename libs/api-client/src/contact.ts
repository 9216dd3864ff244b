import type { ContactBody } from '@zarra/contracts';
import { linkAddress, mediaAddress } from './address.js';
import { textOrNull } from './text-or-null.js';

/** A social network link. */
export interface Social {
  readonly id: number;
  /** Accessible name. */
  readonly name: string;
  /** Address to open. */
  readonly url: string;
  /** Address of its picture. */
  readonly icon: string | null;
}

/** How to reach the site. A missing part is null and left out of the page. */
export interface Contact {
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** Those with an address that is safe to open. */
  readonly socials: readonly Social[];
}

/** @param host origin of the API for relative pictures */
export const toContact = (body: ContactBody, host: string): Contact => ({
  phone: textOrNull(body.phone),
  email: textOrNull(body.email),
  address: textOrNull(body.address),
  socials: (body.socials ?? []).flatMap(({ id, name, url, icon }) => {
    const link = linkAddress(url);
    return link === null ? [] : [{ id, name, url: link, icon: mediaAddress(icon, host) }];
  }),
});
