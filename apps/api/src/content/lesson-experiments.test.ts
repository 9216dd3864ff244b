import { openTestApp, type TestApp } from '../testing/app.js';
import { lessonOf, reimport, titles } from '../testing/classroom.js';
import { databaseKinds } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { makeLearner } from '../testing/learner.js';
import { contentWithExperiments, labFiles, linkedContent } from '../testing/linked-content.js';

describe.each(databaseKinds)('experiments of lessons (%s)', (kind) => {
  let app: TestApp;
  const experimentsOf = async (title: string) => (await lessonOf(app, title)).experiments;

  beforeEach(async () => {
    app = await openTestApp(kind, { webDir: await makeFolder(labFiles()) });
    await reimport(app, contentWithExperiments);
  });
  afterEach(() => app.close());

  test('have the titles and links of the laboratory, in the order of the lesson', async () => {
    expect(await experimentsOf(titles.oneQuestion)).toEqual([
      {
        slug: 'zanjir',
        state: 'om-qonuni',
        title: 'Elektr zanjiri',
        stateTitle: 'Om qonuni',
        note: 'Kuchlanishni oshiring: tok qanday oʻzgaradi?',
        link: '/tajriba/zanjir?holat=AQI',
      },
      {
        slug: 'mayatnik',
        state: 'yer',
        title: 'Matematik mayatnik',
        stateTitle: 'Yer',
        note: 'Davrni oʻlchang.',
        link: '/tajriba/mayatnik',
        investigation: {
          slug: 'massa-va-davr',
          title: 'Davr massaga bogʻliqmi',
          link: '/tajriba/mayatnik?tadqiqot=massa-va-davr',
        },
      },
    ]);
    expect(await experimentsOf(titles.noQuestions)).toEqual([]);
  });

  test('change and disappear with the content', async () => {
    const file = 'lessons/8-sinf/tok.md';
    const text = String(contentWithExperiments[file]).replace('state: om-qonuni', 'state: lampa');
    await reimport(app, { ...contentWithExperiments, [file]: text });
    expect((await experimentsOf(titles.oneQuestion))?.map(({ state }) => state)).toEqual(['lampa', 'yer']);

    await reimport(app, linkedContent);
    expect(await experimentsOf(titles.oneQuestion)).toEqual([]);
  });

  test('are the same for a signed-in learner', async () => {
    const { signedIn } = await makeLearner(app);
    const lesson = await lessonOf(app, titles.oneQuestion, signedIn);
    expect(lesson.experiments).toEqual(await experimentsOf(titles.oneQuestion));
  });

  /** The links of the lesson when another release of the laboratory is installed. */
  async function linksWith(webDir: string) {
    const other = await openTestApp(kind, { database: app.database, webDir });
    const { experiments } = await lessonOf(other, titles.oneQuestion);
    await other.fastify.close();
    return experiments?.map(({ link }) => link);
  }

  test('have the links of a newer laboratory without another import', async () => {
    const moved = labFiles((text) => text.replace('?holat=AQI', '?holat=BQI'));
    expect(await linksWith(await makeFolder(moved))).toEqual([
      '/tajriba/zanjir?holat=BQI',
      '/tajriba/mayatnik',
    ]);
  });

  test('are omitted when the laboratory has no such experiment or state, or is not built', async () => {
    const without = labFiles((text) => text.replace('"om-qonuni"', '"boshqa"'));
    expect(await linksWith(await makeFolder(without))).toEqual(['/tajriba/mayatnik']);
    expect(await linksWith(await makeFolder())).toEqual([]);
  });
});
