import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { experimentState, investigationLink, optionNumber, schoolClass, testResult } from '../classroom.js';
import { readClasses, readResult } from '../classroom-readers.js';
import { slug } from '../content-fields.js';
import { defineEndpoint } from '../endpoint.js';
import { entityId, type EntityId } from '../entity-id.js';
import { fieldsOf, listOf, toText, validEntriesOf } from '../readers.js';

export const classes = defineEndpoint({
  ...calls.classes,
  summary: 'Classes with lessons; questions only for a signed-in learner, answer keys only after a result.',
  status: 200,
  response: z.array(schoolClass),
  normalize: readClasses,
  errorStatuses: [],
});

export const lessonTestResult = defineEndpoint({
  ...calls.lessonTestResult,
  summary:
    "The learner's stored result for a lesson; 404 (some back ends: 200 without a percentage) when there is none.",
  // Ids of our server. The pattern of the call allows those of other back ends too.
  params: z.object({ lessonId: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  status: 200,
  response: testResult,
  normalize: readResult,
  errorStatuses: [401, 403, 404],
});

/** Our server accepts its integers only. The type of the input allows clients the ids of other back ends. */
const lessonId = z.int().check(z.minimum(1), z.maximum(2_147_483_647)) as z.ZodMiniType<number, EntityId>;

/** No test has as many questions. */
const MAX_ANSWERS = 200;
const sentAnswers = z
  .record(z.string().check(z.maxLength(200)), optionNumber)
  .check(z.refine((sent) => Object.keys(sent).length <= MAX_ANSWERS, `at most ${MAX_ANSWERS} answers`));

export const submitTest = defineEndpoint({
  ...calls.submitTest,
  summary:
    'Submits all answers of a lesson; the first valid submission is the result, repeats return it. Without a percentage the result call returns it.',
  request: z.object({ lesson: lessonId, answers: sentAnswers }),
  status: 200,
  response: testResult,
  normalize: readResult,
  errorStatuses: [400, 401, 403, 404],
});

/** A lesson that uses an experiment. */
const experimentLesson = z.object({
  id: entityId,
  /** Title of the lesson. */
  lesson: z.string(),
  /** Name of its class. */
  className: z.string(),
  /** Title of its chapter; null without one. */
  chapter: z.nullish(z.string()),
  /** Path of the lesson on the site. */
  link: z.string(),
  /** The states of the experiment that the lesson names, in its order. */
  states: z.array(experimentState),
  /** The investigations of the experiment that belong to the lesson. */
  investigations: z.array(investigationLink),
});

const readExperimentLesson = fieldsOf({
  lesson: toText,
  className: toText,
  chapter: toText,
  states: (value) => validEntriesOf(experimentState, value) ?? [],
  investigations: (value) => validEntriesOf(investigationLink, value) ?? [],
});

/** The lessons with id, title, class and link; others are omitted. */
const readExperimentLessons = (value: unknown): unknown => {
  const lessons = listOf(readExperimentLesson)(value);
  return validEntriesOf(experimentLesson, lessons) ?? lessons;
};

/** A practical work, as a page and as a sheet to print. */
const practicalBody = z.object({
  slug: z.string(),
  title: z.string(),
  className: z.string(),
  /** Its lesson: title and address. */
  lesson: z.object({ title: z.string(), link: z.string() }),
  /** For the learner: purpose, apparatus, steps, table, calculation and questions, in the form of a lesson's `descriptionTree`. */
  tree: z.string(),
  /** For the teacher: expected values and frequent faults, in the same form. */
  teacherTree: z.string(),
  /** The same work in the laboratory. */
  investigation: z.nullish(investigationLink),
});

export const practical = defineEndpoint({
  ...calls.practical,
  summary: 'A practical work of a lesson.',
  params: z.object({ slug }),
  status: 200,
  response: practicalBody,
  errorStatuses: [404],
});

export const experimentLessons = defineEndpoint({
  ...calls.experimentLessons,
  summary: 'The lessons that use an experiment of the laboratory; none for an unknown experiment.',
  params: z.object({ slug }),
  status: 200,
  response: z.array(experimentLesson),
  normalize: readExperimentLessons,
  errorStatuses: [404],
});

export const lessonRelated = defineEndpoint({
  ...calls.lessonRelated,
  summary:
    'What a lesson is about and builds on; nothing for a lesson that the plan of the course does not list.',
  params: z.object({ lessonId: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  status: 200,
  response: z.object({
    /** The written lessons that its topics need, the nearest first. */
    needs: z.array(z.object({ id: entityId, lesson: z.string(), className: z.string() })),
    /** In teaching order. */
    topics: z.array(z.object({ slug: z.string(), title: z.string() })),
    /** Titles of the practical works that the programme prescribes. */
    practicals: z.array(z.string()),
  }),
  errorStatuses: [404],
});
