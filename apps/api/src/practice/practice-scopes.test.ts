import { messages } from '../http/messages.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import {
  answerAll,
  classesOf,
  lessonOf,
  reimport,
  submit,
  titles,
  type SignedIn,
} from '../testing/classroom.js';
import { DAY, HOUR, makeClock } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import type { FileTexts } from '../testing/folder.js';
import { makeLearner, type TestLearner } from '../testing/learner.js';
import { linkedContent } from '../testing/linked-content.js';
import {
  itemOfKind,
  practiceOf,
  rightAnswer,
  sendAnswer,
  signInAgain,
  wrongAnswer,
} from '../testing/practice.js';
import { choiceItems, practiceContent } from '../testing/practice-content.js';

/** An answer to an item of `choiceItems`. Whether it is right depends on the variant. */
const anyOption = { kind: 'choice', option: 0 };

/** The right answer to an item of `choiceItems`. */
const firstOption = ({ options }: { readonly options: readonly string[] }) => ({
  kind: 'choice',
  option: options.indexOf('["birinchi"]'),
});

/** Items in the lessons on speed (five) and current (two), and chapters. */
const content: FileTexts = {
  ...linkedContent,
  ...practiceContent(),
  'practice/8-sinf/tok.yaml': choiceItems('tok-a', 'tok-b'),
};

describe.each(databaseKinds)('the scopes of practice (%s)', (kind) => {
  let app: TestApp;
  let learner: TestLearner;
  let signedIn: SignedIn;
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
  });

  const itemsOf = async (scope: string) => (await practiceOf(app, signedIn, scope)).body.items;
  const lessonIds = async () => ({
    speed: (await lessonOf(app, titles.twoQuestions)).id,
    force: (await lessonOf(app, titles.noQuestions)).id,
    current: (await lessonOf(app, titles.oneQuestion)).id,
  });
  const nextDay = async (days = 1) => {
    clock.advance(days * DAY);
    signedIn = await signInAgain(app, learner);
  };

  test('the classes have the number of items of each lesson, for learners and visitors', async () => {
    const counts = async (headers?: SignedIn) =>
      (await classesOf(app, headers)).flatMap(({ lessons }) => lessons.map((lesson) => lesson.practiceItems));
    expect(await counts()).toEqual([5, 0, 2]);
    expect(await counts(signedIn)).toEqual([5, 0, 2]);
    await reimport(app, { ...content, 'practice/8-sinf/tok.yaml': choiceItems('tok-a') });
    expect(await counts()).toEqual([5, 0, 1]);
    expect(await counts(signedIn)).toEqual([5, 0, 1]);
  });

  test('a lesson, a chapter and a class have the items of their lessons', async () => {
    const { speed, force, current } = await lessonIds();
    const [seven, eight] = (await classesOf(app)).map(({ id }) => id);
    const counts: Record<string, number[]> = {};
    for (const scope of [
      ...[`lesson:${speed}`, `lesson:${current}`, `lesson:${force}`],
      ...[`chapter:${seven}/kinematika`, `chapter:${seven}/dinamika`, `chapter:${eight}/elektr`],
      ...[`class:${seven}`, `class:${eight}`],
    ]) {
      counts[scope] = (await itemsOf(scope)).map(({ lesson }) => lesson.id);
    }
    const [five, two] = [Array<number>(5).fill(speed), Array<number>(2).fill(current)];
    expect(Object.values(counts)).toEqual([five, two, [], five, [], two, five, two]);
  });

  test.each([
    ['lesson:999999', 404, messages.lessonNotFound],
    ['class:999999', 404, messages.notFound],
    ['chapter:999999/elektr', 404, messages.notFound],
    ['chapter:1/yoq', 404, messages.notFound],
    ['lesson:0', 400, messages.invalid],
    ['lesson:9999999999', 400, messages.invalid],
    ["lesson:1'--", 400, messages.invalid],
    ['class:7-sinf', 400, messages.invalid],
    ['', 400, messages.invalid],
  ])('%j is %d', async (scope, status, message) => {
    const { status: received, body } = await practiceOf(app, signedIn, scope);
    expect([received, body.detail]).toEqual([status, message]);
  });

  test('no scope and two scopes are 400', async () => {
    for (const url of ['/api/practice/', '/api/practice/?scope=today&scope=mistakes']) {
      expect((await app.fastify.inject({ url, headers: signedIn })).statusCode).toBe(400);
    }
  });

  test('new items come before those that come again later, and due items before new ones', async () => {
    const scope = `lesson:${(await lessonIds()).current}`;
    const [first, second] = await itemsOf(scope);
    if (!first || !second) throw new Error('two items expected');
    await sendAnswer(app, signedIn, first, anyOption);
    expect((await itemsOf(scope)).map(({ id }) => id)).toEqual([second.id, first.id]);
    await nextDay();
    expect((await itemsOf(scope)).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('a right answer comes again after days, a wrong one on the next day, each at any hour of it', async () => {
    const [numeric, order] = [
      itemOfKind(await itemsOf(`lesson:${(await lessonIds()).speed}`), 'numeric'),
      itemOfKind(await itemsOf(`lesson:${(await lessonIds()).speed}`), 'order'),
    ];
    expect(await itemsOf('today')).toEqual([]);
    const right = await sendAnswer(app, signedIn, numeric, rightAnswer(numeric));
    const wrong = await sendAnswer(app, signedIn, order, wrongAnswer(order));
    const days = (due: string) => (Date.parse(due) - clock.now().getTime()) / DAY;
    expect([days(right.body.due), days(wrong.body.due)]).toEqual([3, 1]);
    expect((await practiceOf(app, signedIn, 'today')).body).toMatchObject({
      items: [],
      next_due: wrong.body.due,
    });
    // The next morning, 08:00 in Uzbekistan: before the hour of the answer.
    clock.advance(-4 * HOUR);
    await nextDay();
    expect((await itemsOf('today')).map(({ id }) => id)).toEqual([order.id]);
    const again = itemOfKind(await itemsOf('today'), 'order');
    expect(again.seed).not.toBe(order.seed);
    await sendAnswer(app, signedIn, again, rightAnswer(again));
    expect(await itemsOf('today')).toEqual([]);
    await nextDay(2);
    expect((await itemsOf('today')).map(({ id }) => id)).toContain(numeric.id);
    const later = itemOfKind(await itemsOf('today'), 'numeric');
    const outcome = await sendAnswer(app, signedIn, later, rightAnswer(later));
    expect(days(outcome.body.due)).toBeGreaterThan(days(right.body.due) + 3);
  });

  test('a day has at most 15 minutes of repetition, lessons mixed, the longest due first', async () => {
    const { speed, current } = await lessonIds();
    const keys = Array.from({ length: 14 }, (_, n) => `savol-${n}`);
    await reimport(app, { ...content, 'practice/8-sinf/tok.yaml': choiceItems(...keys) });
    for (const scope of [`lesson:${current}`, `lesson:${speed}`, `lesson:${current}`]) {
      for (const item of await itemsOf(scope)) {
        await sendAnswer(app, signedIn, item, item.lesson.id === speed ? wrongAnswer(item) : anyOption);
      }
    }
    await nextDay(30);
    const first = await itemsOf('today');
    expect(first).toHaveLength(10);
    const lessons = first.map(({ lesson }) => lesson.id);
    expect(lessons.filter((id, n) => id === lessons[n - 1])).toEqual([]);
    let minutes = 0;
    for (let items = first; items.length > 0; items = await itemsOf('today')) {
      for (const item of items) {
        minutes += item.minutes;
        await sendAnswer(app, signedIn, item, item.lesson.id === speed ? rightAnswer(item) : anyOption);
      }
    }
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    await nextDay();
    expect((await itemsOf('today')).length).toBeGreaterThan(0);
  });

  test('mistakes are wrong answers until they are right, then new items of lessons with missed test questions', async () => {
    const { speed, current } = await lessonIds();
    expect(await itemsOf('mistakes')).toEqual([]);
    const numeric = itemOfKind(await itemsOf(`lesson:${speed}`), 'numeric');
    await sendAnswer(app, signedIn, numeric, wrongAnswer(numeric));
    const [mistake] = await itemsOf('mistakes');
    expect([mistake?.id, mistake?.seed === numeric.seed]).toEqual([numeric.id, false]);
    const lesson = await lessonOf(app, titles.oneQuestion, signedIn);
    await submit(app, signedIn, current, answerAll(lesson, 1));
    const mistakes = await itemsOf('mistakes');
    expect(mistakes.map((item) => item.lesson.id)).toEqual([speed, current, current]);
    for (const item of mistakes) {
      if (item.kind === 'choice') await sendAnswer(app, signedIn, item, firstOption(item));
      else await sendAnswer(app, signedIn, item, rightAnswer(item));
    }
    expect(await itemsOf('mistakes')).toEqual([]);
  });

  test('a passed test without misses adds no mistakes', async () => {
    const lesson = await lessonOf(app, titles.oneQuestion, signedIn);
    await submit(app, signedIn, lesson.id, answerAll(lesson, 2));
    expect(await itemsOf('mistakes')).toEqual([]);
  });
});
