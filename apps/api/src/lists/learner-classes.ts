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

/** A part of the body. The hash stands for its bytes in the ETag. */
interface Fragment {
  readonly bytes: Buffer;
  readonly hash: Buffer;
}

interface LessonFragments {
  readonly id: number;
  /** The lesson for learners without a result. */
  readonly open: Fragment;
  /** The lesson for learners with a result, after its percentage. */
  readonly answered: Fragment;
}

function fragment(text: string): Fragment {
  const bytes = Buffer.from(text);
  return { bytes, hash: createHash('sha256').update(bytes).digest() };
}

const PERCENTAGE = '{"percentage":';
const COMMA = fragment(',');

/** JSON of an object without the brace at its start. */
const fieldsOf = (value: object): string => JSON.stringify(value).slice(1);

function lessonFragments({ tests, ...lesson }: LessonWithKeys): LessonFragments {
  const common = { tests_count: tests.length, ...lesson };
  const withoutKeys = tests.map((question) => ({ ...question, correct_option: null }));
  return {
    id: lesson.id,
    open: fragment(`${PERCENTAGE}null,${fieldsOf({ ...common, tests: withoutKeys })}`),
    answered: fragment(`,${fieldsOf({ ...common, tests })}`),
  };
}

/**
 * Serializes the classes of a content version once.
 * @returns the classes for a learner with these results, by copying bytes
 */
export function prepareLearnerClasses(
  classes: readonly ClassWithKeys[],
): (results: readonly LessonResult[]) => LearnerClasses {
  const percentages = new Map<number, Fragment>();
  const percentageFragment = (percentage: number): Fragment => {
    const known = percentages.get(percentage) ?? fragment(`${PERCENTAGE}${percentage}`);
    percentages.set(percentage, known);
    return known;
  };
  const separated = <Item>(items: readonly Item[]): (Item | Fragment)[] =>
    items.flatMap((item, index) => (index > 0 ? [COMMA, item] : [item]));
  const parts = [
    fragment('['),
    ...separated(
      classes.map(({ lessons, ...row }) => [
        fragment(`${JSON.stringify(row).slice(0, -1)},"lessons":[`),
        ...separated(lessons.map(lessonFragments)),
        fragment(']}'),
      ]),
    ).flat(),
    fragment(']'),
  ];

  return (results) => {
    const percentageOf = new Map(results.map((result) => [result.lesson_id, result.percentage]));
    const fragments = parts.flatMap((part) => {
      if ('bytes' in part) return part;
      const percentage = percentageOf.get(part.id);
      return percentage === undefined ? part.open : [percentageFragment(percentage), part.answered];
    });
    const hash = createHash('sha256').update(Buffer.concat(fragments.map((one) => one.hash)));
    return {
      etag: `W/"${hash.digest('base64url').slice(0, 22)}"`,
      body: () => Buffer.concat(fragments.map((one) => one.bytes)),
    };
  };
}
