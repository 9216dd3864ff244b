import { contentWithCourse } from '../../testing/course-content.js';
import { makeContent } from '../../testing/content.js';
import { practiceContent } from '../../testing/practice-content.js';
import { courseStats } from './course-stats.js';

const files = {
  ...practiceContent(),
  ...contentWithCourse,
  'reviews/7-sinf/tezlik.yaml': 'decision: qabul qilindi\n',
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
  expect(lineOf(table, 'reviews')).toEqual(['1', '0', '1']);
  expect(Number(lineOf(table, 'variants')[0])).toBeGreaterThan(0);
});

test('one lesson, with what it lacks', async () => {
  const text = await courseStats(await makeContent(files), [], '7-sinf/tezlik');
  expect(lineOf(text, 'topics')).toEqual(['2']);
  expect(lineOf(text, 'reviews')).toEqual(['1']);
  expect(text).toContain('To complete the lesson:\n');
  expect(text).toContain('  questions: the test has 2 questions, not 8\n');
  expect(text).toContain('  line 1 of the text: the lesson has no part ## Masala\n');
});

test('an unknown lesson and files with issues are reported', async () => {
  await expect(courseStats(await makeContent(files), [], '7-sinf/yoq')).rejects.toThrow(
    'lessons/7-sinf/yoq.md: there is no such lesson',
  );
  await expect(courseStats(await makeContent({ ...files, 'about.yaml': '3' }), [])).rejects.toThrow(
    'about.yaml',
  );
});
