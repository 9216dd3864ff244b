import fc from 'fast-check';
import { prepareLearnerClasses, type LessonResult } from './learner-classes.js';
import type { ClassWithKeys } from './read-classes.js';

/** Texts, some of which look like the JSON that contains them. */
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
const experimentTexts = { slug: text, state: text, title: text, stateTitle: text, note: text, link: text };
const lesson = fc.record({
  id: fc.nat(),
  lesson: text,
  description: text,
  videoUrl: fc.option(text, { nil: null }),
  experiments: fc.array(fc.record(experimentTexts), { maxLength: 2 }),
  tests: fc.array(question, { maxLength: 3 }),
  practiceItems: fc.nat(),
});

/** Classes with unique lesson ids. */
const classes: fc.Arbitrary<readonly ClassWithKeys[]> = fc
  .array(
    fc.record({
      id: fc.nat(),
      name: text,
      chapters: fc.array(fc.record({ key: text, title: text }), { maxLength: 2 }),
      lessons: fc.array(lesson, { maxLength: 3 }),
    }),
    { maxLength: 4 },
  )
  .map((rows) => {
    let id = 0;
    return rows.map((row) => ({ ...row, lessons: row.lessons.map((one) => ({ ...one, id: (id += 1) })) }));
  });
const learnerResults = fc.uniqueArray(
  fc.record({ lesson_id: fc.integer({ min: 1, max: 14 }), percentage: fc.integer({ min: 0, max: 100 }) }),
  { selector: (one) => one.lesson_id },
);

test('a learner gets all questions, and the answer keys only of lessons with a result', () => {
  fc.assert(
    fc.property(classes, learnerResults, (rows, results) => {
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
      const sent = prepareLearnerClasses(rows)(results).body().toString();
      expect(JSON.parse(sent)).toEqual(JSON.parse(JSON.stringify(expected)));
    }),
    { numRuns: 500 },
  );
});

test('the ETag changes exactly when the body does, whatever the order of the results', () => {
  const classesOf = (rows: readonly ClassWithKeys[], results: readonly LessonResult[]) => {
    const { etag, body } = prepareLearnerClasses(rows)(results);
    return { etag, body: body() };
  };
  fc.assert(
    fc.property(classes, learnerResults, learnerResults, fc.nat(), (rows, some, others, place) => {
      expect(classesOf(rows, [...some].reverse())).toEqual(classesOf(rows, some));
      // Also with another answer key in one class.
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
      const versions = [classesOf(rows, some), classesOf(rows, others), classesOf(changed, some)];
      for (const one of versions)
        for (const other of versions) expect(one.etag === other.etag).toBe(one.body.equals(other.body));
    }),
    { numRuns: 300 },
  );
});
