/**
 * The curriculum as authors write it in files. `npm run content` reads and writes these files.
 * Each entry has a permanent slug, so that its id in the database stays the same.
 */
import * as z from 'zod/mini';
import { address, imagePath, line, position, slug } from './content-fields.js';

export { rehypeHeadingLevels } from './heading-levels.js';

const listEntry = z.strictObject({ slug, name: line });

const contentChapter = z.strictObject({
  /** Unique in its class; lessons refer to it. */
  key: slug,
  title: line,
});

/** A class; its chapters are in teaching order. */
const contentClass = z.strictObject({
  slug,
  name: line,
  chapters: z.optional(z.array(contentChapter).check(z.minLength(1))),
});

export const contentSimulation = z.strictObject({
  order: position,
  title: line,
  description: line,
  image: imagePath,
  link: address,
  /** Slug of a type; absent: no badge. */
  type: z.optional(slug),
  /** Slugs of categories, the main one first. */
  categories: z.array(slug).check(z.minLength(1)),
  /** Slugs of the classes that it is suitable for. */
  classes: z.optional(z.array(slug).check(z.minLength(1))),
});

export const contentContact = z.strictObject({
  phone: line,
  email: line,
  address: line,
  socials: z.array(z.strictObject({ name: line, url: address, icon: imagePath })),
});

/** Words and phrases of equal meaning for the search, such as an abbreviation and what it stands for. */
const contentSynonyms = z.strictObject({ words: z.array(line).check(z.minLength(2), z.maxLength(12)) });

/** A wrong idea that learners have; wrong options and practice items refer to it by its id. */
const contentIdea = z.strictObject({
  /** Unique and permanent. */
  id: slug,
  /** What the learner believes. */
  believes: line,
  /** Why it fails. */
  fails: line,
  /** What to try or to look at. */
  try: line,
});

/** Lists, one file each. */
export const contentLists = {
  categories: z.array(listEntry),
  types: z.array(listEntry),
  classes: z.array(contentClass),
  about: z.array(z.strictObject({ description: z.string().check(z.minLength(1), z.maxLength(2000)) })),
  contact: z.array(contentContact),
  /** The file may be missing. */
  synonyms: z.array(contentSynonyms),
  /** The file may be missing. */
  ideas: z.array(contentIdea),
} as const;

export type ContentSimulation = z.infer<typeof contentSimulation>;
export type ContentContact = z.infer<typeof contentContact>;
export type ContentClass = z.infer<typeof contentClass>;
export type ContentSynonyms = z.infer<typeof contentSynonyms>;
export type ContentIdea = z.infer<typeof contentIdea>;
export type ContentListEntry = z.infer<typeof listEntry>;
