import { endpoints } from '@zarra/contracts';
import type { InvestigationProgress, LessonPlace } from '@zarra/contracts/progress';
import { safeParse } from 'zod/v4/core';
import { openTestApp, type TestApp } from '../testing/app.js';
import { lessonOf, titles, type SignedIn } from '../testing/classroom.js';
import { DAY, makeClock, MINUTE } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { makeLearner } from '../testing/learner.js';
import type { Progress } from './merge-progress.js';

describe.each(databaseKinds)('the progress of a learner (%s)', (kind) => {
  let app: TestApp;
  let lesson: number;
  let other: number;
  const clock = makeClock();
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now });
    lesson = (await lessonOf(app, titles.twoQuestions)).id;
    other = (await lessonOf(app, titles.oneQuestion)).id;
  });
  afterAll(() => app.close());

  async function put(headers: SignedIn, payload: object) {
    const response = await app.fastify.inject({ method: 'PUT', url: '/api/progress/', headers, payload });
    return { status: response.statusCode, body: response.json<Progress>() };
  }
  const send = (headers: SignedIn, progress: Partial<Progress>) =>
    put(headers, { places: [], investigations: [], ...progress });
  /** A place in the lesson some minutes ago. */
  const place = (minutesAgo: number, rest: Partial<LessonPlace> = {}): LessonPlace => ({
    lesson,
    heading: 'tezlik',
    video_position: null,
    reached_at: new Date(clock.now().getTime() - minutesAgo * MINUTE).toISOString(),
    ...rest,
  });
  const investigation = (
    state: InvestigationProgress['state'],
    rest: Partial<InvestigationProgress> = {},
  ): InvestigationProgress => ({
    experiment: 'mayatnik',
    investigation: 'davr',
    state,
    prediction: [1],
    measured: { davr: 2.01 },
    ...rest,
  });

  test('is empty for a new learner and returned as it was sent', async () => {
    const { signedIn } = await makeLearner(app);
    const empty = await send(signedIn, {});
    expect(empty).toEqual({ status: 200, body: { places: [], investigations: [] } });
    const progress = { places: [place(1)], investigations: [investigation('predicted')] };
    expect((await send(signedIn, progress)).body).toEqual(progress);
    const { body } = await send(signedIn, {});
    expect(body).toEqual(progress);
    expect(safeParse(endpoints.progress.response, body).success).toBe(true);
  });

  test('has the latest place of each lesson, whatever the order of the devices', async () => {
    const { signedIn } = await makeLearner(app);
    const early = place(60, { heading: 'kirish', video_position: 31.5 });
    const late = place(5, { heading: 'formula' });
    const elsewhere = place(30, { lesson: other, heading: null });
    await send(signedIn, { places: [late, elsewhere] });
    const { body } = await send(signedIn, { places: [early] });
    expect(body.places).toEqual([late, elsewhere]);
    const latest = place(0, { heading: 'xulosa', video_position: 12 });
    await send(signedIn, { places: [latest, early, late] });
    // A device that has not played the video keeps its position.
    const last = place(-1, { heading: null });
    clock.advance(2 * MINUTE);
    expect((await send(signedIn, { places: [last] })).body.places).toEqual([
      { ...last, video_position: 12 },
      elsewhere,
    ]);
  });

  test('takes a time in the future as the present', async () => {
    const { signedIn } = await makeLearner(app);
    const { body } = await send(signedIn, { places: [place(-60 * 24 * 365)] });
    expect(body.places[0]?.reached_at).toBe(clock.now().toISOString());
    clock.advance(MINUTE);
    const next = place(0, { heading: 'keyingi' });
    expect((await send(signedIn, { places: [next] })).body.places).toEqual([next]);
  });

  test('never takes an investigation back', async () => {
    const { signedIn } = await makeLearner(app);
    const explained = investigation('explained', { measured: { davr: 2.02 } });
    await send(signedIn, { investigations: [explained] });
    await send(signedIn, {
      investigations: [investigation('predicted'), investigation('measured', { experiment: 'prujina' })],
    });
    expect((await send(signedIn, {})).body.investigations).toEqual([
      explained,
      investigation('measured', { experiment: 'prujina' }),
    ]);
  });

  test('belongs to one learner, and disappears with the account', async () => {
    const [learner, other] = [await makeLearner(app), await makeLearner(app)];
    await send(learner.signedIn, { places: [place(1)], investigations: [investigation('measured')] });
    expect((await send(other.signedIn, {})).body).toEqual({ places: [], investigations: [] });
    const { db } = app.database;
    const rows = async () =>
      (await db.selectFrom('lesson_places').selectAll().execute()).length +
      (await db.selectFrom('investigations').selectAll().execute()).length;
    const before = await rows();
    await db.deleteFrom('users').where('username', '=', learner.username).execute();
    expect(await rows()).toBe(before - 2);
    expect((await send(learner.signedIn, { places: [place(1)] })).status).toBe(401);
  });

  test('ignores lessons that do not exist, and a flood of investigations', async () => {
    const { signedIn } = await makeLearner(app);
    expect((await send(signedIn, { places: [place(1, { lesson: 999_999 })] })).body.places).toEqual([]);
    let stored = 0;
    for (let round = 0; round < 4; round += 1) {
      const investigations = Array.from({ length: 200 }, (_, n) =>
        investigation('predicted', { investigation: `n-${round}-${n}` }),
      );
      stored = (await send(signedIn, { investigations })).body.investigations.length;
    }
    expect(stored).toBe(500);
  });

  test('several devices at once lose nothing', async () => {
    const { signedIn } = await makeLearner(app);
    const states = ['predicted', 'measured', 'explained'] as const;
    await Promise.all(
      states.flatMap((state, n) => [
        send(signedIn, { investigations: [investigation(state)] }),
        send(signedIn, { places: [place(n)] }),
      ]),
    );
    expect((await send(signedIn, {})).body).toEqual({
      places: [place(0)],
      investigations: [investigation('explained')],
    });
  });

  test.each([
    ['a place without a time', { places: [{ lesson: 1, heading: null, video_position: null }] }],
    [
      'a time that is none',
      { places: [{ lesson: 1, heading: null, video_position: null, reached_at: 'kecha' }] },
    ],
    [
      'a negative position',
      { places: [{ lesson: 1, heading: null, video_position: -1, reached_at: '2026-11-26T00:00:00Z' }] },
    ],
    ['an unknown state', { investigations: [{ ...investigation('measured'), state: 'done' }] }],
    ['a path as experiment', { investigations: [investigation('measured', { experiment: '../x' })] }],
    ['too many places', { places: Array.from({ length: 201 }, () => place(1, { lesson: 1 })) }],
  ])('refuses %s and stores nothing', async (_, part) => {
    const { signedIn } = await makeLearner(app);
    const { status } = await put(signedIn, { places: [], investigations: [], ...part });
    expect(status).toBe(400);
    expect((await send(signedIn, {})).body).toEqual({ places: [], investigations: [] });
  });

  test('needs a session, and refuses a request from another site', async () => {
    expect((await send({}, {})).status).toBe(401);
    const { signedIn } = await makeLearner(app);
    clock.advance(40 * DAY);
    expect((await send(signedIn, {})).status).toBe(401);
    const { signedIn: current } = await makeLearner(app);
    const foreign = { ...current, origin: 'https://boshqa.example', 'sec-fetch-site': 'cross-site' };
    expect((await send(foreign, {})).status).toBe(403);
  });
});
