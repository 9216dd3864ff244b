/**
 * The path of a learner: where to continue, what to repeat today, results by chapter, weak topics and history. Each lesson has
 * one result: the first one stands (docs/decisions/0053).
 */
import * as z from 'zod/mini';
import { missedIdea } from './ideas.js';

/** Ids of our server. Another back end has no learning path. */
const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const percentage = z.int().check(z.minimum(0), z.maximum(100));
const count = z.int().check(z.minimum(0));

const lesson = z.object({ id, title: z.string() });
/** A section of a lesson's text by the id of its heading. */
const section = z.object({ heading: z.string(), title: z.string() });

const nextLesson = z.object({
  lesson,
  /** Name of its class. */
  class: z.string(),
  /** Title of its chapter; null: none. */
  chapter: z.nullable(z.string()),
  /** Whether the learner has opened it already. */
  begun: z.boolean(),
  /** The section that was read last; null: before the first one. */
  section: z.nullable(section),
  /** Position in its video, seconds; null before it was played. */
  video_position: z.nullable(z.number()),
  /** Questions of its test. */
  tests_count: count,
  /** Estimated time for the rest of the text and the test. */
  minutes: count,
});

const pathLesson = z.extend(lesson, {
  /** Whether the learner has opened it, answered its test or practised it. */
  begun: z.boolean(),
  /** The only result of its test; null before the submission. */
  result: z.nullable(z.object({ percentage, submitted_at: z.iso.datetime() })),
  /** Its practice items, and how many of them the learner's last answer was right for. */
  practice: z.object({ items: count, right: count }),
});

const pathChapter = z.object({
  /** Null: lessons of the class without a chapter. */
  key: z.nullable(z.string()),
  title: z.nullable(z.string()),
  /** Empty while the chapter is in preparation. */
  lessons: z.array(pathLesson),
});

/** A lesson below 60 per cent, or the section with the most missed answers of a lesson above it. */
const weakTopic = z.object({
  lesson,
  /** The result of the lesson; null before its test. */
  percentage: z.nullable(percentage),
  /** Null: the lesson as a whole. */
  section: z.nullable(section),
  /** Missed questions of the test and practice items whose last answer was wrong. */
  missed: count,
  /** Practice items of the lesson. */
  items: count,
});

/** A wrong idea of the learner. */
const ideaToRepeat = z.extend(missedIdea, {
  /** The lesson of the wrong answer. */
  lesson,
  /** The section that explains it; null: the lesson as a whole. */
  section: z.nullable(section),
});

/** The result of a test, or all practice of one day in Uzbekistan. */
const pastEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('result'), at: z.iso.datetime(), lesson, percentage }),
  z.object({ kind: z.literal('practice'), at: z.iso.datetime(), answers: count, right: count }),
]);

export const learningPath = z.object({
  /** The lesson to continue or to begin; null when all lessons are finished. */
  next: z.nullable(nextLesson),
  /** Practice items due today, within the minutes that are proposed for one day. */
  today: z.object({ items: count, minutes: z.number() }),
  /** Practice items of the scope `mistakes`. */
  mistakes: count,
  classes: z.array(z.object({ id, name: z.string(), chapters: z.array(pathChapter) })),
  /** At most three, the weakest first. */
  weak: z.array(weakTopic),
  /** At most five, the latest wrong answer first: without those that a later right answer has refuted. */
  ideas: z.optional(z.array(ideaToRepeat)),
  /** The last 20 results and days of practice, the latest first. */
  history: z.array(pastEvent),
});

export type LearningPath = z.infer<typeof learningPath>;
