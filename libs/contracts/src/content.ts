/**
 * The curriculum as authors write it in files: what `npm run content` reads and writes.
 * Everything is named by a slug that never changes, so that ids in the database stay the same.
 */
import * as z from 'zod/mini';
import { optionNumber } from './classroom.js';

export { headingLevels } from './heading-levels.js';

const line = z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^\S(?:.*\S)?$/));
const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const position = z.int().check(z.minimum(0), z.maximum(100_000));
/** Path of a picture below the content's pictures folder. */
const picture = z.string().check(z.regex(/^[a-z0-9-]+\/[a-z0-9-]+\.(?:svg|png|webp)$/));
/** An http(s) address, or a path of this site such as /tajriba/mayatnik. */
const address = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(?:https?:\/\/[^\s"<>\\]+|\/(?!\/)[^\s"<>\\]*)$/));

const named = z.strictObject({ slug, name: line });

export const contentSimulation = z.strictObject({
  order: position,
  title: line,
  description: line,
  image: picture,
  link: address,
  /** Slug of a type; absent: no badge. */
  type: z.optional(slug),
  /** Slugs of categories, the main one first. */
  categories: z.array(slug).check(z.minLength(1)),
});

export const contentQuestion = z.strictObject({
  /** Unique in its lesson and never changed: results refer to it. */
  key: slug,
  question: line,
  options: z.tuple([line, line, line, line]),
  correct: optionNumber,
  /** Why the right option is right. */
  explanation: line,
});

export const contentLesson = z.strictObject({
  order: position,
  title: line,
  /** Name of the files in the content's videos folder (`<name>.mp4` …), or an address. */
  video: z.optional(z.union([slug, address])),
  questions: z.array(contentQuestion),
});

export const contentContact = z.strictObject({
  phone: line,
  email: line,
  address: line,
  socials: z.array(z.strictObject({ name: line, url: address, icon: picture })),
});

/** Lists kept in one file each. */
export const contentLists = {
  categories: z.array(named),
  types: z.array(named),
  classes: z.array(named),
  about: z.array(z.strictObject({ description: z.string().check(z.minLength(1), z.maxLength(2000)) })),
  contact: z.array(contentContact),
} as const;

export type ContentSimulation = z.infer<typeof contentSimulation>;
export type ContentLesson = z.infer<typeof contentLesson>;
export type ContentQuestion = z.infer<typeof contentQuestion>;
export type ContentContact = z.infer<typeof contentContact>;
export type ContentNamed = z.infer<typeof named>;
