import { endpoints } from '@zarra/contracts';
import type { LearningPath } from '@zarra/contracts/learning-path';
import type { PracticeItem } from '@zarra/contracts/practice';
import { safeParse } from 'zod/v4/core';
import { openTestApp, type TestApp } from '../testing/app.js';
import { answerAll, lessonOf, reimport, submit, titles, type SignedIn } from '../testing/classroom.js';
import { DAY, makeClock, MINUTE } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import type { FileTexts } from '../testing/folder.js';
import { makeLearner, type TestLearner } from '../testing/learner.js';
import { linkedContent } from '../testing/linked-content.js';
import { practiceOf, rightAnswer, sendAnswer, signInAgain, wrongAnswer } from '../testing/practice.js';
import { choiceItems, practiceContent } from '../testing/practice-content.js';

const speedFile = 'lessons/7-sinf/tezlik.md';

/** The lesson on speed has five items, two of them with a section as its questions; that on current has two items. */
const content: FileTexts = {
  ...linkedContent,
  [speedFile]: String(linkedContent[speedFile])
    .replace('vaqt sekundda.\n', (line) => `${line}    section: tezlik\n`)
    .replace('$v = s/t$."\n', (line) => `${line}    section: tezlik\n`),
  ...practiceContent('eng sekin.\n', 'eng sekin.\n  section: tezlik\n'),
  'practice/8-sinf/tok.yaml': choiceItems('tok-a', 'tok-b'),
};

/** An answer to an item of `choiceItems`. Whether it is right depends on the variant. */
const anyOption = () => ({ kind: 'choice', option: 0 }) as const;

describe.each(databaseKinds)('the path of a learner (%s)', (kind) => {
  let app: TestApp;
  let learner: TestLearner;
  let signedIn: SignedIn;
  let speed: number;
  let force: number;
  let current: number;
  // 12:00 in Uzbekistan.
  const clock = makeClock('2026-03-01T07:00:00.000Z');
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await reimport(app, content);
    learner = await makeLearner(app);
    ({ signedIn } = learner);
    speed = (await lessonOf(app, titles.twoQuestions)).id;
    force = (await lessonOf(app, titles.noQuestions)).id;
    current = (await lessonOf(app, titles.oneQuestion)).id;
  });

  async function pathOf(headers = signedIn): Promise<LearningPath> {
    const response = await app.fastify.inject({ url: '/api/path/', headers });
    expect(response.statusCode).toBe(200);
    const body = response.json<LearningPath>();
    expect(safeParse(endpoints.learningPath.response, body).error).toBeUndefined();
    return body;
  }
  const read = (lesson: number, rest: { heading?: string; video_position?: number } = {}) =>
    app.fastify.inject({
      method: 'PUT',
      url: '/api/progress/',
      headers: signedIn,
      payload: {
        places: [
          { lesson, heading: null, video_position: null, reached_at: clock.now().toISOString(), ...rest },
        ],
        investigations: [],
      },
    });
  const takeTest = async (lesson: number, title: string, option: number) =>
    submit(app, signedIn, lesson, answerAll(await lessonOf(app, title, signedIn), option));
  const practise = async (scope: string, answer: typeof rightAnswer, count = 10) => {
    const { items } = (await practiceOf(app, signedIn, scope)).body;
    for (const item of items.slice(0, count)) await sendAnswer(app, signedIn, item, answer(item));
  };
  const nextDay = async (days = 1) => {
    clock.advance(days * DAY);
    signedIn = await signInAgain(app, learner);
  };
  const lessonsOf = ({ classes }: LearningPath) =>
    classes.flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons));

  test('a new learner begins with the first lesson; nothing is due, and every chapter is listed', async () => {
    const path = await pathOf();
    expect(path).toMatchObject({
      next: {
        lesson: { id: speed, title: titles.twoQuestions },
        class: '7-sinf',
        chapter: 'Kinematika',
        begun: false,
        section: null,
        video_position: null,
        tests_count: 2,
        minutes: 3,
      },
      today: { items: 0, minutes: 0 },
      mistakes: 0,
      weak: [],
      history: [],
    });
    const chapters = path.classes.flatMap((row) =>
      row.chapters.map(({ title, lessons }) => [row.name, title, lessons.map((lesson) => lesson.title)]),
    );
    expect(chapters).toEqual([
      ['7-sinf', 'Dinamika', []],
      ['7-sinf', 'Kinematika', [titles.twoQuestions]],
      ['7-sinf', null, [titles.noQuestions]],
      ['8-sinf', 'Elektr hodisalari', [titles.oneQuestion]],
      ['8-sinf', 'Optika: yorugʻlik', []],
    ]);
    expect(lessonsOf(path)[0]).toEqual({
      id: speed,
      title: titles.twoQuestions,
      begun: false,
      result: null,
      practice: { items: 5, right: 0 },
    });
  });

  test('the lesson that was read last is continued at its section and at its place in the video', async () => {
    await read(current);
    clock.advance(MINUTE);
    await read(speed, { heading: 'tezlik', video_position: 42.5 });
    const { next, classes, history } = await pathOf();
    expect(next).toMatchObject({
      lesson: { id: speed },
      begun: true,
      section: { heading: 'tezlik', title: 'Tezlik' },
      video_position: 42.5,
    });
    const begun = lessonsOf({ classes } as LearningPath).filter((lesson) => lesson.begun);
    expect([begun.map(({ id }) => id), history]).toEqual([[speed, current], []]);
  });

  test('a section that was renamed is not named', async () => {
    await read(speed, { heading: 'boshqa' });
    expect((await pathOf()).next).toMatchObject({ lesson: { id: speed }, begun: true, section: null });
  });

  test('after a test comes the next lesson without a result, at last none', async () => {
    await read(current);
    await takeTest(current, titles.oneQuestion, 2);
    // From the end of the curriculum to its start.
    expect((await pathOf()).next?.lesson.id).toBe(speed);
    clock.advance(MINUTE);
    await takeTest(speed, titles.twoQuestions, 1);
    expect((await pathOf()).next?.lesson.id).toBe(force);
    // A lesson without a test and sections is finished when it was read.
    await read(force);
    expect((await pathOf()).next).toBeNull();
  });

  test('each lesson has its only result, and the history has results and days of practice, the latest first', async () => {
    await takeTest(current, titles.oneQuestion, 2);
    const submitted = clock.now().toISOString();
    clock.advance(MINUTE);
    await practise(`lesson:${speed}`, rightAnswer, 2);
    await practise(`lesson:${speed}`, wrongAnswer, 1);
    await nextDay();
    await takeTest(speed, titles.twoQuestions, 2);
    const path = await pathOf();
    expect(lessonsOf(path)).toMatchObject([
      { id: speed, begun: true, result: { percentage: 0 }, practice: { items: 5, right: 2 } },
      { id: force, begun: false, result: null, practice: { items: 0, right: 0 } },
      { id: current, begun: true, result: { percentage: 100, submitted_at: submitted } },
    ]);
    expect(path.history).toEqual([
      {
        kind: 'result',
        at: clock.now().toISOString(),
        lesson: { id: speed, title: titles.twoQuestions },
        percentage: 0,
      },
      { kind: 'practice', at: expect.any(String), answers: 3, right: 2 },
      { kind: 'result', at: submitted, lesson: { id: current, title: titles.oneQuestion }, percentage: 100 },
    ]);
  });

  test('practice after midnight in Uzbekistan is another day of the history', async () => {
    await practise(`lesson:${speed}`, rightAnswer, 1);
    // From 12:00 to 23:30 and to 00:30.
    clock.advance(11.5 * 60 * MINUTE);
    signedIn = await signInAgain(app, learner);
    await practise(`lesson:${speed}`, rightAnswer, 1);
    clock.advance(60 * MINUTE);
    signedIn = await signInAgain(app, learner);
    await practise(`lesson:${speed}`, rightAnswer, 1);
    const { history } = await pathOf();
    expect(history.map((event) => event.kind === 'practice' && event.answers)).toEqual([1, 2]);
    clock.advance(11.5 * 60 * MINUTE);
  });

  test('today and mistakes count what their practice sends', async () => {
    await practise(`lesson:${speed}`, wrongAnswer);
    await takeTest(current, titles.oneQuestion, 1);
    expect(await pathOf()).toMatchObject({ today: { items: 0, minutes: 0 }, mistakes: 7 });
    expect((await practiceOf(app, signedIn, 'mistakes')).body.items).toHaveLength(7);
    await nextDay();
    const due = (await practiceOf(app, signedIn, 'today')).body.items;
    const minutes = due.reduce((sum, item) => sum + item.minutes, 0);
    expect((await pathOf()).today).toEqual({ items: 5, minutes });
    expect([due.length, minutes]).toEqual([5, 7]);
    await practise('today', rightAnswer, 3);
    expect(await pathOf()).toMatchObject({ today: { items: 2 }, mistakes: 4 });
  });

  test('a lesson below 60 per cent is weak until all its items are right', async () => {
    await takeTest(speed, titles.twoQuestions, 2);
    const topic = {
      lesson: { id: speed, title: titles.twoQuestions },
      percentage: 0,
      section: null,
      missed: 2,
      items: 5,
    };
    expect((await pathOf()).weak).toEqual([topic]);
    await practise(`lesson:${speed}`, rightAnswer, 4);
    expect((await pathOf()).weak).toEqual([topic]);
    await practise(`lesson:${speed}`, rightAnswer, 1);
    expect((await pathOf()).weak).toEqual([]);
  });

  test('of other lessons a section with several missed answers is weak, after lessons below 60 per cent', async () => {
    const missed = ['numeric', 'order', 'match', 'choice', 'point'] as const;
    const items = (await practiceOf(app, signedIn, `lesson:${speed}`)).body.items;
    const answerWrong = async (kinds: readonly PracticeItem['kind'][]) => {
      for (const item of items.filter((one) => kinds.includes(one.kind)))
        await sendAnswer(app, signedIn, item, wrongAnswer(item));
    };
    const lesson = { id: speed, title: titles.twoQuestions };
    // A single missed answer is no weak topic.
    await answerWrong(missed.slice(0, 1));
    expect((await pathOf()).weak).toEqual([]);
    await answerWrong(missed.slice(1, 2));
    const section = { heading: 'tezlik', title: 'Tezlik' };
    const topic = { lesson, percentage: null, section, missed: 2, items: 5 };
    expect((await pathOf()).weak).toEqual([topic]);
    // The other items have no section: they are about the lesson as a whole.
    await answerWrong(missed.slice(2));
    await takeTest(speed, titles.twoQuestions, 1);
    await takeTest(current, titles.oneQuestion, 1);
    expect((await pathOf()).weak).toMatchObject([
      { lesson: { id: current }, percentage: 0 },
      { lesson, percentage: 100, section: null, missed: 3 },
      { lesson, percentage: 100, section, missed: 2 },
    ]);
  });

  test('a learner gets nothing of another learner', async () => {
    await read(speed, { heading: 'tezlik' });
    await takeTest(speed, titles.twoQuestions, 2);
    await practise(`lesson:${current}`, anyOption);
    const other = await makeLearner(app);
    const path = await pathOf(other.signedIn);
    expect(path).toMatchObject({
      next: { lesson: { id: speed }, begun: false, section: null },
      mistakes: 0,
      weak: [],
      history: [],
    });
    expect(lessonsOf(path).filter(({ begun, result }) => begun || result !== null)).toEqual([]);
    expect((await pathOf()).history).toHaveLength(2);
  });

  test('a removed lesson is neither next nor in the history; an import changes the path', async () => {
    await takeTest(current, titles.oneQuestion, 2);
    await practise(`lesson:${current}`, anyOption);
    await reimport(app, {
      ...content,
      'lessons/8-sinf/tok.md': undefined,
      'practice/8-sinf/tok.yaml': undefined,
    });
    const path = await pathOf();
    expect(path).toMatchObject({ next: { lesson: { id: speed } }, mistakes: 0, weak: [] });
    expect(path.history.map((event) => event.kind)).toEqual(['practice']);
    expect(lessonsOf(path).map(({ id }) => id)).toEqual([speed, force]);
  });

  test('the keys of tests and items are not in it', async () => {
    await takeTest(speed, titles.twoQuestions, 2);
    const text = JSON.stringify(await pathOf());
    expect(text).not.toMatch(/correct|MAXFIY|seed|answer"/);
  });

  test('without a session it is 401', async () => {
    expect((await app.fastify.inject('/api/path/')).statusCode).toBe(401);
  });
});
