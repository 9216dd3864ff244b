import { openTestApp, type TestApp } from '../testing/app.js';
import { answerAll, classesOf, lessonOf, reimport, resultOf, submit, titles } from '../testing/classroom.js';
import { databaseKinds } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { makeLearner } from '../testing/learner.js';
import { contentWithExperiments, labFiles } from '../testing/linked-content.js';

const lamp = {
  slug: 'zanjir',
  state: 'lampa',
  title: 'Elektr zanjiri',
  stateTitle: 'Lampa',
  link: '/tajriba/zanjir?holat=AQ',
};
const earth = {
  slug: 'mayatnik',
  state: 'yer',
  title: 'Matematik mayatnik',
  stateTitle: 'Yer',
  link: '/tajriba/mayatnik',
};

describe.each(databaseKinds)('links of questions (%s)', (kind) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp(kind, { webDir: await makeFolder(labFiles()) });
    await reimport(app, contentWithExperiments);
  });
  afterEach(() => app.close());

  /** A signed-in learner, the lesson on speed and its two questions. */
  const start = async () => {
    const { signedIn } = await makeLearner(app);
    const lesson = await lessonOf(app, titles.twoQuestions, signedIn);
    const [first, second] = lesson.tests ?? [];
    if (!first || !second) throw new Error('two questions expected');
    return { signedIn, lesson, first, second };
  };

  test('before the result only the experiment that a question asks to look at is sent', async () => {
    const { signedIn, lesson, first, second } = await start();
    expect(first.see).toEqual(lamp);
    expect(second).not.toHaveProperty('see');
    const bodies = [await classesOf(app), await classesOf(app, signedIn)].map((body) => JSON.stringify(body));
    for (const body of bodies) expect(body).not.toMatch(/"sections?"|"when"/);
    expect(bodies[0]).not.toContain('Lampa');
    expect((await resultOf(app, signedIn, lesson.id)).status).toBe(404);
  });

  test('the result has the sections and experiments of its questions', async () => {
    const { signedIn, lesson, first, second } = await start();
    const submitted = await submit(app, signedIn, lesson.id, answerAll(lesson, 2));
    expect(submitted.body).toMatchObject({
      sections: { [first.id]: { heading: 'tezlik', title: 'Tezlik' } },
      see: { [first.id]: lamp, [second.id]: earth },
    });
    expect(submitted.body.sections).not.toHaveProperty(String(second.id));
    expect((await resultOf(app, signedIn, lesson.id)).text).toBe(submitted.text);
  });

  test('a stored result follows a renamed heading and a removed question', async () => {
    const { signedIn, lesson, first } = await start();
    await submit(app, signedIn, lesson.id, answerAll(lesson, 2));
    const speed = String(contentWithExperiments['lessons/7-sinf/tezlik.md']);
    const renamed = speed
      .replace('section: tezlik', 'section: tez-harakat')
      .replace('# Tezlik', '# Tez harakat');
    const withoutSecond = renamed.replace(/ {2}- key: formula.*?(?=\n---)/s, '').replace('\n\n---', '\n---');
    await reimport(app, { ...contentWithExperiments, 'lessons/7-sinf/tezlik.md': withoutSecond });
    const { body } = await resultOf(app, signedIn, lesson.id);
    expect(body.sections).toEqual({ [first.id]: { heading: 'tez-harakat', title: 'Tez harakat' } });
    expect(body.see).toEqual({ [first.id]: lamp });
    expect(body.questions).toHaveLength(2);
  });

  test('a laboratory without the experiments leaves no links', async () => {
    await app.close();
    app = await openTestApp(kind, { webDir: await makeFolder() });
    await reimport(app, contentWithExperiments);
    const { signedIn, lesson, first } = await start();
    expect(first).not.toHaveProperty('see');
    expect((await submit(app, signedIn, lesson.id, answerAll(lesson, 2))).body.see).toEqual({});
  });
});
