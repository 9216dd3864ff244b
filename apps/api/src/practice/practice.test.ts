import { endpoints } from '@zarra/contracts';
import { safeParse } from 'zod/v4/core';
import { messages } from '../http/messages.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { lessonOf, reimport, titles } from '../testing/classroom.js';
import { DAY, makeClock } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { makeLearner, type TestLearner } from '../testing/learner.js';
import {
  itemOfKind,
  plainText,
  practiceOf,
  rightAnswer,
  sendAnswer,
  signInAgain,
  wayOf,
  wrongAnswer,
} from '../testing/practice.js';
import { practiceContent } from '../testing/practice-content.js';

describe.each(databaseKinds)('practice (%s)', (kind) => {
  let app: TestApp;
  let scope: string;
  const clock = makeClock();
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now });
  });
  afterAll(() => app.close());

  let learner: TestLearner;
  beforeEach(async () => {
    await reimport(app, practiceContent());
    scope = `lesson:${(await lessonOf(app, titles.twoQuestions)).id}`;
    learner = await makeLearner(app);
  });

  const itemsOf = async (one: TestLearner = learner, of = scope) =>
    (await practiceOf(app, one.signedIn, of)).body.items;
  const triesOf = async (itemId: number) =>
    app.database.db.selectFrom('practice_tries').selectAll().where('item_id', '=', itemId).execute();

  test('has an item of each kind, and the same ones for a repeated request', async () => {
    const first = await practiceOf(app, learner.signedIn, scope);
    expect(first.status).toBe(200);
    const parsed = safeParse(endpoints.practice.response, first.body);
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(first.body.items.map((item) => item.kind)).toEqual([
      'numeric',
      'choice',
      'order',
      'match',
      'point',
    ]);
    expect(first.body).toMatchObject({ remaining: 200, next_due: null });
    const numeric = itemOfKind(first.body.items, 'numeric');
    expect(plainText(numeric.text)).toMatch(
      /^Jism 1[1-5] m\/s tezlik bilan [23]0 s harakatlandi\. Yoʻlni toping\.$/,
    );
    expect(numeric.units).toEqual(['m', 'km']);
    expect(numeric.lesson.title).toBe(titles.twoQuestions);
    const { figure } = itemOfKind(first.body.items, 'point');
    expect(figure.graph?.curves[0]?.points).toEqual([
      [0, 0],
      [5, 5],
      [10, 5],
    ]);
    expect((await practiceOf(app, learner.signedIn, scope)).text).toBe(first.text);
  });

  test('no response before the answer has a key, a step or a feedback', async () => {
    const [other, { body, text }] = [await makeLearner(app), await practiceOf(app, learner.signedIn, scope)];
    const numeric = itemOfKind(body.items, 'numeric');
    const texts = [text];
    for (const answer of [
      { kind: 'numeric', text: '4', unit: 'kg' },
      { kind: 'numeric', text: 'uzoq', unit: 'm' },
      { kind: 'choice', option: 0 },
      {},
    ]) {
      const rejected = await sendAnswer(app, learner.signedIn, numeric, answer);
      expect(rejected.status).toBe(400);
      texts.push(rejected.text);
    }
    texts.push((await sendAnswer(app, other.signedIn, numeric, rightAnswer(numeric))).text);
    const hidden = [
      ...[`${wayOf(numeric)}`, 'Vaqtga koʻpaytirilgan', 'Piyoda eng sekin', 'SI tizimidan', 'Yoʻl ortmoqda'],
      ...['correct', 'expression', 'tolerance', 'feedback', 'steps', 'v * t'],
    ];
    for (const sent of texts) expect(hidden.filter((part) => sent.includes(part))).toEqual([]);
    const order = itemOfKind(body.items, 'order').items.map(plainText);
    expect(order).not.toEqual(['piyoda', 'velosiped', 'poyezd']);
    expect(order.toSorted()).toEqual(['piyoda', 'poyezd', 'velosiped']);
  });

  test('a right answer to each kind', async () => {
    for (const item of await itemsOf()) {
      const { status, body } = await sendAnswer(app, learner.signedIn, item, rightAnswer(item));
      expect([item.kind, status, body.right, body.feedback]).toEqual([item.kind, 200, true, null]);
      expect(safeParse(endpoints.practiceAnswers.response, body).success).toBe(true);
      expect(body.lesson).toEqual(item.lesson);
      const given = rightAnswer(item);
      if (given.kind !== 'numeric' && given.kind !== 'point') expect(body.solution).toEqual(given);
    }
  });

  test('a wrong answer to each kind shows the right one, and why the chosen one is wrong', async () => {
    const outcomes = new Map<string, Awaited<ReturnType<typeof sendAnswer>>['body']>();
    const items = await itemsOf();
    for (const item of items) {
      const { body } = await sendAnswer(app, learner.signedIn, item, wrongAnswer(item));
      expect([item.kind, body.right]).toEqual([item.kind, false]);
      outcomes.set(item.kind, body);
    }
    const way = wayOf(itemOfKind(items, 'numeric'));
    expect(outcomes.get('numeric')).toMatchObject({
      solution: { kind: 'numeric', value: way, unit: 'm' },
      section: { heading: 'tezlik', title: 'Tezlik' },
    });
    expect(plainText(outcomes.get('numeric')?.answer ?? '[]')).toBe(`${way}\u00A0m`);
    expect(plainText(outcomes.get('numeric')?.steps[0] ?? '[]')).toContain(`=${way} m`);
    expect(outcomes.get('choice')).toMatchObject({ feedback: '["Vaqtga koʻpaytirilgan."]', section: null });
    expect(outcomes.get('order')).toMatchObject({
      answer: '["piyoda → velosiped → poyezd"]',
      steps: ['["Piyoda eng sekin."]'],
    });
    expect(outcomes.get('match')?.answer).toBe('["yoʻl – metr; vaqt – sekund; massa – kilogramm"]');
    expect(outcomes.get('point')).toMatchObject({
      feedback: '["Yoʻl ortmoqda."]',
      answer: '["ikkinchi qism"]',
      solution: { regions: [{ x: [6, 10], y: [4, 6] }] },
    });
  });

  test('a number counts in every unit of its quantity, within the tolerance', async () => {
    const answers: readonly [(way: number) => [text: string, unit: string | null], boolean][] = [
      [(way) => [`${way / 1000} km`, 'm'], true],
      [(way) => [`${way / 1000}`, 'km'], true],
      [(way) => [`${way * 100} sm`, 'm'], true],
      [(way) => [`${way * 1.009}`.replace('.', ','), 'm'], true],
      [(way) => [`${way * 1.011}`, 'm'], false],
      [(way) => [`${way}`, 'km'], false],
      [(way) => [`-${way}`, 'm'], false],
    ];
    for (const [of, right] of answers) {
      const item = itemOfKind(await itemsOf(), 'numeric');
      const [text, unit] = of(wayOf(item));
      const { status, body } = await sendAnswer(app, learner.signedIn, item, { kind: 'numeric', text, unit });
      expect([text, unit, status, body.right]).toEqual([text, unit, 200, right]);
    }
  });

  test.each([
    ['birozgina', 'm', messages.practiceNoNumber],
    ['4 5', 'm', messages.practiceNoNumber],
    ['12', null, messages.practiceNoUnit],
    ['12 parsek', 'm', messages.practiceUnknownUnit],
    ['12 kg', 'm', messages.practiceOtherQuantity.replace('{unit}', 'm')],
  ])('%j with the unit %j is no answer: %s', async (text, unit, message) => {
    const item = itemOfKind(await itemsOf(), 'numeric');
    const { status, body } = await sendAnswer(app, learner.signedIn, item, { kind: 'numeric', text, unit });
    expect([status, body.detail, body.errors]).toEqual([400, message, { answer: message }]);
    expect(itemOfKind(await itemsOf(), 'numeric').seed).toBe(item.seed);
    expect((await practiceOf(app, learner.signedIn, scope)).body.remaining).toBe(200);
  });

  test('positions that the item does not have are rejected', async () => {
    const items = await itemsOf();
    for (const [of, answer] of [
      ['choice', { kind: 'choice', option: 2 }],
      ['order', { kind: 'order', order: [0, 1] }],
      ['order', { kind: 'order', order: [0, 1, 1] }],
      ['match', { kind: 'match', pairs: [0, 1, 3] }],
      ['point', { kind: 'point', at: { region: 2 } }],
      ['point', { kind: 'point', at: { x: 1 } }],
    ] as const) {
      const { status } = await sendAnswer(app, learner.signedIn, itemOfKind(items, of), answer);
      expect([answer, status]).toEqual([answer, 400]);
    }
  });

  test('a place of the figure counts with the tolerance of the region', async () => {
    for (const [at, right] of [
      [{ x: 8, y: 5 }, true],
      [{ x: 5.75, y: 6.25 }, true],
      [{ x: 5.5, y: 5 }, false],
      [{ x: -40, y: 1e9 }, false],
    ] as const) {
      const item = itemOfKind(await itemsOf(), 'point');
      const { body } = await sendAnswer(app, learner.signedIn, item, { kind: 'point', at });
      expect([at, body.right]).toEqual([at, right]);
    }
  });

  test('the first answer stands: repeats, also at the same time, get its outcome and are stored once', async () => {
    const item = itemOfKind(await itemsOf(), 'choice');
    const first = await Promise.all(
      Array.from({ length: 5 }, () => sendAnswer(app, learner.signedIn, item, wrongAnswer(item))),
    );
    const later = await sendAnswer(app, learner.signedIn, item, rightAnswer(item));
    expect(new Set([...first, later].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(later.body).toMatchObject({
      right: false,
      feedback: '["Vaqtga koʻpaytirilgan."]',
      remaining: 199,
    });
    const tries = await triesOf(item.id);
    expect(tries.filter(({ seed }) => seed === item.seed)).toHaveLength(1);
    clock.advance(DAY);
    const again = await sendAnswer(app, await signInAgain(app, learner), item, rightAnswer(item));
    expect(again.body).toEqual({ ...later.body, remaining: 200 });
  });

  test('after the answer the item has other numbers', async () => {
    const seen = new Set<string>();
    for (let n = 0; n < 10; n += 1) {
      const item = itemOfKind(await itemsOf(), 'numeric');
      seen.add(item.text);
      await sendAnswer(app, learner.signedIn, item, rightAnswer(item));
    }
    expect(seen.size).toBe(10);
  });

  test('two learners have variants of their own', async () => {
    const other = await makeLearner(app);
    const [item, otherItem] = [
      itemOfKind(await itemsOf(), 'numeric'),
      itemOfKind(await itemsOf(other), 'numeric'),
    ];
    expect(otherItem.seed).not.toBe(item.seed);
    const rejected = await sendAnswer(app, other.signedIn, item, rightAnswer(item));
    expect([rejected.status, rejected.body]).toEqual([404, { detail: messages.practiceChanged }]);
    await sendAnswer(app, learner.signedIn, item, rightAnswer(item));
    expect(itemOfKind(await itemsOf(other), 'numeric')).toEqual(otherItem);
    expect((await practiceOf(app, other.signedIn, 'today')).body).toMatchObject({
      remaining: 200,
      next_due: null,
    });
  });

  test('an edited or removed item has no old variants', async () => {
    const items = await itemsOf();
    const [order, numeric] = [itemOfKind(items, 'order'), itemOfKind(items, 'numeric')];
    await reimport(app, practiceContent('Tezliklarni tartiblang.', 'Tartiblang.'));
    const rejected = await sendAnswer(app, learner.signedIn, order, rightAnswer(order));
    expect([rejected.status, rejected.body]).toEqual([404, { detail: messages.practiceChanged }]);
    expect((await sendAnswer(app, learner.signedIn, numeric, rightAnswer(numeric))).status).toBe(200);
    const edited = itemOfKind(await itemsOf(), 'order');
    expect([edited.id, plainText(edited.text)]).toEqual([order.id, 'Tartiblang.']);
    await reimport(app, {});
    expect((await sendAnswer(app, learner.signedIn, edited, rightAnswer(edited))).status).toBe(404);
    expect((await practiceOf(app, learner.signedIn, 'mistakes')).body).toMatchObject({
      items: [],
      next_due: null,
    });
    const tries = await triesOf(numeric.id);
    expect(tries.filter(({ seed }) => seed === numeric.seed)).toHaveLength(1);
  });

  test('visitors get no items and cannot answer', async () => {
    expect((await practiceOf(app, {}, scope)).status).toBe(401);
    const [item] = await itemsOf();
    if (!item) throw new Error('an item expected');
    expect((await sendAnswer(app, {}, item, rightAnswer(item))).status).toBe(401);
    await app.database.db.deleteFrom('users').where('username', '=', learner.username).execute();
    expect((await sendAnswer(app, learner.signedIn, item, rightAnswer(item))).status).toBe(401);
  });
});
