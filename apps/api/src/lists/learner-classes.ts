import type { SchoolClassBody } from '@zarra/contracts';
import type { Tables } from '../database/tables.js';
import type { ClassWithKeys, LessonWithKeys } from './read-classes.js';

/** The part of a learner's result that the classes show. */
export type LessonResult = Pick<Tables['results'], 'lesson_id' | 'percentage'>;

const withoutKeys = ({ tests, ...lesson }: LessonWithKeys) => ({
  percentage: null,
  tests_count: tests.length,
  ...lesson,
  tests: tests.map((question) => ({ ...question, correct_option: null })),
});

/** Classes for one learner: the questions of all lessons, the answer keys only of lessons with a result. */
export function classesForLearner(
  classes: readonly ClassWithKeys[],
  results: readonly LessonResult[],
): SchoolClassBody[] {
  const percentages = new Map(results.map((result) => [result.lesson_id, result.percentage]));
  return classes.map(({ id, name, lessons }) => ({
    id,
    name,
    lessons: lessons.map((lesson) => {
      const percentage = percentages.get(lesson.id);
      return percentage === undefined
        ? withoutKeys(lesson)
        : { ...withoutKeys(lesson), percentage, tests: lesson.tests };
    }),
  }));
}
