import { vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.js';
import { DAY, makeClock, MINUTE, SECOND } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import {
  deviceCookieOf,
  makeLearner,
  post,
  registerLearner,
  signIn,
  type Tokens,
} from '../testing/learner.js';
import { sessionCalls, signInAgain } from '../testing/session-calls.js';

describe.each(databaseKinds)('sessions (%s)', (kind) => {
  const clock = makeClock();
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now });
  });
  afterAll(() => app.close());

  const { refresh, renew, me, sessionsOf } = sessionCalls(() => app);

  test('each sign-in starts a new session of the learner', async () => {
    const { username, email, access, refresh: first, ...learner } = await makeLearner(app);
    expect(await me(access)).toEqual({ status: 200, body: { username, email } });
    const again = await signIn(app, { username, ...learner });
    expect(again.refresh.split('.')[0]).not.toBe(first.split('.')[0]);
    expect(await sessionsOf(username)).toHaveLength(2);
  });

  test('an access token is valid for 15 minutes, and a refresh returns a new one', async () => {
    const learner = await makeLearner(app);
    clock.advance(15 * MINUTE - SECOND);
    expect((await me(learner.access)).status).toBe(200);
    clock.advance(7 * SECOND);
    expect(await me(learner.access)).toEqual(signInAgain);
    expect((await me((await renew(learner.refresh)).access)).status).toBe(200);
  });

  test('20 parallel refreshes rotate a token once and all return the same new one', async () => {
    const { username, refresh: token } = await makeLearner(app);
    clock.advance(MINUTE);
    const pairs = await Promise.all(Array.from({ length: 20 }, () => renew(token)));
    expect(new Set(pairs.map((pair) => pair.refresh)).size).toBe(1);
    expect(pairs[0]?.refresh).not.toBe(token);
    expect(await sessionsOf(username)).toMatchObject([{ counter: 1 }]);
    for (const { access } of pairs) expect((await me(access)).status).toBe(200);
  });

  test('100 lost responses in a row: the previous token returns the current one each time', async () => {
    let { refresh: token } = await makeLearner(app);
    for (let lost = 0; lost < 100; lost += 1) {
      clock.advance(MINUTE);
      const lostPair = await renew(token);
      clock.advance(MINUTE);
      const again = await renew(token);
      expect(again.refresh).toBe(lostPair.refresh);
      expect((await me(again.access)).status).toBe(200);
      token = again.refresh;
    }
  });

  test.each(['access', 'refresh'] as const)(
    'after the grace period the previous token ends the session when the %s token was used',
    async (used) => {
      const { refresh: previous } = await makeLearner(app);
      clock.advance(MINUTE);
      const pair = await renew(previous);
      if (used === 'access') expect((await me(pair.access)).status).toBe(200);
      else expect((await renew(pair.refresh)).refresh).toBe(pair.refresh);
      clock.advance(10 * SECOND);
      expect(await refresh(previous)).toEqual(signInAgain);
      expect([await me(pair.access), await refresh(pair.refresh)]).toEqual([signInAgain, signInAgain]);
    },
  );

  test('a thief who repeats a token within 10 seconds gets none, and the owner notices nothing', async () => {
    const learner = await registerLearner(app);
    const { headers, body } = await post(app, '/login/', learner);
    const device = { cookie: deviceCookieOf(headers) };
    const refreshFrom = (token: string, sent: Record<string, string>) =>
      post(app, '/token/refresh/', { refresh: token }, { headers: sent });
    const zero = String(body['refresh']);
    const stranger = await registerLearner(app);
    const otherDevice = { cookie: deviceCookieOf((await post(app, '/login/', stranger)).headers) };
    clock.advance(MINUTE);
    const renewed = await refreshFrom(zero, device);
    const one = String(renewed.body['refresh']);
    for (const sent of [{}, otherDevice, { cookie: 'device=x' }])
      expect(await refreshFrom(zero, sent)).toMatchObject(signInAgain);
    // A tab, and a lost response.
    expect((await refreshFrom(zero, device)).body['refresh']).toBe(one);
    clock.advance(MINUTE);
    expect(await refreshFrom(zero, {})).toMatchObject(signInAgain);
    expect((await refreshFrom(zero, device)).body['refresh']).toBe(one);
    expect((await me(String(renewed.body['access']))).status).toBe(200);
    // The current token does not need the cookie: browsers may lose it.
    clock.advance(MINUTE);
    expect((await refreshFrom(one, {})).status).toBe(200);
    const { id } = (await sessionsOf(learner.username))[0]!;
    expect(id).toBe(zero.split('.')[0]);
  });

  test('within 10 seconds of a rotation the previous token returns the current one, an older one ends the session', async () => {
    const { refresh: zero } = await makeLearner(app);
    clock.advance(9999);
    expect((await renew(zero)).refresh).toBe(zero); // Sign-in counts as a rotation.
    clock.advance(1);
    const one = (await renew(zero)).refresh;
    clock.advance(MINUTE);
    const { refresh: two, access } = await renew(one);
    expect((await me(access)).status).toBe(200);
    clock.advance(9999);
    expect([(await renew(one)).refresh, (await renew(two)).refresh]).toEqual([two, two]);
    expect(await refresh(zero)).toEqual(signInAgain);
    expect(await refresh(two)).toEqual(signInAgain);
  });

  test('five tabs with the same token for 50 rounds are never signed out', async () => {
    let tabs: Tokens[] = Array<Tokens>(5).fill(await makeLearner(app));
    for (let round = 0; round < 50; round += 1) {
      clock.advance(15 * MINUTE);
      tabs = await Promise.all(
        tabs.map(async (tab) => {
          const pair = await renew(tab.refresh);
          expect((await me(pair.access)).status).toBe(200);
          return pair;
        }),
      );
      clock.advance(9999);
      await renew(tabs[0]!.refresh);
    }
  });

  test('the use of new tokens is recorded once; a request costs one query', async () => {
    const { refresh: token } = await makeLearner(app);
    clock.advance(MINUTE);
    const { access } = await renew(token);
    const { db } = app.database;
    const reads = vi.spyOn(db, 'selectFrom');
    const writes = vi.spyOn(db, 'updateTable');
    for (let n = 0; n < 10; n += 1) expect((await me(access)).status).toBe(200);
    expect([reads.mock.calls.length, writes.mock.calls.length]).toEqual([10, 1]);
    reads.mockRestore();
    writes.mockRestore();
  });

  test('an access token of an earlier version, without a counter, is valid until it expires', async () => {
    const { username, refresh: token } = await makeLearner(app);
    const [session] = await sessionsOf(username);
    const access = await app.fastify.tokens.access.sign({ userId: session!.user_id, sid: session!.id });
    clock.advance(14 * MINUTE);
    expect((await me(access)).status).toBe(200);
    clock.advance(2 * MINUTE);
    expect(await me(access)).toEqual(signInAgain);
    await renew(token);
  });

  test('a later use of an older token ends the session; other sessions continue', async () => {
    const learner = await makeLearner(app);
    const otherSession = await signIn(app, learner);
    clock.advance(MINUTE);
    const one = await renew(learner.refresh);
    clock.advance(MINUTE);
    const two = await renew(one.refresh);
    clock.advance(10 * SECOND);
    expect(await refresh(learner.refresh)).toEqual(signInAgain);
    for (const ended of [learner, one, two]) {
      expect(await refresh(ended.refresh)).toEqual(signInAgain);
      expect(await me(ended.access)).toEqual(signInAgain);
    }
    expect((await me(otherSession.access)).status).toBe(200);
    await renew(otherSession.refresh);
  });

  test('a client that never stores the new token is signed out by its second refresh', async () => {
    const { refresh: token } = await makeLearner(app);
    clock.advance(DAY);
    expect((await me((await renew(token)).access)).status).toBe(200);
    clock.advance(DAY);
    expect(await refresh(token)).toEqual(signInAgain);
  });

  test('a database that lost its last writes does not sign the learner out', async () => {
    const { username, refresh: token } = await makeLearner(app);
    clock.advance(MINUTE);
    const one = await renew(token);
    clock.advance(MINUTE);
    const two = await renew(one.refresh);
    const { db } = app.database;
    await db
      .updateTable('sessions')
      .set({ counter: 0 })
      .where('id', '=', (await sessionsOf(username))[0]!.id)
      .execute();
    clock.advance(MINUTE);
    const three = await renew(two.refresh);
    expect(three.refresh.split('.')[1]).toBe('3');
  });
});
