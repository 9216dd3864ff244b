/**
 * The plan of the course and its terms as authors write them in files: `topics.yaml` and `glossary.yaml`. Ids and slugs are
 * permanent.
 */
import * as z from 'zod/mini';
import { line, slug } from './content-fields.js';

const courseLesson = z
  .strictObject({
    /** Slug of a class. */
    class: slug,
    /** Slug of the lesson's file. */
    lesson: slug,
    /** Key of a chapter of the class. */
    chapter: slug,
    /** `planned`: without a file yet; `draft`: not checked against every limit; `complete`: within every limit. */
    state: z.enum(['planned', 'draft', 'complete']),
    /** Title of a planned lesson; a written one has it in its file. */
    title: z.optional(line),
    /** Ids of its topics in teaching order. */
    topics: z.array(slug).check(z.minLength(1)),
  })
  .check(
    z.refine(
      ({ state, title }) => (state === 'planned') === (title !== undefined),
      'a planned lesson has a title, any other one has it in its file',
    ),
  );

/** A quantity where it is used first; a pure number has no unit. */
const quantity = z.strictObject({ symbol: line, name: line, unit: z.optional(line) });

const courseTopic = z.strictObject({
  /** Unique in the course. */
  id: slug,
  /** Number in the textbook of the class. */
  number: line,
  /** Slug of a class. */
  class: slug,
  title: line,
  /** School hours of the programme. */
  hours: z.optional(z.int().check(z.minimum(1), z.maximum(68))),
  /** Formulas that the topic introduces: `E_k = m v^2 / 2`. */
  formulas: z.optional(z.array(line).check(z.minLength(1))),
  /** Quantities that the topic introduces. */
  quantities: z.optional(z.array(quantity).check(z.minLength(1))),
  /** Ids of the topics to know before. */
  needs: z.optional(z.array(slug).check(z.minLength(1))),
  /** The practical work that the programme prescribes. */
  practical: z.optional(line),
  /** The project that the programme prescribes. */
  project: z.optional(line),
  /** For authors. */
  note: z.optional(line),
});

const term = z.strictObject({
  /** The one name in use. */
  uz: line,
  symbol: z.optional(line),
  unit: z.optional(line),
  ru: line,
  en: line,
  /** Names not to use; one with a remark in parentheses is for authors only. */
  avoid: z.optional(z.array(line).check(z.minLength(1))),
  /** Slug of the first class in which it needs no explanation. */
  class: slug,
  group: slug,
  /** What to decide with a teacher. */
  confirm: z.optional(line),
});

/** The lessons and topics of all classes in teaching order. */
export const contentCourse = z.strictObject({
  lessons: z.array(courseLesson),
  topics: z.array(courseTopic),
});
export const contentGlossary = z.array(term);

export type ContentCourse = z.infer<typeof contentCourse>;
export type CourseLesson = z.infer<typeof courseLesson>;
export type CourseTopic = z.infer<typeof courseTopic>;
export type ContentTerm = z.infer<typeof term>;
