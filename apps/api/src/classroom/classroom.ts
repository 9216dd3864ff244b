import { createHash } from 'node:crypto';
import type { KeyedClass, KeyedLesson } from '../lists/read-classes.js';

/** What a learner's result does to the classes. */
export interface Finished {
  readonly lesson_id: number;
  readonly percentage: number;
}

/** The classes as one learner gets them. */
export interface LearnersClasses {
  /** Tells this content with these results from any other. */
  readonly tag: string;
  /** The JSON, put together when asked for. */
  readonly body: () => Buffer;
}

export interface Classroom {
  /** Questions of all lessons; keys only of those with a result. */
  readonly forLearner: (finished: readonly Finished[]) => LearnersClasses;
}

const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
};

/** Stands where a learner's percentage goes. */
const HOLE = '"percentage":null';

/** A lesson as JSON: without keys, and with them, cut where the percentage goes. */
function fragmentsOf({ tests, ...lesson }: KeyedLesson) {
  const json = (questions: readonly unknown[]): string =>
    // The percentage comes first: whatever an author wrote, the hole is where it is.
    JSON.stringify({ percentage: null, tests_count: tests.length, ...lesson, tests: questions });
  const opened = json(tests).slice(1 + HOLE.length);
  return {
    id: lesson.id,
    locked: Buffer.from(json(tests.map((question) => ({ ...question, correct_option: null })))),
    opened: Buffer.from(opened),
    openedTag: hashOf(opened),
  };
}

/** Keeps the classes as pieces of JSON, so that an answer costs neither a query nor writing JSON. */
export function createClassroom(classes: readonly KeyedClass[]): Classroom {
  const lessons = classes.flatMap((row) => row.lessons).map(fragmentsOf);
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  /** What stands before each lesson, and after the last. */
  const between: Buffer[] = [];
  let text = '[';
  classes.forEach(({ id, name, lessons: own }, place) => {
    const start = JSON.stringify({ id, name, lessons: [] }).slice(0, -2);
    text += (place > 0 ? ',' : '') + start;
    own.forEach((_, index) => {
      between.push(Buffer.from(index > 0 ? ',' : text));
      text = '';
    });
    text += ']}';
  });
  between.push(Buffer.from(`${text}]`));
  const lockedTag = hashOf(...lessons.flatMap(({ locked }, index) => [between[index] ?? '', locked]), text);

  return {
    forLearner: (finished) => {
      const percentages = new Map(
        finished.filter((one) => byId.has(one.lesson_id)).map((one) => [one.lesson_id, one.percentage]),
      );
      const results = [...percentages].sort(([a], [b]) => a - b);
      const parts = results.map(([id, percentage]) => `${id}:${percentage}:${byId.get(id)?.openedTag ?? ''}`);
      return {
        tag: results.length === 0 ? lockedTag : hashOf(lockedTag, parts.join()),
        body: () => {
          const pieces = lessons.flatMap(({ id, locked, opened }, index) => {
            const percentage = percentages.get(id);
            const lesson =
              percentage === undefined ? [locked] : [Buffer.from(`{"percentage":${percentage}`), opened];
            return [between[index] ?? Buffer.of(), ...lesson];
          });
          return Buffer.concat([...pieces, ...between.slice(-1)]);
        },
      };
    },
  };
}
