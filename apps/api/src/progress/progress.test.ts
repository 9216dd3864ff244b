import { endpoints } from '@zarra/contracts';
import type { InvestigationProgress, LessonPlace } from '@zarra/contracts/progress';
import { safeParse } from 'zod/v4/core';
import { openTestApp, type TestApp } from '../testing/app.js';
import { lessonOf, titles, type SignedIn } from '../testing/classroom.js';
import { DAY, makeClock, MINUTE } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { makeLearner } from '../testing/learner.js';
import { makeFolder } from '../testing/folder.js';
import type { Progress as Stored } from './merge-progress.js';

type Progress = Stored & { readonly mark?: number };

/** Investigations of the installed laboratory. */
const KEYS = ['davr', ...Array.from({ length: 30 }, (_, n) => `n-${n}`)];
const lab = ['mayatnik', 'prujina'].map((slug) => ({
  slug,
  title: slug,
  states: [],
  investigations: KEYS.map((key) => ({ key, title: key })),
}));

describe.each(databaseKinds)('the progress of a learner (%s)', (kind) => {
  let app: TestApp;
  let lesson: number;
  let other: number;
  const clock = makeClock();
  beforeAll(async () => {
    const webDir = await makeFolder({ 'experiments.json': JSON.stringify(lab) });
    app = await openTestApp(kind, { now: clock.now, webDir });
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
  /** What the server stores, without the mark. */
  const stored = async (headers: SignedIn) => {
    const { mark: _, ...progress } = (await send(headers, {})).body;
    return progress;
  };
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
    expect(empty).toEqual({ status: 200, body: { places: [], investigations: [], mark: 0 } });
    const progress = { places: [place(1)], investigations: [investigation('predicted')] };
    expect((await send(signedIn, progress)).body).toEqual({ ...progress, mark: 1 });
    const { body } = await send(signedIn, {});
    expect(body).toEqual({ ...progress, mark: 1 });
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
    expect(await stored(other.signedIn)).toEqual({ places: [], investigations: [] });
    const { db } = app.database;
    const rows = async () =>
      (await db.selectFrom('lesson_places').selectAll().execute()).length +
      (await db.selectFrom('investigations').selectAll().execute()).length;
    const before = await rows();
    await db.deleteFrom('users').where('username', '=', learner.username).execute();
    expect(await rows()).toBe(before - 2);
    expect((await send(learner.signedIn, { places: [place(1)] })).status).toBe(401);
  });

  test('ignores lessons and investigations that do not exist', async () => {
    const { signedIn } = await makeLearner(app);
    const invented = [
      investigation('predicted', { experiment: 'zanjir' }),
      investigation('predicted', { investigation: 'yoq' }),
    ];
    const { body } = await send(signedIn, {
      places: [place(1, { lesson: 999_999 })],
      investigations: [...invented, investigation('predicted')],
    });
    expect(body).toEqual({ places: [], investigations: [investigation('predicted')], mark: 1 });
  });

  test('of a learner is bounded: 60 requests with the largest values leave an answer of less than 200 KB', async () => {
    const { signedIn } = await makeLearner(app);
    const values = Array.from({ length: 20 }, (_, n) => -1.234567890123456e-300 - n);
    const measured = Object.fromEntries(values.map((value, n) => [`${n}-`.padEnd(80, 'k'), value]));
    let bytes = 0;
    for (let round = 0; round < 60; round += 1) {
      const investigations = Array.from({ length: 20 }, (_, n) =>
        investigation('explained', {
          experiment: n % 2 ? 'mayatnik' : `soxta-${round}`,
          investigation: `n-${(round * 20 + n) % 600}`,
          prediction: values,
          measured,
        }),
      );
      const { status, body } = await send(signedIn, { investigations });
      expect(status).toBe(200);
      bytes = Math.max(bytes, JSON.stringify(body).length);
    }
    const { body } = await send(signedIn, {});
    expect(body.investigations.length).toBeLessThanOrEqual(KEYS.length);
    expect(Math.max(bytes, JSON.stringify(body).length)).toBeLessThan(200_000);
  });

  test('since the mark of a device is what other devices changed', async () => {
    const { signedIn } = await makeLearner(app);
    const first = await send(signedIn, { places: [place(9)], investigations: [investigation('predicted')] });
    const { mark = 0 } = first.body;
    expect((await send(signedIn, { mark })).body).toEqual({ places: [], investigations: [], mark });
    // Another device, which sends no mark.
    const measured = investigation('measured');
    await send(signedIn, { places: [place(3, { lesson: other })], investigations: [measured] });
    await send(signedIn, { investigations: [investigation('predicted', { experiment: 'prujina' })] });
    expect((await send(signedIn, { mark })).body).toEqual({
      places: [place(3, { lesson: other })],
      investigations: [measured, investigation('predicted', { experiment: 'prujina' })],
      mark: mark + 2,
    });
    // What the server has further than the device is answered although it did not change.
    expect(
      (await send(signedIn, { investigations: [investigation('predicted')], mark: mark + 2 })).body,
    ).toEqual({ places: [], investigations: [measured], mark: mark + 2 });
    // Behind the mark after the restore of a backup.
    expect((await send(signedIn, { mark: 1000 })).body.places).toHaveLength(2);
  });

  test('of a server without a laboratory has at most 200 investigations', async () => {
    const alone = await openTestApp(kind);
    try {
      const { signedIn } = await makeLearner(alone);
      let count = 0;
      for (let round = 0; round < 3; round += 1) {
        const investigations = Array.from({ length: 150 }, (_, n) =>
          investigation('predicted', { investigation: `n-${round}-${n}` }),
        );
        const payload = { places: [], investigations };
        const response = await alone.fastify.inject({
          method: 'PUT',
          url: '/api/progress/',
          headers: signedIn,
          payload,
        });
        count = response.json<Progress>().investigations.length;
      }
      const response = await alone.fastify.inject({
        method: 'PUT',
        url: '/api/progress/',
        headers: signedIn,
        payload: { places: [], investigations: [] },
      });
      expect([count > 0, response.json<Progress>().investigations.length]).toEqual([true, 200]);
    } finally {
      await alone.close();
    }
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
    expect(await stored(signedIn)).toEqual({
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
    [
      'more than 20 predicted values',
      { investigations: [investigation('predicted', { prediction: Array(21).fill(1) })] },
    ],
    [
      'more than 20 measured values',
      {
        investigations: [
          investigation('measured', {
            measured: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, n])),
          }),
        ],
      },
    ],
    ['a mark that is none', { mark: -1 }],
    ['too many places', { places: Array.from({ length: 201 }, () => place(1, { lesson: 1 })) }],
  ])('refuses %s and stores nothing', async (_, part) => {
    const { signedIn } = await makeLearner(app);
    const { status } = await put(signedIn, { places: [], investigations: [], ...part });
    expect(status).toBe(400);
    expect(await stored(signedIn)).toEqual({ places: [], investigations: [] });
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
