import { openTestApp, type TestApp } from '../testing/app.js';
import { DAY, makeClock, MINUTE } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { makeLearner, post, registerLearner, signIn, type Tokens } from '../testing/learner.js';
import { sessionCalls, signInAgain } from '../testing/session-calls.js';
import { messages } from '../http/messages.js';

describe.each(databaseKinds)('ends of sessions (%s)', (kind) => {
  const clock = makeClock();
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now });
  });
  afterAll(() => app.close());
  const { refresh, renew, me, sessionsOf } = sessionCalls(() => app);

  test('a session expires after 7 days without use', async () => {
    const [late, punctual] = [await makeLearner(app), await makeLearner(app)];
    clock.advance(7 * DAY - 1);
    const renewed = await renew(punctual.refresh);
    clock.advance(1);
    expect(await refresh(late.refresh)).toEqual(signInAgain);
    expect(await me(late.access)).toEqual(signInAgain);
    clock.advance(7 * DAY - 2);
    await renew(renewed.refresh);
  });

  test('a session and its access token expire 30 days after sign-in, used or not', async () => {
    let tokens: Tokens = await makeLearner(app);
    for (let passed = 0; passed < 29; passed += 1) {
      clock.advance(DAY);
      tokens = await renew(tokens.refresh);
    }
    clock.advance(DAY - MINUTE);
    const { access, refresh: last } = await renew(tokens.refresh);
    clock.advance(MINUTE - 1);
    expect((await me(access)).status).toBe(200);
    clock.advance(1);
    expect([await me(access), await refresh(last)]).toEqual([signInAgain, signInAgain]);
  });

  test('an eleventh session ends the least recently used one', async () => {
    const learner = await registerLearner(app);
    const sessions: Tokens[] = [];
    for (let n = 0; n < 10; n += 1) {
      sessions.push(await signIn(app, learner));
      clock.advance(MINUTE);
    }
    const [oldest, second] = sessions as [Tokens, Tokens];
    await renew(oldest.refresh);
    clock.advance(MINUTE);
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

  test('a disabled learner is rejected by every call; sign-in reports it only with the right password', async () => {
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

  test('sign-out ends the session with any of its refresh tokens, and can be repeated', async () => {
    const learner = await makeLearner(app);
    const other = await signIn(app, learner);
    clock.advance(MINUTE);
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
});
