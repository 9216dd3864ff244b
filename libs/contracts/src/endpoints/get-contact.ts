import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { entityId } from '../entity-id.js';
import {
  fieldsOf,
  isBody,
  listOf,
  listOrOneOf,
  toShownId,
  toText,
  withAnyOf,
  type Reader,
} from '../readers.js';

/** A link to a social network; `icon` is the address of an image, `name` its accessible name. */
const social = z.object({
  id: entityId,
  name: z.string(),
  url: z.string(),
  icon: z.nullish(z.string()),
});

/** Contact details of the site. Pages omit missing fields. */
const contact = z.object({
  id: entityId,
  phone: z.nullish(z.string()),
  email: z.nullish(z.string()),
  address: z.nullish(z.string()),
  socials: z.nullish(z.array(social)),
});

/** Without a name the address is the name of the link. */
const readSocial: Reader = (value, index) => {
  const social = fieldsOf({ id: toShownId, name: toText, url: toText, icon: toText })(value, index);
  return isBody(social) ? { ...social, name: social['name'] || social['url'] } : social;
};

const readContact = fieldsOf({
  id: toShownId,
  phone: toText,
  email: toText,
  address: toText,
  socials: listOf(readSocial),
});

export type ContactBody = z.infer<typeof contact>;

export const contacts = defineEndpoint({
  ...calls.contacts,
  summary: 'Contact details; clients use the first item.',
  status: 200,
  response: z.array(contact),
  // Other back ends send a list, or the first item alone.
  normalize: listOrOneOf(withAnyOf(['phone', 'email', 'address', 'socials'], readContact)),
  errorStatuses: [],
});
