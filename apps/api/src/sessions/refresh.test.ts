import { openTestApp, type TestApp } from '../test-app.js';
import { DAY, makeClock, MINUTE, SECOND } from '../test-clock.js';
import { databaseKinds } from '../test-database.js';
import { makeLearner, post, registerLearner, signIn, type Tokens } from '../test-learner.js';
import { messages } from '../http/messages.js';

const signInAgain = { status: 401, body: { detail: messages.signInAgain } };

describe.each(databaseKinds)('sessions (%s)', (kind) => {
  const clock = makeClock();
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now });
  });
  afterAll(() => app.close());

  const refresh = async (token: string) => {
    const { status, body, headers } = await post(app, '/token/refresh/', { refresh: token });
    expect(headers['cache-control']).toBe('no-store');
    return { status, body };
  };
  /** Trades a token in and expects to get a pair. */
  const renew = async (token: string): Promise<Tokens> => {
    const { status, body } = await refresh(token);
    expect([status, Object.keys(body).sort()]).toEqual([200, ['access', 'refresh']]);
    return body as unknown as Tokens;
  };
  const me = async (access: string) => {
    const answer = await app.fastify.inject({
      url: '/api/auth-me/',
      headers: { authorization: `Bearer ${access}` },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const sessionsOf = async (username: string) => {
    const { db } = app.database;
    const rows = db.selectFrom('sessions').innerJoin('users', 'users.id', 'user_id').selectAll('sessions');
    return rows.where('username', '=', username).execute();
  };

  test('who signs in is known by name and address, and gets a new session each time', async () => {
    const { username, email, access, refresh: first, ...learner } = await makeLearner(app);
    expect(await me(access)).toEqual({ status: 200, body: { username, email } });
    const again = await signIn(app, { username, ...learner });
    expect(again.refresh.split('.')[0]).not.toBe(first.split('.')[0]);
    expect(await sessionsOf(username)).toHaveLength(2);
  });

  test('an access token is good for 15 minutes, a renewed one goes on', async () => {
    const learner = await makeLearner(app);
    clock.pass(15 * MINUTE - SECOND);
    expect((await me(learner.access)).status).toBe(200);
    clock.pass(7 * SECOND);
    expect(await me(learner.access)).toEqual(signInAgain);
    expect((await me((await renew(learner.refresh)).access)).status).toBe(200);
  });

  test('20 parallel refreshes of one token move it once and all get the same next one', async () => {
    const { username, refresh: token } = await makeLearner(app);
    clock.pass(MINUTE);
    const pairs = await Promise.all(Array.from({ length: 20 }, () => renew(token)));
    expect(new Set(pairs.map((pair) => pair.refresh)).size).toBe(1);
    expect(pairs[0]?.refresh).not.toBe(token);
    expect(await sessionsOf(username)).toMatchObject([{ counter: 1 }]);
    for (const { access } of pairs) expect((await me(access)).status).toBe(200);
  });

  test('a reply that was lost does no harm: the token before the current one gets the current one', async () => {
    let { refresh: token } = await makeLearner(app);
    for (let lost = 0; lost < 5; lost += 1) {
      clock.pass(MINUTE);
      const unread = await renew(token);
      clock.pass(MINUTE);
      const again = await renew(token);
      expect(again.refresh).toBe(unread.refresh);
      token = again.refresh;
    }
  });

  test('within 10 seconds of a move every earlier token gets the current one', async () => {
    const { refresh: zero } = await makeLearner(app);
    clock.pass(9999);
    expect((await renew(zero)).refresh).toBe(zero); // Signing in was a move, too.
    clock.pass(1);
    const one = (await renew(zero)).refresh;
    clock.pass(MINUTE);
    const two = (await renew(one)).refresh;
    clock.pass(9999);
    expect([(await renew(zero)).refresh, (await renew(one)).refresh, (await renew(two)).refresh]).toEqual([
      two,
      two,
      two,
    ]);
  });

  test('an older one later is a copy: the session ends for everybody, other sessions go on', async () => {
    const learner = await makeLearner(app);
    const elsewhere = await signIn(app, learner);
    clock.pass(MINUTE);
    const one = await renew(learner.refresh);
    clock.pass(MINUTE);
    const two = await renew(one.refresh);
    clock.pass(10 * SECOND);
    expect(await refresh(learner.refresh)).toEqual(signInAgain);
    for (const ended of [learner, one, two]) {
      expect(await refresh(ended.refresh)).toEqual(signInAgain);
      expect(await me(ended.access)).toEqual(signInAgain);
    }
    expect((await me(elsewhere.access)).status).toBe(200);
    await renew(elsewhere.refresh);
  });

  test('who never stores the new token is served for 30 days', async () => {
    const { refresh: token } = await makeLearner(app);
    for (let day = 0; day < 29; day += 1) {
      clock.pass(DAY);
      expect((await me((await renew(token)).access)).status).toBe(200);
    }
    clock.pass(DAY - 1);
    await renew(token);
    clock.pass(1);
    expect(await refresh(token)).toEqual(signInAgain);
  });

  test('a session that is not used for 7 days is over, one used a moment before is not', async () => {
    const [late, punctual] = [await makeLearner(app), await makeLearner(app)];
    clock.pass(7 * DAY - 1);
    const renewed = await renew(punctual.refresh);
    clock.pass(1);
    expect(await refresh(late.refresh)).toEqual(signInAgain);
    expect(await me(late.access)).toEqual(signInAgain);
    clock.pass(7 * DAY - 2);
    await renew(renewed.refresh);
  });

  test('30 days after sign-in a session is over however much it was used, its access token too', async () => {
    let tokens: Tokens = await makeLearner(app);
    for (let passed = 0; passed < 29; passed += 1) {
      clock.pass(DAY);
      tokens = await renew(tokens.refresh);
    }
    clock.pass(DAY - MINUTE);
    const { access, refresh: last } = await renew(tokens.refresh);
    clock.pass(MINUTE - 1);
    expect((await me(access)).status).toBe(200);
    clock.pass(1);
    expect([await me(access), await refresh(last)]).toEqual([signInAgain, signInAgain]);
  });

  test('the eleventh session ends the one used least recently', async () => {
    const learner = await registerLearner(app);
    const sessions: Tokens[] = [];
    for (let n = 0; n < 10; n += 1) {
      sessions.push(await signIn(app, learner));
      clock.pass(MINUTE);
    }
    const [oldest, second] = sessions as [Tokens, Tokens];
    await renew(oldest.refresh);
    clock.pass(MINUTE);
    const eleventh = await signIn(app, learner);
    expect(await sessionsOf(learner.username)).toHaveLength(10);
    expect((await me(oldest.access)).status).toBe(200);
    expect((await me(eleventh.access)).status).toBe(200);
    expect(await me(second.access)).toEqual(signInAgain);
    expect(await refresh(second.refresh)).toEqual(signInAgain);
  });

  test('parallel sign-ins of one learner never leave more than ten sessions', async () => {
    const learner = await registerLearner(app);
    await signIn(app, learner);
    await signIn(app, learner);
    await signIn(app, learner);
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 9 }, () => signIn(app, learner)));
    }
    expect(await sessionsOf(learner.username)).toHaveLength(10);
  });

  test('a disabled learner is refused on every way, and only there told so', async () => {
    const learner = await makeLearner(app);
    const { db } = app.database;
    const disable = (disabled_at: Date | null) =>
      db.updateTable('users').set({ disabled_at }).where('username', '=', learner.username).execute();
    await disable(clock.now());
    const disabled = { status: 403, body: { detail: messages.accountDisabled } };
    expect(await me(learner.access)).toEqual(disabled);
    expect(await refresh(learner.refresh)).toEqual(disabled);
    const { username, password } = learner;
    expect(await post(app, '/login/', { username, password })).toMatchObject(disabled);
    expect(await post(app, '/login/', { username, password: 'boshqa' })).toMatchObject({
      status: 401,
      body: { detail: messages.wrongPassword },
    });
    await disable(null);
    expect((await me(learner.access)).status).toBe(200);
    await renew(learner.refresh);
  });

  test('a deleted learner is signed out at once', async () => {
    const learner = await makeLearner(app);
    await app.database.db.deleteFrom('users').where('username', '=', learner.username).execute();
    expect([await me(learner.access), await refresh(learner.refresh)]).toEqual([signInAgain, signInAgain]);
    expect((await post(app, '/login/', learner)).status).toBe(401);
  });

  test('signing out ends the session, with whichever of its tokens, and can be repeated', async () => {
    const learner = await makeLearner(app);
    const other = await signIn(app, learner);
    clock.pass(MINUTE);
    const { access } = await renew(learner.refresh);
    const logout = () => post(app, '/logout/', { refresh: learner.refresh });
    const done = { status: 200, body: { detail: messages.signedOut } };
    expect(await logout()).toMatchObject(done);
    expect([await me(access), await refresh(learner.refresh)]).toEqual([signInAgain, signInAgain]);
    expect(await logout()).toMatchObject(done);
    expect((await me(other.access)).status).toBe(200);
    const forged = `${other.refresh.slice(0, -1)}${other.refresh.endsWith('A') ? 'B' : 'A'}`;
    for (const token of ['x', forged, `${other.refresh} `, other.access]) {
      expect(await post(app, '/logout/', { refresh: token })).toMatchObject(done);
    }
    expect((await me(other.access)).status).toBe(200);
  });

  test('a database that forgot its last moments does not sign the learner out', async () => {
    const { username, refresh: token } = await makeLearner(app);
    clock.pass(MINUTE);
    const one = await renew(token);
    clock.pass(MINUTE);
    const two = await renew(one.refresh);
    const { db } = app.database;
    await db
      .updateTable('sessions')
      .set({ counter: 0 })
      .where('id', '=', (await sessionsOf(username))[0]!.id)
      .execute();
    clock.pass(MINUTE);
    const three = await renew(two.refresh);
    expect(three.refresh.split('.')[1]).toBe('3');
  });
});
