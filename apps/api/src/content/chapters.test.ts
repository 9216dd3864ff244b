import type { TestApp } from '../testing/app.js';
import { openTestApp } from '../testing/app.js';
import { classesOf, reimport, titles } from '../testing/classroom.js';
import { databaseKinds } from '../testing/database.js';
import { linkedContent } from '../testing/linked-content.js';

describe.each(databaseKinds)('chapters (%s)', (kind) => {
  let app: TestApp;
  const chaptersOf = async () => (await classesOf(app)).map((row) => row.chapters);
  const lessonsOf = async () =>
    (await classesOf(app)).flatMap(({ lessons }) => lessons.map(({ lesson, chapter }) => [lesson, chapter]));

  beforeEach(async () => {
    app = await openTestApp(kind);
    await reimport(app, linkedContent);
  });
  afterEach(() => app.close());

  test('of classes are listed in their order, also those without lessons', async () => {
    expect(await chaptersOf()).toEqual([
      [
        { key: 'dinamika', title: 'Dinamika' },
        { key: 'kinematika', title: 'Kinematika' },
      ],
      [
        { key: 'elektr', title: 'Elektr hodisalari' },
        { key: 'optika', title: 'Optika: yorugʻlik' },
      ],
    ]);
  });

  test('determine the order of lessons; those without a chapter are last', async () => {
    expect(await lessonsOf()).toEqual([
      [titles.twoQuestions, 'kinematika'],
      [titles.noQuestions, null],
      [titles.oneQuestion, 'elektr'],
    ]);
  });

  test('change their order and titles, and are removed after their lessons', async () => {
    await reimport(app, {
      ...linkedContent,
      'classes.yaml': `- slug: 7-sinf
  name: 7-sinf
  chapters:
    - key: kinematika
      title: Harakat
    - key: dinamika
      title: Dinamika
- slug: 8-sinf
  name: 8-sinf
`,
      'lessons/8-sinf/tok.md': undefined,
    });
    expect((await chaptersOf())[0]?.map(({ title }) => title)).toEqual(['Harakat', 'Dinamika']);
    expect((await chaptersOf())[1]).toEqual([]);
    expect(await lessonsOf()).toEqual([
      [titles.twoQuestions, 'kinematika'],
      [titles.noQuestions, null],
    ]);
  });

  test('are null and empty in a curriculum without them', async () => {
    await reimport(app, {});
    expect(await chaptersOf()).toEqual([[], []]);
    expect((await lessonsOf()).map(([, chapter]) => chapter)).toEqual([null, null, null]);
  });
});
