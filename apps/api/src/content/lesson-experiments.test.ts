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

  describe('in the text of a lesson', () => {
    const file = 'lessons/8-sinf/tok.md';
    const text = [
      'Zaryadlarning tartibli harakati.',
      '![Lampa yonadi](tajriba:zanjir?holat=lampa)',
      '![Om qonuni](tajriba:zanjir?holat=om-qonuni)',
      '[Zanjir](tajriba:zanjir?holat=lampa), [mayatnik](tajriba:mayatnik).',
      '![Zanjir](tajriba:zanjir)',
    ].join('\n\n');
    const content = {
      ...contentWithExperiments,
      [file]: String(contentWithExperiments[file]).replace('Zaryadlarning tartibli harakati.', text),
    };
    const treeOf = async () =>
      JSON.parse((await lessonOf(app, titles.oneQuestion)).descriptionTree ?? '') as unknown[];

    beforeEach(() => reimport(app, content));

    test('are in its list too, after those of the front matter, with their caption as the task', async () => {
      const experiments = (await experimentsOf(titles.oneQuestion)) ?? [];
      expect(experiments.map(({ slug, state, note }) => [slug, state, note])).toEqual([
        ['zanjir', 'om-qonuni', 'Kuchlanishni oshiring: tok qanday oʻzgaradi?'],
        ['mayatnik', 'yer', 'Davrni oʻlchang.'],
        ['zanjir', 'lampa', 'Lampa yonadi'],
        ['zanjir', '', 'Zanjir'],
      ]);
    });

    test('have a picture when the laboratory has one', async () => {
      const experiments = (await experimentsOf(titles.oneQuestion)) ?? [];
      expect(experiments.map(({ picture }) => picture)).toEqual([
        undefined,
        undefined,
        { src: '/assets/zanjir-lampa-b2.svg', width: 360, height: 200 },
        { src: '/assets/zanjir-a1.svg', width: 360, height: 200 },
      ]);
    });

    test('have the addresses of the laboratory, as links in prose do', async () => {
      expect(await treeOf()).toEqual([
        ['p', 'Zaryadlarning tartibli harakati.'],
        ['experiment', { link: '/tajriba/zanjir?holat=AQ' }, 'Lampa yonadi'],
        ['experiment', { link: '/tajriba/zanjir?holat=AQI' }, 'Om qonuni'],
        [
          'p',
          ['a', { href: '/tajriba/zanjir?holat=AQ' }, 'Zanjir'],
          ', ',
          ['a', { href: '/tajriba/mayatnik' }, 'mayatnik'],
          '.',
        ],
        ['experiment', { link: '/tajriba/zanjir' }, 'Zanjir'],
      ]);
    });

    test('are omitted with their links when the laboratory does not have them', async () => {
      const webDir = await makeFolder(labFiles((list) => list.replace('"lampa"', '"boshqa"')));
      const other = await openTestApp(kind, { database: app.database, webDir });
      const lesson = await lessonOf(other, titles.oneQuestion);
      await other.fastify.close();
      expect(lesson.experiments?.map(({ state }) => state)).toEqual(['om-qonuni', 'yer', '']);
      expect(lesson.descriptionTree).not.toContain('Lampa yonadi');
      expect(lesson.descriptionTree).toContain('["p","Zanjir",", ",["a"');
    });

    test('belong to the lessons of their experiment, which opens its start without a state', async () => {
      const response = await app.fastify.inject('/api/experiments/zanjir/lessons/');
      const [{ states }] = response.json<[{ states: { state: string }[] }]>();
      expect(states.map(({ state }) => state)).toEqual(['om-qonuni', 'lampa']);
    });
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
