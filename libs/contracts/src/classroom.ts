import * as z from 'zod/mini';

/** Number of one of the four options of a question. */
export const optionNumber = z.int().check(z.minimum(1), z.maximum(4));

/**
 * A question as a learner gets it. `correct_option` is null until the asking learner has a stored
 * result for the lesson; a back end that always sends it is accepted as well.
 */
export const testQuestion = z.object({
  id: z.int(),
  question: z.string(),
  option1: z.string(),
  option2: z.string(),
  option3: z.string(),
  option4: z.string(),
  correct_option: z.nullish(optionNumber),
});

/** Whole per cent, 0–100, rounded half up. */
const percentage = z.int().check(z.minimum(0), z.maximum(100));

/** The files behind a lesson's `videoUrl`, and what belongs to them. */
export const lessonVideo = z.object({
  sources: z.array(
    z.object({
      url: z.string(),
      /** `video/mp4`, `video/webm` or `video/ogg`; others are passed over. */
      type: z.string(),
      /** Size of the file. */
      bytes: z.optional(z.int()),
    }),
  ),
  /** Address of a picture to show before the video plays. */
  poster: z.nullish(z.string()),
  /** Address of Uzbek captions in WebVTT. */
  captions: z.nullish(z.string()),
});

/** A lesson. `lesson` is its title, `description` Markdown with `$…$` formulas. */
export const lesson = z.object({
  id: z.int(),
  lesson: z.string(),
  description: z.nullish(z.string()),
  /**
   * The description as sanitised HTML with MathML, as JSON text: a list of nodes, each a text, or a tag, its properties
   * (left out when there are none) and its nodes. Only the lesson that is shown is parsed, and each node checked then.
   * Absent from other back ends.
   */
  descriptionTree: z.nullish(z.string()),
  videoUrl: z.nullish(z.string()),
  /** Absent from back ends that know the video's address only. */
  video: z.nullish(lessonVideo),
  tests: z.nullish(z.array(testQuestion)),
  /** How many questions wait behind sign-in; absent from back ends that send them at once. */
  tests_count: z.optional(z.int()),
  /** The asking learner's stored result, if there is one. */
  percentage: z.nullish(percentage),
});

/** A school class with its lessons in teaching order. */
export const schoolClass = z.object({ id: z.int(), name: z.string(), lessons: z.array(lesson) });

/** Question id → chosen option number. */
export const answers = z.record(z.string(), optionNumber);

/**
 * A learner's stored result for one lesson. Without a percentage it says that there is none, or that the result call
 * has it; with one, our server sends all parts, and others at least the answers and counts.
 */
export const testResult = z.object({
  percentage: z.nullish(percentage),
  answers: z.optional(answers),
  correct_answers: z.optional(z.int()),
  total_tests: z.optional(z.int()),
  /** Question id → right option; sent only with a stored result. */
  correct_options: z.optional(answers),
  /** Question id → why the right option is right. */
  explanations: z.optional(z.record(z.string(), z.string())),
  /** The questions as they were answered: a lesson edited later does not change them. */
  questions: z.optional(z.array(testQuestion)),
});

export type TestQuestion = z.infer<typeof testQuestion>;
export type LessonBody = z.infer<typeof lesson>;
export type SchoolClassBody = z.infer<typeof schoolClass>;
export type Answers = z.infer<typeof answers>;
export type TestResult = z.infer<typeof testResult>;
