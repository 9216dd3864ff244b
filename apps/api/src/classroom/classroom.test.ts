import fc from 'fast-check';
import type { KeyedClass } from '../lists/read-classes.js';
import { createClassroom } from './classroom.js';

/** Texts an author could write to be taken for JSON of ours. */
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '"percentage":null',
    '{"percentage":null',
    '"correct_option":1',
    ',"tests":[',
    ']}]',
    'oʻgʻ 😀',
  ),
);
const question = fc.record({
  id: fc.nat(),
  question: text,
  option1: text,
  option2: text,
  option3: text,
  option4: text,
  correct_option: fc.integer({ min: 1, max: 4 }),
});
const lesson = fc.record({
  id: fc.nat(),
  lesson: text,
  description: text,
  videoUrl: fc.option(text, { nil: null }),
  tests: fc.array(question, { maxLength: 3 }),
});

/** Classes whose lessons have ids of their own. */
const classes: fc.Arbitrary<readonly KeyedClass[]> = fc
  .array(fc.record({ id: fc.nat(), name: text, lessons: fc.array(lesson, { maxLength: 3 }) }), {
    maxLength: 4,
  })
  .map((rows) => {
    let id = 0;
    return rows.map((row) => ({ ...row, lessons: row.lessons.map((one) => ({ ...one, id: (id += 1) })) }));
  });
const finished = fc.uniqueArray(
  fc.record({ lesson_id: fc.integer({ min: 1, max: 14 }), percentage: fc.integer({ min: 0, max: 100 }) }),
  { selector: (one) => one.lesson_id },
);

test('the pieces make the JSON of the classes, with the keys of finished lessons only', () => {
  fc.assert(
    fc.property(classes, finished, (rows, results) => {
      const percentages = new Map(results.map((one) => [one.lesson_id, one.percentage]));
      const expected = rows.map(({ lessons, ...row }) => ({
        ...row,
        lessons: lessons.map(({ tests, ...one }) => ({
          ...one,
          percentage: percentages.get(one.id) ?? null,
          tests_count: tests.length,
          tests: tests.map((each) => ({
            ...each,
            correct_option: percentages.has(one.id) ? each.correct_option : null,
          })),
        })),
      }));
      const sent = createClassroom(rows).forLearner(results).body().toString();
      expect(JSON.parse(sent)).toEqual(JSON.parse(JSON.stringify(expected)));
    }),
    { numRuns: 500 },
  );
});

test('the tag changes exactly when the body does', () => {
  fc.assert(
    fc.property(classes, finished, finished, fc.nat(), (rows, some, others, place) => {
      const answers = [some, [...some].reverse(), others].map((results) =>
        createClassroom(rows).forLearner(results),
      );
      // Another key of one question, too.
      const changed = rows.map((row, index) => ({
        ...row,
        lessons: row.lessons.map((one) => ({
          ...one,
          tests: one.tests.map((each) => ({
            ...each,
            correct_option: index === place % rows.length ? 5 - each.correct_option : each.correct_option,
          })),
        })),
      }));
      answers.push(createClassroom(changed).forLearner(some));
      for (const one of answers)
        for (const other of answers) expect(one.tag === other.tag).toBe(one.body().equals(other.body()));
    }),
    { numRuns: 300 },
  );
});
