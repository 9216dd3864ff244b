/**
 * The curriculum as authors write it in files. `npm run content` reads and writes these files.
 * Each entry has a permanent slug, so that its id in the database stays the same.
 */
import * as z from 'zod/mini';
import { optionNumber } from './classroom.js';
import { address, imagePath, line, position, slug } from './content-fields.js';

export { rehypeHeadingLevels } from './heading-levels.js';
export { contentPractice, type ContentPracticeItem } from './practice-content.js';

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

/** An experiment that a question refers to. */
const contentSee = z.strictObject({
  /** Slug of an experiment of the laboratory. */
  slug,
  /** Key of one of its states. */
  state: slug,
  /** `before`: with the question, which asks to look; `after`: only with the result. */
  when: z.enum(['before', 'after']),
});

export const contentQuestion = z.strictObject({
  /** Unique in its lesson and permanent: results refer to it. */
  key: slug,
  question: line,
  options: z.tuple([line, line, line, line]),
  correct: optionNumber,
  /** Explanation of the correct option. */
  explanation: line,
  /** Id of the heading of this lesson that explains the question. */
  section: z.optional(slug),
  see: z.optional(contentSee),
});

const contentExperiment = z.strictObject({
  /** Slug of an experiment of the laboratory. */
  slug,
  /** Key of one of its states. */
  state: slug,
  /** The task: what to change and what to observe. */
  note: line,
  /** Slug of an investigation of the experiment that belongs to the lesson. */
  investigation: z.optional(slug),
});

/** A lesson. Another optional field of one value needs a line here and a column of the same name, in a migration. */
export const contentLesson = z.strictObject({
  order: position,
  title: line,
  /** Key of a chapter of its class. */
  chapter: z.optional(slug),
  /** Name of the files in the content's videos folder (`<name>.mp4` …), or an address. */
  video: z.optional(z.union([slug, address])),
  experiments: z.optional(z.array(contentExperiment).check(z.minLength(1), z.maxLength(3))),
  questions: z.array(contentQuestion),
});

export const contentContact = z.strictObject({
  phone: line,
  email: line,
  address: line,
  socials: z.array(z.strictObject({ name: line, url: address, icon: imagePath })),
});

/** Words and phrases of equal meaning for the search, such as an abbreviation and what it stands for. */
const contentSynonyms = z.strictObject({ words: z.array(line).check(z.minLength(2), z.maxLength(12)) });

/** Lists, one file each. */
export const contentLists = {
  categories: z.array(listEntry),
  types: z.array(listEntry),
  classes: z.array(contentClass),
  about: z.array(z.strictObject({ description: z.string().check(z.minLength(1), z.maxLength(2000)) })),
  contact: z.array(contentContact),
  /** The file may be missing. */
  synonyms: z.array(contentSynonyms),
} as const;

export type ContentSimulation = z.infer<typeof contentSimulation>;
export type ContentLesson = z.infer<typeof contentLesson>;
export type ContentQuestion = z.infer<typeof contentQuestion>;
export type ContentContact = z.infer<typeof contentContact>;
export type ContentClass = z.infer<typeof contentClass>;
export type ContentSynonyms = z.infer<typeof contentSynonyms>;
export type ContentListEntry = z.infer<typeof listEntry>;
