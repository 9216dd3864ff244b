import * as z from 'zod/mini';
import { entityId } from './entity-id.js';
import { missedIdea } from './ideas.js';

/** Number of an option of a question: 1–4. */
export const optionNumber = z.int().check(z.minimum(1), z.maximum(4));

/** A state of an experiment of the laboratory. */
export const experimentState = z.object({
  /** Key of the state; empty for the start of the experiment. */
  state: z.string(),
  /** Empty for the start. */
  stateTitle: z.string(),
  /** Address that opens the experiment in this state. */
  link: z.string(),
});

/** An experiment of the laboratory in one of its states. */
export const experimentLink = z.extend(experimentState, {
  slug: z.string(),
  /** Title of the experiment. */
  title: z.string(),
});

/** A section of a lesson's text. */
export const lessonSection = z.object({
  /** Id of its heading in the text. */
  heading: z.string(),
  /** Text of the heading. */
  title: z.string(),
});

/**
 * A question of a lesson's test. `correct_option` is null until the signed-in learner has a stored result for the
 * lesson. A back end that always sends it is accepted too.
 */
export const testQuestion = z.object({
  id: entityId,
  question: z.string(),
  option1: z.string(),
  option2: z.string(),
  option3: z.string(),
  option4: z.string(),
  correct_option: z.nullish(optionNumber),
  /** The experiment to look at before answering; other back ends omit it. */
  see: z.nullish(experimentLink),
  /** JSON text of a node `figure` as in `descriptionTree`, without a caption; other back ends omit it. */
  figure: z.nullish(z.string()),
  /** The same for each option; the options are then texts that say what is seen. */
  optionFigures: z.nullish(z.array(z.string()).check(z.length(4))),
});

/** Integer per cent, 0–100, rounded half up. */
const percentage = z.int().check(z.minimum(0), z.maximum(100));

/** The files of a lesson's `videoUrl`, with poster and captions. */
export const lessonVideo = z.object({
  sources: z.array(
    z.object({
      url: z.string(),
      /** `video/mp4`, `video/webm` or `video/ogg`; clients ignore other types. */
      type: z.string(),
      /** Size of the file, bytes. */
      bytes: z.optional(z.int()),
    }),
  ),
  /** Address of the image shown before playback. */
  poster: z.nullish(z.string()),
  /** Address of Uzbek captions in WebVTT. */
  captions: z.nullish(z.string()),
});

/** A chapter of a class. */
export const chapter = z.object({ key: z.string(), title: z.string() });

/** An investigation of an experiment. */
export const investigationLink = z.object({
  slug: z.string(),
  title: z.string(),
  /** Address that opens the investigation. */
  link: z.string(),
});

/** A picture of an experiment in one of its states, in the colours of both themes. */
export const experimentPicture = z.object({
  /** Address of the image. */
  src: z.string(),
  /** Page pixels. */
  width: z.int().check(z.positive()),
  /** Page pixels. */
  height: z.int().check(z.positive()),
});

/** An experiment of a lesson. */
export const lessonExperiment = z.extend(experimentLink, {
  /** The task: what to change and what to observe. */
  note: z.string(),
  /** The investigation that belongs to the lesson; omitted without one. */
  investigation: z.nullish(investigationLink),
  /** What the experiment shows in this state; other back ends omit it. */
  picture: z.nullish(experimentPicture),
});

/** A lesson. `lesson` is its title, `description` Markdown with `$…$` formulas. */
export const lesson = z.object({
  id: entityId,
  lesson: z.string(),
  /** Key of its chapter in the class; other back ends omit it. */
  chapter: z.nullish(z.string()),
  description: z.nullish(z.string()),
  /**
   * The description as sanitised HTML with MathML, as JSON text: a list of nodes. A node is a text, or a tag with its
   * properties (omitted when empty) and its child nodes. The node `experiment` is the place of an experiment of this lesson
   * in the text: its property `link` is that of the experiment, its text the caption. In a lesson with a prediction, the nodes
   * `prediction` and `predicted` are the places of its answers and of the chosen one. The node `figure` is a figure: its properties
   * are `text` (what it shows, for learners who do not see it), `width` and `height` of one drawing in pixels, and for a figure
   * that moves `motion` (JSON text); it contains one or more nodes `svg`, then those of the caption. It is JSON text so that only the
   * displayed lesson is parsed and validated. Other back ends omit it.
   */
  descriptionTree: z.nullish(z.string()),
  videoUrl: z.nullish(z.string()),
  /** Omitted by back ends that store only the video's address. */
  video: z.nullish(lessonVideo),
  /** Answers to the question of the lesson that asks to think first, none marked as right; other back ends omit them. */
  prediction: z.nullish(z.array(z.string())),
  /** In the order of the lesson; other back ends omit them. */
  experiments: z.nullish(z.array(lessonExperiment)),
  tests: z.nullish(z.array(testQuestion)),
  /** Number of questions available after sign-in; omitted by back ends that always send the questions. */
  tests_count: z.optional(z.int()),
  /** Number of its practice items; omitted by other back ends. */
  practiceItems: z.optional(z.int()),
  /** The signed-in learner's stored result, if any. */
  percentage: z.nullish(percentage),
});

/** A lesson that is being written. */
export const plannedLesson = z.object({
  title: z.string().check(z.minLength(1)),
  /** Key of its chapter in the class. */
  chapter: z.string(),
  /** Number of lessons, also planned ones, before it in the class. */
  order: z.int().check(z.minimum(0)),
});

/** A school class with its lessons in curriculum order. */
export const schoolClass = z.object({
  id: entityId,
  name: z.string(),
  /** In curriculum order, also chapters without lessons; other back ends omit them. */
  chapters: z.nullish(z.array(chapter)),
  lessons: z.array(lesson),
  /** Lessons of the school year without a text yet, in curriculum order; other back ends omit them. */
  planned: z.nullish(z.array(plannedLesson)),
});

/** Question id → chosen option number. */
export const answers = z.record(z.string(), optionNumber);

/**
 * A learner's stored result for one lesson. Without a percentage there is no result, or the result call returns it. With
 * a percentage our server sends all fields, other back ends some.
 */
export const testResult = z.object({
  percentage: z.nullish(percentage),
  answers: z.optional(answers),
  correct_answers: z.optional(z.int()),
  total_tests: z.optional(z.int()),
  /** Question id → correct option; sent only with a stored result. */
  correct_options: z.optional(answers),
  /** Question id → explanation of the correct option. */
  explanations: z.optional(z.record(z.string(), z.string())),
  /** The questions as they were answered. Later edits of the lesson do not change them. */
  questions: z.optional(z.array(testQuestion)),
  /** Question id → section of the current lesson that explains it; other back ends omit them. */
  sections: z.optional(z.record(z.string(), lessonSection)),
  /** Question id → experiment that shows the answer; other back ends omit them. */
  see: z.optional(z.record(z.string(), experimentLink)),
  /** Id of a wrongly answered question → the idea that the chosen option stands for; other back ends omit them. */
  ideas: z.optional(z.record(z.string(), missedIdea)),
});

export type TestQuestion = z.infer<typeof testQuestion>;
export type LessonBody = z.infer<typeof lesson>;
export type SchoolClassBody = z.infer<typeof schoolClass>;
export type Answers = z.infer<typeof answers>;
export type TestResult = z.infer<typeof testResult>;
