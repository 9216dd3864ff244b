import { contentWithCourse } from '../../testing/course-content.js';
import { issuesOf, makeContent } from '../../testing/content.js';
import { practiceContent } from '../../testing/practice-content.js';
import { courseStats } from './course-stats.js';

const files = {
  ...practiceContent(),
  ...contentWithCourse,
  'reviews/7-sinf/tezlik.yaml': 'solved:\n  date: 2026-11-29\n  tasks: 4\n  wrongKeys: 0\n  remarks: []\n',
};

/** The cells of a line of the table. */
const lineOf = (table: string, name: string): string[] =>
  table
    .split('\n')
    .find((line) => line.startsWith(`${name}  `))
    ?.split(/ {2,}/)
    .slice(1) ?? [];

test('the numbers of each class and of all', async () => {
  const table = await courseStats(await makeContent(files), []);
  expect(table.split('\n')[0]?.trim().split(/ +/)).toEqual(['7-sinf', '8-sinf', 'all']);
  expect(lineOf(table, 'topics')).toEqual(['4', '2', '6']);
  expect(lineOf(table, 'lessons with a text')).toEqual(['2', '1', '3']);
  expect(lineOf(table, 'lessons planned')).toEqual(['1', '1', '2']);
  expect(lineOf(table, 'questions')).toEqual(['2', '1', '3']);
  expect(lineOf(table, 'right option at 1-2-3-4')).toEqual(['2-0-0-0', '0-1-0-0', '2-1-0-0']);
  expect(lineOf(table, 'practical works')).toEqual(['0 of 1', '0 of 0', '0 of 1']);
  expect(lineOf(table, 'solved without keys')).toEqual(['1', '0', '1']);
  expect(lineOf(table, 'read by another')).toEqual(['0', '0', '0']);
  expect(Number(lineOf(table, 'variants')[0])).toBeGreaterThan(0);
});

test('one lesson, with what it lacks', async () => {
  const text = await courseStats(await makeContent(files), [], '7-sinf/tezlik');
  expect(lineOf(text, 'topics')).toEqual(['2']);
  expect(lineOf(text, 'solved without keys')).toEqual(['1']);
  expect(text).toContain('  4 of 7 questions and items were solved without the keys\n');
  expect(text).toContain('  no one has read the page on a phone, in both themes and in print');
  expect(text).toContain('To complete the lesson:\n');
  expect(text).toContain('  questions: the test has 2 questions, not 8\n');
  expect(text).toContain('  line 1 of the text: the lesson has no part ## Masala\n');
});

test('a review of an unknown lesson, and one without a decision, are reported', async () => {
  const review = files['reviews/7-sinf/tezlik.yaml'];
  const issues = await issuesOf({
    'reviews/7-sinf/yoq.yaml': review,
    'reviews/7-sinf/tezlik.yaml': review.replace('[]', '[{ at: text, found: Xato. }]'),
  });
  expect(issues).toEqual([
    expect.stringMatching(/^reviews\/7-sinf\/tezlik\.yaml:5: solved\.remarks\.0\.decision: /),
    'reviews/7-sinf/yoq.yaml: the class has no lesson yoq',
  ]);
});

test('an unknown lesson and files with issues are reported', async () => {
  await expect(courseStats(await makeContent(files), [], '7-sinf/yoq')).rejects.toThrow(
    'lessons/7-sinf/yoq.md: there is no such lesson',
  );
  await expect(courseStats(await makeContent({ ...files, 'about.yaml': '3' }), [])).rejects.toThrow(
    'about.yaml',
  );
});
