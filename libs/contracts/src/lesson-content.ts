/** A lesson and its practice items as authors write them in files. */
import * as z from 'zod/mini';
import { optionNumber } from './classroom.js';
import { address, expression, line, position, slug } from './content-fields.js';

export { contentPractice, type ContentPracticeFigure, type ContentPracticeItem } from './practice-content.js';

/** An experiment that a question refers to. */
const contentSee = z.strictObject({
  /** Slug of an experiment of the laboratory. */
  slug,
  /** Key of one of its states. */
  state: slug,
  /** `before`: with the question, which asks to look; `after`: only with the result. */
  when: z.enum(['before', 'after']),
});

/** A text, or a figure of the lesson by its key. */
const contentOption = z.union([line, z.strictObject({ figure: slug })]);

const contentOptions = z
  .tuple([contentOption, contentOption, contentOption, contentOption])
  .check(
    z.refine(
      (options) => new Set(options.map((option) => typeof option)).size === 1,
      'the options are four texts or four figures',
    ),
  );

export const contentQuestion = z.strictObject({
  /** Unique in its lesson and permanent: results refer to it. */
  key: slug,
  question: line,
  /** Key of a figure of the lesson. */
  figure: z.optional(slug),
  options: contentOptions,
  correct: optionNumber,
  /** What the number of the correct option is calculated from, with units: `1 / (1 / (6 ohm) + 1 / (3 ohm))`. */
  check: z.optional(expression),
  /** Ids of the ideas that wrong options stand for, by option number. */
  ideas: z.optional(z.partialRecord(z.enum(['1', '2', '3', '4']), slug)),
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
  /** Answers to the question of "Oʻylab koʻring"; the lesson itself says which one is right. */
  prediction: z.optional(z.array(line).check(z.minLength(2), z.maxLength(3))),
  /** Formulas that no topic lists, in TeX. */
  formulas: z.optional(z.array(line).check(z.minLength(1), z.maxLength(12))),
  questions: z.array(contentQuestion),
});

/** A practical work; its text has fixed sections. */
export const contentPractical = z.strictObject({
  title: line,
  /** Slug of a lesson of its class. */
  lesson: slug,
  /** The same work in the laboratory. */
  investigation: z.optional(z.strictObject({ experiment: slug, key: slug })),
});

export type ContentPractical = z.infer<typeof contentPractical>;
export type ContentLesson = z.infer<typeof contentLesson>;
export type ContentQuestion = z.infer<typeof contentQuestion>;
