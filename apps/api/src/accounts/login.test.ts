import { hash } from '@node-rs/argon2';
import { messages } from '../http/messages.js';
import { PASSWORD_COST } from '../passwords/password-hasher.js';
import { openTestApp, type TestApp } from '../test-app.js';
import { databaseKinds } from '../test-database.js';
import { makeLearner, PASSWORD, post, registerLearner, signIn } from '../test-learner.js';

describe.each(databaseKinds)('signing in (%s)', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { passwordCost: PASSWORD_COST });
  });
  afterAll(() => app.close());

  const setHash = (username: string, password_hash: string) =>
    app.database.db.updateTable('users').set({ password_hash }).where('username', '=', username).execute();
  const hashOf = async (username: string) => {
    const user = app.database.db.selectFrom('users').select('password_hash').where('username', '=', username);
    return (await user.executeTakeFirstOrThrow()).password_hash;
  };

  test('a wrong password and an unknown name are answered alike, headers and all', async () => {
    const learner = await registerLearner(app);
    const tries = [
      { username: learner.username, password: 'boshqa parol' },
      { username: learner.email, password: 'boshqa parol' },
      { username: 'hech kim', password: 'boshqa parol' },
      { username: 'hech.kim@zarra.uz', password: 'boshqa parol' },
    ];
    const answers = [];
    for (const attempt of tries) answers.push(await post(app, '/login/', attempt));
    const told = answers.map(({ status, headers, body }) => {
      const varying = ['date', 'set-cookie', 'x-request-id'];
      return { status, body, headers: Object.entries(headers).filter(([name]) => !varying.includes(name)) };
    });
    for (const answer of told) expect(answer).toEqual(told[0]);
    // The specification's own text (§8), byte for byte.
    expect(told[0]).toMatchObject({ status: 401, body: { detail: 'Parol noto\u2018g\u2018ri.' } });
    expect(Object.fromEntries(told[0]?.headers ?? [])).toMatchObject({ 'cache-control': 'no-store' });
  });

  test("somebody else's address is no user name, and a name is no address", async () => {
    const learner = await registerLearner(app);
    for (const username of [`${learner.username}@`, `@${learner.username}`, learner.email.replace('@', '')]) {
      expect((await post(app, '/login/', { username, password: PASSWORD })).status).toBe(401);
    }
  });

  test('a hash made with weaker parameters is replaced at sign-in', async () => {
    const learner = await registerLearner(app);
    await setHash(learner.username, await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 }));
    const weak = await hashOf(learner.username);
    expect((await post(app, '/login/', { ...learner, password: 'boshqa parol' })).status).toBe(401);
    expect(await hashOf(learner.username)).toBe(weak);
    await signIn(app, learner);
    const better = await hashOf(learner.username);
    expect(better).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await signIn(app, learner);
    expect(await hashOf(learner.username)).toBe(better);
  });

  test('parallel sign-ins that all find a weaker hash all succeed', async () => {
    const learner = await registerLearner(app);
    await setHash(learner.username, await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 }));
    await Promise.all(Array.from({ length: 8 }, () => signIn(app, learner)));
  });

  test('an account whose hash cannot be read is refused like any wrong password', async () => {
    const learner = await registerLearner(app);
    for (const broken of [
      '',
      'buzilgan',
      '$argon2id$v=19$m=4294967295,t=2,p=1$AAAAAAAAAAA$AAAAAAAAAAAAAAAA',
    ]) {
      await setHash(learner.username, broken);
      const { status, body } = await post(app, '/login/', learner);
      expect([status, body]).toEqual([401, { detail: messages.wrongPassword }]);
    }
  });

  test('a password that is changed while it is compared opens no session', async () => {
    const learner = await makeLearner(app);
    const { db } = app.database;
    const newHash = await hash('yangi parol sozi', {});
    // The change comes between the comparison and the session.
    const begin = db.transaction.bind(db);
    db.transaction = () => {
      db.transaction = begin;
      const execute = async (work: never) => {
        await setHash(learner.username, newHash);
        return begin().execute(work);
      };
      return { execute } as never;
    };
    expect((await post(app, '/login/', learner)).status).toBe(401);
    const sessions = db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'user_id')
      .select('sessions.id');
    expect(await sessions.where('username', '=', learner.username).execute()).toHaveLength(1);
  });

  test('40 learners behind one address sign in within a minute of processor time', async () => {
    const learners = [];
    for (let n = 0; n < 40; n += 1) learners.push(await registerLearner(app));
    const start = process.cpuUsage();
    const answers = await Promise.all(
      learners.map(({ username, password }) =>
        post(app, '/login/', { username, password }, { from: '203.0.113.1' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(60_000);
  });
});
