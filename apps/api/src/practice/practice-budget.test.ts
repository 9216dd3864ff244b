import { openTestApp, type TestApp } from '../testing/app.js';
import { lessonOf, reimport, titles } from '../testing/classroom.js';
import { DAY, makeClock } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { makeLearner, type TestLearner } from '../testing/learner.js';
import { itemOfKind, practiceOf, rightAnswer, sendAnswer, signInAgain } from '../testing/practice.js';
import { practiceContent } from '../testing/practice-content.js';

describe.each(databaseKinds)('the budget of practice (%s)', (kind) => {
  let app: TestApp;
  let learner: TestLearner;
  let scope: string;
  // 12:00 in Uzbekistan.
  const clock = makeClock('2026-03-01T07:00:00.000Z');
  beforeEach(async () => {
    app = await openTestApp(kind, { now: clock.now });
    await reimport(app, practiceContent());
    scope = `lesson:${(await lessonOf(app, titles.twoQuestions)).id}`;
    learner = await makeLearner(app);
  });
  afterEach(() => app.close());

  /** Stores answers of the learner on this day. */
  async function giveAnswers(count: number): Promise<void> {
    const { db } = app.database;
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', learner.username)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: count }, (_, number) => ({
      user_id: id,
      item_id: 999_999,
      seed: String(number),
      number: 0,
      answer: JSON.stringify({ kind: 'choice', option: 0 }),
      is_right: true,
      due: clock.now(),
      answered_at: clock.now(),
    }));
    await db.insertInto('practice_tries').values(rows).execute();
  }

  const numericOf = async () =>
    itemOfKind((await practiceOf(app, learner.signedIn, scope)).body.items, 'numeric');

  test('200 answers of a day use up the budget of a learner until midnight', async () => {
    const numeric = await numericOf();
    const { items } = (await practiceOf(app, learner.signedIn, scope)).body;
    await giveAnswers(199);
    expect((await practiceOf(app, learner.signedIn, scope)).body).toMatchObject({
      remaining: 1,
      items: [{ id: numeric.id }],
    });
    const last = await sendAnswer(app, learner.signedIn, numeric, rightAnswer(numeric));
    expect([last.status, last.body.remaining]).toEqual([200, 0]);
    expect((await practiceOf(app, learner.signedIn, scope)).body).toMatchObject({ remaining: 0, items: [] });

    const order = itemOfKind(items, 'order');
    const rejected = await sendAnswer(app, learner.signedIn, order, rightAnswer(order));
    expect([rejected.status, rejected.body.detail]).toEqual([
      429,
      'Bugungi mashqlar tugadi. 12 soatdan soʻng davom etishingiz mumkin.',
    ]);
    expect(rejected.headers['retry-after']).toBe(String(12 * 60 * 60));
    // A repeat costs nothing.
    expect((await sendAnswer(app, learner.signedIn, numeric, rightAnswer(numeric))).status).toBe(200);

    clock.advance(DAY);
    const signedIn = await signInAgain(app, learner);
    expect((await practiceOf(app, signedIn, scope)).body).toMatchObject({ remaining: 200 });
    expect((await sendAnswer(app, signedIn, order, rightAnswer(order))).status).toBe(200);
  });

  test('the budget of one learner does not concern another one', async () => {
    await giveAnswers(200);
    const other = await makeLearner(app);
    expect((await practiceOf(app, other.signedIn, scope)).body).toMatchObject({ remaining: 200 });
  });

  test('4000 answers of a day use up the budget of an address', async () => {
    const numeric = await numericOf();
    for (let n = 0; n < 4000; n += 1)
      await app.fastify.limits.consume('practiceAnswersByAddress', '127.0.0.1');
    const rejected = await sendAnswer(app, learner.signedIn, numeric, rightAnswer(numeric));
    expect([rejected.status, rejected.body.detail]).toEqual([
      429,
      'Bugungi mashqlar tugadi. 24 soatdan soʻng davom etishingiz mumkin.',
    ]);
    const elsewhere = await app.fastify.inject({
      method: 'POST',
      url: '/api/practice/answers/',
      headers: learner.signedIn,
      remoteAddress: '10.20.30.40',
      payload: { id: numeric.id, seed: numeric.seed, answer: rightAnswer(numeric) },
    });
    expect(elsewhere.statusCode).toBe(200);
  });
});
