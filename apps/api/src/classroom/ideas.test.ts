import type { LearningPath } from '@zarra/contracts/learning-path';
import { openTestApp, type TestApp } from '../testing/app.js';
import { answerAll, classesOf, lessonOf, reimport, resultOf, submit, titles } from '../testing/classroom.js';
import { makeClock, MINUTE } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { contentWithIdeas } from '../testing/idea-content.js';
import { makeLearner } from '../testing/learner.js';
import { itemOfKind, practiceOf, rightAnswer, sendAnswer, wrongAnswer } from '../testing/practice.js';

const lessonFile = 'lessons/7-sinf/tezlik.md';

describe.each(databaseKinds)('ideas of wrong answers (%s)', (kind) => {
  let app: TestApp;
  const clock = makeClock('2026-03-01T07:00:00.000Z');
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now });
  });
  afterAll(() => app.close());
  beforeEach(() => reimport(app, contentWithIdeas));

  const start = async () => {
    const { signedIn } = await makeLearner(app);
    const lesson = await lessonOf(app, titles.twoQuestions, signedIn);
    const { items } = (await practiceOf(app, signedIn, `lesson:${lesson.id}`)).body;
    const formula = lesson.tests?.[1];
    if (!formula) throw new Error('two questions expected');
    const pathIdeas = async () =>
      (await app.fastify.inject({ url: '/api/path/', headers: signedIn })).json<LearningPath>().ideas ?? [];
    return { signedIn, lesson, items, formula, pathIdeas };
  };

  test('no idea is sent before a result', async () => {
    const { signedIn, items } = await start();
    const bodies = [await classesOf(app), await classesOf(app, signedIn), items];
    expect(JSON.stringify(bodies)).not.toMatch(/MAXFIY-FIKR|teskari|birlik-farqsiz/);
  });

  test('the result has the idea of the chosen option and a practice item about it', async () => {
    const { signedIn, lesson, items, formula } = await start();
    const { body, text } = await submit(app, signedIn, lesson.id, answerAll(lesson, 2));
    const { id } = itemOfKind(items, 'choice');
    expect(body.ideas).toEqual({
      [formula.id]: {
        key: 'teskari',
        believes: expect.stringContaining('MAXFIY-FIKR') as string,
        fails: expect.any(String) as string,
        try: expect.any(String) as string,
        item: id,
      },
    });
    expect((await resultOf(app, signedIn, lesson.id)).text).toBe(text);
    const practice = await practiceOf(app, signedIn, `item:${id}`);
    expect(practice.body.items.map((item) => item.id)).toEqual([id]);
    expect((await practiceOf(app, signedIn, 'item:999999')).status).toBe(404);
  });

  test('right answers and wrong options without an idea have none', async () => {
    const { signedIn, lesson } = await start();
    expect((await submit(app, signedIn, lesson.id, answerAll(lesson, 1))).body.ideas).toEqual({});
    const other = await start();
    expect((await submit(app, other.signedIn, lesson.id, answerAll(lesson, 3))).body.ideas).toEqual({});
  });

  test('the idea follows the text of the option when options are exchanged later', async () => {
    const { signedIn, lesson, formula } = await start();
    await submit(app, signedIn, lesson.id, answerAll(lesson, 2));
    const exchanged = String(contentWithIdeas[lessonFile])
      .replace(
        '      - $v = t/s$\n      - $v = s \\cdot t$\n',
        '      - $v = s \\cdot t$\n      - $v = t/s$\n',
      )
      .replace('      2: teskari', '      3: teskari');
    await reimport(app, { ...contentWithIdeas, [lessonFile]: exchanged });
    const { body } = await resultOf(app, signedIn, lesson.id);
    expect(Object.keys(body.ideas ?? {})).toEqual([String(formula.id)]);
  });

  test('a wrong answer in practice gets the idea of the option, or those of the item', async () => {
    const { signedIn, items } = await start();
    const outcome = async (item: (typeof items)[number], answer: typeof rightAnswer) =>
      (await sendAnswer(app, signedIn, item, answer(item))).body.ideas?.map(({ key }) => key);
    expect(await outcome(itemOfKind(items, 'choice'), wrongAnswer)).toEqual(['teskari']);
    expect(await outcome(itemOfKind(items, 'numeric'), wrongAnswer)).toEqual(['birlik-farqsiz']);
    expect(await outcome(itemOfKind(items, 'order'), wrongAnswer)).toBeUndefined();
    const other = await start();
    const right = other.items.find((item) => item.kind === 'choice');
    if (!right) throw new Error('a choice expected');
    const { body } = await sendAnswer(app, other.signedIn, right, rightAnswer(right));
    expect(body).not.toHaveProperty('ideas');
  });

  test('the path lists ideas, the latest first, until a later right answer', async () => {
    const { signedIn, lesson, items, pathIdeas } = await start();
    expect(await pathIdeas()).toEqual([]);
    await submit(app, signedIn, lesson.id, answerAll(lesson, 2));
    clock.advance(MINUTE);
    const numeric = itemOfKind(items, 'numeric');
    await sendAnswer(app, signedIn, numeric, wrongAnswer(numeric));
    expect(await pathIdeas()).toMatchObject([
      {
        key: 'birlik-farqsiz',
        lesson: { id: lesson.id },
        section: { heading: 'tezlik', title: 'Tezlik' },
        item: numeric.id,
      },
      { key: 'teskari', lesson: { id: lesson.id }, section: null },
    ]);
    clock.advance(MINUTE);
    const choice = itemOfKind(items, 'choice');
    await sendAnswer(app, signedIn, choice, rightAnswer(choice));
    expect((await pathIdeas()).map(({ key }) => key)).toEqual(['birlik-farqsiz']);
    clock.advance(MINUTE);
    const [again] = (await practiceOf(app, signedIn, `item:${choice.id}`)).body.items;
    if (!again) throw new Error('an item expected');
    await sendAnswer(app, signedIn, again, wrongAnswer(again));
    expect((await pathIdeas()).map(({ key }) => key)).toEqual(['teskari', 'birlik-farqsiz']);
  });
});
