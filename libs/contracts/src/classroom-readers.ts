// Reads classes and results of other back ends into the form of the schemas in classroom.ts.
import * as z from 'zod/mini';
import {
  experimentLink,
  experimentPicture,
  investigationLink,
  lessonExperiment,
  lessonSection,
  plannedLesson,
  testQuestion,
} from './classroom.js';
import { missedIdea } from './ideas.js';
import {
  fieldsOf,
  listOf,
  oneOf,
  recordOf,
  recordOrListOf,
  toInteger,
  toOptionNumber,
  toPercentage,
  toShownId,
  toText,
  toTextOrEmpty,
  validEntriesOf,
  withAnyOf,
} from './readers.js';

/** A value with all fields of a schema; undefined for any other. */
const readIfValid =
  (schema: z.ZodMiniType) =>
  (value: unknown): unknown =>
    schema.safeParse(value).success ? value : undefined;

const readExperimentLink = readIfValid(experimentLink);

const readQuestion = fieldsOf({
  question: toTextOrEmpty,
  option1: toTextOrEmpty,
  option2: toTextOrEmpty,
  option3: toTextOrEmpty,
  option4: toTextOrEmpty,
  correct_option: toOptionNumber,
  see: readExperimentLink,
  figure: toText,
  optionFigures: readIfValid(z.array(z.string()).check(z.length(4))),
});

const readExperiment = fieldsOf({
  investigation: readIfValid(investigationLink),
  picture: readIfValid(experimentPicture),
});

/** The experiments with all required fields; others are omitted. */
const readExperiments = (value: unknown): unknown =>
  validEntriesOf(lessonExperiment, Array.isArray(value) ? value.map(readExperiment) : value);

const readLesson = fieldsOf({
  lesson: toTextOrEmpty,
  chapter: toText,
  description: toText,
  videoUrl: toText,
  prediction: readIfValid(z.array(z.string())),
  experiments: readExperiments,
  tests: listOf(readQuestion),
  tests_count: toInteger,
  practiceItems: toInteger,
  percentage: toPercentage,
});

const readLessons = (value: unknown): unknown => {
  const lessons = listOf(readLesson)(value);
  return Array.isArray(lessons) ? lessons : [];
};

const readClass = fieldsOf({
  id: toShownId,
  name: toTextOrEmpty,
  chapters: listOf(fieldsOf({ key: toText, title: toText })),
  lessons: readLessons,
  planned: (value) => validEntriesOf(plannedLesson, value),
});

/** Reads the classes of another back end. A class has a name or lessons. */
export const readClasses = listOf(withAnyOf(['name', 'lessons'], readClass));

/** Names of the question in the entries of a list of answers. */
const QUESTION_NAMES = ['question', 'question_id', 'test', 'test_id', 'id'];

const readAnswers = recordOrListOf(
  QUESTION_NAMES,
  ['selected_option', 'selected', 'chosen_option', 'option', 'answer'],
  toOptionNumber,
);

/** The correct options, a record or the list of answers. */
const readCorrectOptions = recordOrListOf(QUESTION_NAMES, ['correct_option'], toOptionNumber);

/** The questions of a result with an id; undefined without any. */
const readStoredQuestions = (value: unknown): unknown => {
  const valid = validEntriesOf(testQuestion, listOf(readQuestion)(value)) ?? [];
  return valid.length > 0 ? valid : undefined;
};

const readResultFields = fieldsOf({
  percentage: toPercentage,
  answers: readAnswers,
  correct_answers: toInteger,
  total_tests: toInteger,
  correct_options: readCorrectOptions,
  explanations: recordOf(toText),
  questions: readStoredQuestions,
  sections: recordOf(readIfValid(lessonSection)),
  see: recordOf(readExperimentLink),
  ideas: recordOf(readIfValid(missedIdea)),
});

/**
 * Reads a result of another back end. Only an object can have a percentage. Unreadable parts besides the percentage
 * are missing. Without correct options those in the list of answers are used.
 */
export const readResult = oneOf((value, index) => {
  const { answers, correct_options = Array.isArray(answers) ? answers : undefined } = value as Readonly<
    Record<string, unknown>
  >;
  return readResultFields({ ...(value as object), correct_options }, index);
});
