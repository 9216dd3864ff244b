import { endpoints } from '@zarra/contracts';
import type { CourseLesson } from '@zarra/contracts/course-content';
import { openTestApp } from '../../testing/app.js';
import { reimport } from '../../testing/classroom.js';
import { databaseKinds } from '../../testing/database.js';
import { contentWithCourse } from '../../testing/course-content.js';
import { plannedLessons } from './planned-lessons.js';

const lesson = (slug: string, chapter: string): CourseLesson => ({
  class: '7-sinf',
  lesson: slug,
  chapter,
  state: 'planned',
  title: slug,
  topics: ['mavzu'],
});
const written = (...names: [slug: string, chapter: string | null][]) => ({
  slug: '7-sinf',
  chapters: [{ key: 'a' }, { key: 'b' }, { key: 'c' }],
  lessons: names.map(([slug, chapter]) => ({ slug, chapter })),
});
const course = [
  lesson('a1', 'a'),
  lesson('a2', 'a'),
  lesson('b1', 'b'),
  lesson('b2', 'b'),
  lesson('b3', 'b'),
];
const placesOf = (schoolClass: ReturnType<typeof written>) =>
  plannedLessons(schoolClass, course).map(({ title, order }) => `${title} ${order}`);

test('a planned lesson follows the lessons before it in the plan', () => {
  expect(placesOf(written())).toEqual(['a1 0', 'a2 1', 'b1 2', 'b2 3', 'b3 4']);
  expect(placesOf(written(['a1', 'a'], ['b2', 'b']))).toEqual(['a2 1', 'b1 2', 'b3 4']);
  expect(placesOf(written(['a2', 'a'], ['b1', 'b'], ['b3', 'b']))).toEqual(['a1 0', 'b2 3']);
  expect(placesOf(written(['a1', 'a'], ['a2', 'a'], ['b1', 'b'], ['b2', 'b'], ['b3', 'b']))).toEqual([]);
});

test('lessons that the plan does not list keep their places', () => {
  expect(placesOf(written(['yangi', 'a'], ['a2', 'a'], ['bolimsiz', null]))).toEqual([
    'a1 1',
    'b1 3',
    'b2 4',
    'b3 5',
  ]);
});

test.each(databaseKinds)('classes have their planned lessons (%s)', async (kind) => {
  const app = await openTestApp(kind);
  const classes = async () => {
    const response = await app.fastify.inject('/api/classes/');
    return endpoints.classes.response.parse(response.json());
  };
  expect((await classes()).map((one) => 'planned' in one)).toEqual([false, false]);
  await reimport(app, contentWithCourse);
  expect((await classes()).map(({ planned }) => planned)).toEqual([
    [{ title: 'Tezlanish', chapter: 'kinematika', order: 1 }],
    [{ title: 'Elektr zaryad', chapter: 'elektr', order: 0 }],
  ]);
  const found = await app.fastify.inject(`/api/search/?q=${encodeURIComponent('Tezlanish')}`);
  expect(found.body).not.toContain('Tezlanish');
  await reimport(app, {});
  expect((await classes()).map((one) => 'planned' in one)).toEqual([false, false]);
  await app.close();
});
