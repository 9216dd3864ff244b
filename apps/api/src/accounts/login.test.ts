import { hash } from '@node-rs/argon2';
import { messages } from '../http/messages.js';
import { PASSWORD_COST } from '../passwords/password-hasher.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { databaseKinds } from '../testing/database.js';
import { makeLearner, PASSWORD, post, registerLearner, signIn } from '../testing/learner.js';

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

  test('a wrong password and an unknown name get the same response, headers included', async () => {
    const learner = await registerLearner(app);
    const attempts = [
      { username: learner.username, password: 'boshqa parol' },
      { username: learner.email, password: 'boshqa parol' },
      { username: 'hech kim', password: 'boshqa parol' },
      { username: 'hech.kim@zarra.uz', password: 'boshqa parol' },
    ];
    const responses = [];
    for (const attempt of attempts) responses.push(await post(app, '/login/', attempt));
    const comparable = responses.map(({ status, headers, body }) => {
      const varying = ['date', 'set-cookie', 'x-request-id'];
      return { status, body, headers: Object.entries(headers).filter(([name]) => !varying.includes(name)) };
    });
    for (const response of comparable) expect(response).toEqual(comparable[0]);
    // The exact text of the specification (§8).
    expect(comparable[0]).toMatchObject({ status: 401, body: { detail: 'Parol noto\u2018g\u2018ri.' } });
    expect(Object.fromEntries(comparable[0]?.headers ?? [])).toMatchObject({ 'cache-control': 'no-store' });
  });

  test('part of an address is not a username, and a username with @ is not an address', async () => {
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
    const newHash = await hashOf(learner.username);
    expect(newHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await signIn(app, learner);
    expect(await hashOf(learner.username)).toBe(newHash);
  });

  test('parallel sign-ins that find the same weaker hash all succeed', async () => {
    const learner = await registerLearner(app);
    await setHash(learner.username, await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 }));
    await Promise.all(Array.from({ length: 8 }, () => signIn(app, learner)));
  });

  test('an invalid stored hash gets the response of a wrong password', async () => {
    const learner = await registerLearner(app);
    for (const invalid of [
      '',
      'buzilgan',
      '$argon2id$v=19$m=4294967295,t=2,p=1$AAAAAAAAAAA$AAAAAAAAAAAAAAAA',
    ]) {
      await setHash(learner.username, invalid);
      const { status, body } = await post(app, '/login/', learner);
      expect([status, body]).toEqual([401, { detail: messages.wrongPassword }]);
    }
  });

  test('a password changed during its verification starts no session', async () => {
    const learner = await makeLearner(app);
    const { db } = app.database;
    const newHash = await hash('yangi parol sozi', {});
    // The change happens between the verification and the start of the session.
    const startTransaction = db.transaction.bind(db);
    db.transaction = () => {
      db.transaction = startTransaction;
      const execute = async (work: never) => {
        await setHash(learner.username, newHash);
        return startTransaction().execute(work);
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
    const responses = await Promise.all(
      learners.map(({ username, password }) =>
        post(app, '/login/', { username, password }, { from: '203.0.113.1' }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(60_000);
  });
});
