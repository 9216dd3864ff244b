import { endpoints } from '@zarra/contracts';
import { sql } from 'kysely';
import { safeParse } from 'zod/v4/core';
import { messages } from '../http/messages.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { answerAll, lessonOf, resultOf, submit, titles } from '../testing/classroom.js';
import { makeClock, MINUTE } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { makeLearner } from '../testing/learner.js';
import { submitAnswers } from './submit-answers.js';

describe.each(databaseKinds)('submitting a test (%s)', (kind) => {
  let app: TestApp;
  const clock = makeClock();
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now });
  });
  afterAll(() => app.close());

  const rows = () => app.database.db.selectFrom('results').selectAll().execute();

  test('the result has the score, the answers, the keys, the explanations and the questions', async () => {
    const { signedIn } = await makeLearner(app);
    const lesson = await lessonOf(app, titles.twoQuestions, signedIn);
    const [first, second] = lesson.tests ?? [];
    if (!first || !second) throw new Error('two questions expected');
    const answers = { [first.id]: 1, [second.id]: 3 };
    const { status, body, text, headers } = await submit(app, signedIn, lesson.id, answers);

    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      percentage: 50,
      answers,
      correct_answers: 1,
      total_tests: 2,
      correct_options: { [first.id]: 1, [second.id]: 1 },
      explanations: {
        [first.id]: 'MAXFIY-IZOH Yoʻl metrda, vaqt sekundda.',
        [second.id]: 'Taʼrif: $v = s/t$.',
      },
      questions: [
        { ...first, correct_option: 1 },
        { ...second, correct_option: 1 },
      ],
      sections: {},
      see: {},
      ideas: {},
    });
    expect(safeParse(endpoints.submitTest.response, body).success).toBe(true);
    expect(safeParse(endpoints.lessonTestResult.response, body).data).toHaveProperty('answers');
    const stored = await resultOf(app, signedIn, lesson.id);
    expect([stored.status, stored.text]).toEqual([200, text]);
    const [row] = await rows();
    expect(row?.created_at).toEqual(clock.now());
  });

  test('later submissions return the stored result, byte for byte', async () => {
    const { signedIn } = await makeLearner(app);
    const lesson = await lessonOf(app, titles.twoQuestions, signedIn);
    const first = await submit(app, signedIn, lesson.id, answerAll(lesson, 1));
    clock.advance(MINUTE);
    for (const answers of [answerAll(lesson, 1), answerAll(lesson, 2), {}, { 1_000_000: 4 }]) {
      const again = await submit(app, signedIn, lesson.id, answers);
      expect([again.status, again.text]).toEqual([200, first.text]);
    }
    expect(first.body.percentage).toBe(100);
  });

  test('20 different concurrent submissions give one result and 20 equal responses', async () => {
    const { signedIn } = await makeLearner(app);
    const lesson = await lessonOf(app, titles.twoQuestions, signedIn);
    const [first = { id: 0 }, second = { id: 0 }] = lesson.tests ?? [];
    const before = (await rows()).length;
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        submit(app, signedIn, lesson.id, { [first.id]: 1 + (n % 4), [second.id]: 1 + (n % 3) }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await rows()).toHaveLength(before + 1);
    expect((await resultOf(app, signedIn, lesson.id)).text).toBe(responses[0]?.text);
  });

  test('each learner has a separate result, or none', async () => {
    const [aziza, bobur] = [await makeLearner(app), await makeLearner(app)];
    const lesson = await lessonOf(app, titles.oneQuestion, aziza.signedIn);
    await submit(app, aziza.signedIn, lesson.id, answerAll(lesson, 2));
    expect((await resultOf(app, bobur.signedIn, lesson.id)).status).toBe(404);
    await submit(app, bobur.signedIn, lesson.id, answerAll(lesson, 3));
    const results = [
      await resultOf(app, aziza.signedIn, lesson.id),
      await resultOf(app, bobur.signedIn, lesson.id),
    ];
    expect(results.map(({ body }) => body.percentage)).toEqual([100, 0]);
  });

  test('answers that do not match the lesson’s questions are rejected, and nothing is stored', async () => {
    const { signedIn } = await makeLearner(app);
    const lesson = await lessonOf(app, titles.twoQuestions, signedIn);
    const [first = { id: 0 }, second = { id: 0 }] = lesson.tests ?? [];
    const whole = answerAll(lesson, 1);
    const foreign = answerAll(await lessonOf(app, titles.oneQuestion, signedIn), 1);
    const before = await rows();
    for (const answers of [
      {},
      { [first.id]: 1 },
      { ...whole, ...foreign },
      { ...foreign, [first.id]: 1 },
      { [first.id]: 1, [`0${second.id}`]: 1 },
      { [first.id]: 1, [`${second.id} `]: 1 },
      { [first.id]: 1, [`${second.id}.0`]: 1 },
      { [first.id]: 1, toString: 1 },
    ]) {
      const rejected = await submit(app, signedIn, lesson.id, answers);
      expect([rejected.status, rejected.body]).toEqual([400, { detail: messages.answerAllQuestions }]);
    }
    for (const option of [0, 5, -1, 1.5, 1e9]) {
      const rejected = await submit(app, signedIn, lesson.id, { ...whole, [second.id]: option });
      expect([rejected.status, rejected.body.detail]).toEqual([400, messages.invalid]);
    }
    expect(await rows()).toEqual(before);
    expect(await submit(app, signedIn, lesson.id, whole)).toMatchObject({ status: 200 });
  });

  test('a lesson without questions and an unknown lesson are errors', async () => {
    const { signedIn } = await makeLearner(app);
    const { id } = await lessonOf(app, titles.noQuestions);
    const { status, body } = await submit(app, signedIn, id, {});
    expect([status, body]).toEqual([400, { detail: messages.noTests }]);
    for (const lesson of [999_999, 2_147_483_647]) {
      const rejected = await submit(app, signedIn, lesson, { 1: 1 });
      expect([rejected.status, rejected.body]).toEqual([404, { detail: messages.lessonNotFound }]);
    }
    expect((await submit(app, signedIn, 2_147_483_648, { 1: 1 })).status).toBe(400);
  });

  test('there is no result before the first submission', async () => {
    const { signedIn } = await makeLearner(app);
    const { id } = await lessonOf(app, titles.oneQuestion);
    for (const lesson of [id, 999_999, 999_999_999]) {
      const { status, body } = await resultOf(app, signedIn, lesson);
      expect([status, body]).toEqual([404, { detail: messages.noResult }]);
    }
    for (const lesson of ['2147483648', '0', '-1', '1e3', '١', 'null']) {
      expect((await resultOf(app, signedIn, lesson)).status).toBe(404);
    }
  });

  test('deleting a learner deletes the results; a running submission is rejected', async () => {
    const { signedIn, username } = await makeLearner(app);
    const lesson = await lessonOf(app, titles.oneQuestion, signedIn);
    await submit(app, signedIn, lesson.id, answerAll(lesson, 2));
    const { db } = app.database;
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const resultsOfLearner = () => db.selectFrom('results').select('id').where('user_id', '=', id).execute();
    expect(await resultsOfLearner()).toHaveLength(1);
    await db.deleteFrom('users').where('id', '=', id).execute();
    expect(await resultsOfLearner()).toEqual([]);
    const submission = { learnerId: id, lessonId: lesson.id, answers: answerAll(lesson, 2) };
    await expect(submitAnswers(db, submission, clock.now())).rejects.toMatchObject({
      status: 401,
      key: 'signInAgain',
    });
    expect((await submit(app, signedIn, lesson.id, answerAll(lesson, 2))).status).toBe(401);
  });

  test('too many submissions get 429 with Retry-After; another learner is not affected', async () => {
    const [busy, classmate] = [await makeLearner(app), await makeLearner(app)];
    const { id } = await lessonOf(app, titles.noQuestions);
    const statuses = new Set<number>();
    for (let n = 0; n < 300; n += 1) statuses.add((await submit(app, busy.signedIn, id, {})).status);
    expect([...statuses]).toEqual([400]);
    const rejected = await submit(app, busy.signedIn, id, {});
    expect([rejected.status, rejected.body]).toEqual([429, { detail: messages.tooManyTries }]);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await submit(app, classmate.signedIn, id, {})).status).toBe(400);
  });

  // The embedded database has one session, so no other can lock a row.
  (kind === 'server' ? test : test.skip)(
    'a locked database is 503 with Retry-After; later it works',
    async () => {
      const { signedIn } = await makeLearner(app);
      const lesson = await lessonOf(app, titles.oneQuestion, signedIn);
      const answers = answerAll(lesson, 2);
      await app.database.db.transaction().execute(async (other) => {
        await sql`lock table results in share mode`.execute(other);
        const rejected = await submit(app, signedIn, lesson.id, answers);
        expect([rejected.status, rejected.body]).toEqual([503, { detail: messages.unavailable }]);
        expect(rejected.headers['retry-after']).toBe('5');
        expect((await resultOf(app, signedIn, lesson.id)).status).toBe(404);
      });
      expect(await submit(app, signedIn, lesson.id, answers)).toMatchObject({ status: 200 });
    },
  );
});
