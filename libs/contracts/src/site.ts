import * as z from 'zod/mini';
import { entityId } from './entity-id.js';
import {
  fieldsOf,
  isBody,
  listOf,
  listOrOneOf,
  toShownId,
  toText,
  toTextOrEmpty,
  withAnyOf,
  type Reader,
} from './readers.js';

/** A link to a social network; `icon` is the address of an image, `name` its accessible name. */
export const social = z.object({
  id: entityId,
  name: z.string(),
  url: z.string(),
  icon: z.nullish(z.string()),
});

/** Contact details of the site. Pages omit missing fields. */
export const contact = z.object({
  id: entityId,
  phone: z.nullish(z.string()),
  email: z.nullish(z.string()),
  address: z.nullish(z.string()),
  socials: z.nullish(z.array(social)),
});

/** Description of the site. */
export const about = z.object({ id: entityId, description: z.string() });

/** An entry of the flat list of lessons. The home page shows the length of the list. */
export const lessonEntry = z.object({ id: entityId, lesson: z.string() });

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

/** Reads the contact details of another back end: a list, or the first item alone. */
export const readContacts = listOrOneOf(withAnyOf(['phone', 'email', 'address', 'socials'], readContact));

/** Reads the description of the site from another back end: a list, or the first item alone. */
export const readAbout = listOrOneOf(fieldsOf({ id: toShownId, description: toText }));

/** Reads the flat list of lessons of another back end. An entry has an id or a title. */
export const readLessonEntries = listOf(
  withAnyOf(['id', 'lesson'], fieldsOf({ id: toShownId, lesson: toTextOrEmpty })),
);

export type ContactBody = z.infer<typeof contact>;
