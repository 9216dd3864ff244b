import { createHash } from 'node:crypto';
import type { Tables } from '../database/tables.js';
import type { ClassWithKeys, LessonWithKeys } from './read-classes.js';

/** The part of a learner's result that the classes show. */
export type LessonResult = Pick<Tables['results'], 'lesson_id' | 'percentage'>;

/** The classes for one learner: all questions, and the answer keys of lessons with a result. */
export interface LearnerClasses {
  /** A weak ETag: it changes exactly when the body does. */
  readonly etag: string;
  /** Builds the JSON body. */
  readonly body: () => Buffer;
}

/** A lesson as some learners see it. The ETag contains the hash instead of it. */
interface LessonForm {
  readonly lesson: object;
  readonly hash: string;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const formOf = (lesson: object): LessonForm => ({ lesson, hash: hashOf(lesson) });

/** The lesson for learners without a result and for learners with one. */
function lessonForms({ tests, ...lesson }: LessonWithKeys) {
  const common = { tests_count: tests.length, ...lesson };
  const withoutKeys = tests.map((question) => ({ ...question, correct_option: null }));
  return {
    id: lesson.id,
    open: formOf({ ...common, tests: withoutKeys }),
    answered: formOf({ ...common, tests }),
  };
}

/**
 * Hashes the lessons of a content version once, for its first learner: an ETag covers only what its learner sees, so that it
 * reveals no answer key.
 * @returns the classes for a learner with these results
 */
export function prepareLearnerClasses(
  classes: readonly ClassWithKeys[],
): (results: readonly LessonResult[]) => LearnerClasses {
  const prepare = () => classes.map(({ lessons, ...row }) => ({ row, lessons: lessons.map(lessonForms) }));
  let prepared: ReturnType<typeof prepare> | undefined;

  return (results) => {
    prepared ??= prepare();
    const percentages = new Map(results.map((result) => [result.lesson_id, result.percentage]));
    const visible = prepared.map(({ row, lessons }) => ({
      row,
      lessons: lessons.map(({ id, open, answered }) => {
        const percentage = percentages.get(id) ?? null;
        return { percentage, ...(percentage === null ? open : answered) };
      }),
    }));
    const hash = hashOf(
      visible.map(({ row, lessons }) => [row, lessons.map((one) => [one.percentage, one.hash])]),
    );
    return {
      etag: `W/"${hash.slice(0, 22)}"`,
      body: () =>
        Buffer.from(
          JSON.stringify(
            visible.map(({ row, lessons }) => ({
              ...row,
              lessons: lessons.map(({ percentage, lesson }) => ({ percentage, ...lesson })),
            })),
          ),
        ),
    };
  };
}
