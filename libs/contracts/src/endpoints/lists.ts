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
  toTextOrEmpty,
  withAnyOf,
  type Reader,
} from '../readers.js';
import { searchResults } from '../search-results.js';
import { MAX_QUERY_LENGTH } from '../search.js';

/**
 * Category of simulations. Only `id` is required: other back ends omit `name` or `slug`, or send `title` instead;
 * clients use defaults (`Kategoriya {id}`, `category-{id}`).
 */
const category = z.object({
  id: entityId,
  name: z.nullish(z.string()),
  title: z.nullish(z.string()),
  slug: z.nullish(z.string()),
});

/** A class that a simulation is suitable for. */
const simulationClass = z.object({
  id: entityId,
  name: z.string().check(z.minLength(1)),
  slug: z.string().check(z.minLength(1)),
});

/** One card of the catalogue. `image` and `link` may be relative to the API host or to the site. */
const simulation = z.object({
  id: entityId,
  title: z.string().check(z.minLength(1)),
  description: z.nullish(z.string()),
  image: z.nullish(z.string()),
  link: z.nullish(z.string()),
  /** Without a name the card has no badge. */
  types: z.nullish(z.object({ name: z.nullish(z.string()) })),
  categories: z.nullish(z.array(category)),
  /** Other back ends omit them. */
  classes: z.nullish(z.array(simulationClass)),
});

/** A type, or only its name. Of several the first is used. */
const readType = (value: unknown): unknown => {
  const type: unknown = Array.isArray(value) ? value[0] : value;
  const name = toText(isBody(type) ? type['name'] : type);
  // A number in place of a type is its id.
  return typeof type === 'number' || name === undefined ? undefined : { name };
};

/** A category, its name, or its id as a number. Without an id the slug or the name identifies it. */
const readCategory = (value: unknown): unknown => {
  if (typeof value === 'number') return { id: value };
  if (typeof value === 'string') return { id: value, name: value };
  if (!isBody(value)) return value;
  const [name, title, slug] = [toText(value['name']), toText(value['title']), toText(value['slug'])];
  return { ...value, id: value['id'] ?? (slug || name || title), name, title, slug };
};

/** The classes with an id, a name and a slug; others are omitted. */
const readSimulationClasses = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((body) => simulationClass.safeParse(body).success) : undefined;

const readSimulation = fieldsOf({
  id: toShownId,
  title: toText,
  description: toText,
  image: toText,
  link: toText,
  types: readType,
  categories: listOf(readCategory),
  classes: readSimulationClasses,
});

export type CategoryBody = z.infer<typeof category>;
export type SimulationBody = z.infer<typeof simulation>;

export const simulators = defineEndpoint({
  ...calls.simulators,
  summary: 'The catalogue of simulations with their types and categories.',
  status: 200,
  response: z.array(simulation),
  normalize: listOf(readSimulation),
  errorStatuses: [],
});

export const lessons = defineEndpoint({
  ...calls.lessons,
  summary: 'Every lesson in one flat list.',
  status: 200,
  response: z.array(z.object({ id: entityId, lesson: z.string() })),
  // An entry of other back ends has an id or a title.
  normalize: listOf(withAnyOf(['id', 'lesson'], fieldsOf({ id: toShownId, lesson: toTextOrEmpty }))),
  errorStatuses: [],
});

export const search = defineEndpoint({
  ...calls.search,
  summary:
    'Lessons, experiments and, for a signed-in learner, questions that match a text, the best first; suggestions when none does.',
  query: z.object({
    /** What the visitor typed. */
    q: z.string().check(z.maxLength(MAX_QUERY_LENGTH)),
  }),
  status: 200,
  response: searchResults,
  errorStatuses: [400, 429],
});

export const aboutSite = defineEndpoint({
  ...calls.aboutSite,
  summary: 'Description of the site; clients use the first item.',
  status: 200,
  response: z.array(z.object({ id: entityId, description: z.string() })),
  // Other back ends send a list, or the first item alone.
  normalize: listOrOneOf(fieldsOf({ id: toShownId, description: toText })),
  errorStatuses: [],
});

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

export const contactMessage = defineEndpoint({
  ...calls.contactMessage,
  summary: 'Leaves a message for the site; the phone is +998 and nine digits, spaces allowed.',
  request: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    phone: z.string().check(z.trim(), z.regex(/^\+998(?: ?\d){9}$/)),
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
    /** Honeypot field: submissions that fill it are accepted and dropped. */
    website: z.optional(z.string().check(z.maxLength(4000))),
  }),
  status: 201,
  response: z.looseObject({ id: z.optional(z.int()), detail: z.optional(z.string()) }),
  errorStatuses: [400, 403, 429],
});
