import { messages } from '../http/messages.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { databaseKinds } from '../testing/database.js';
import { PASSWORD, post, registerLearner, signIn } from '../testing/learner.js';
import { storeMissingSkeletons } from './username-skeletons.js';

describe.each(databaseKinds)('usernames that look alike (%s)', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  let clients = 0;
  const register = async (username: string) => {
    clients += 1;
    const email = `oxshash${clients}@zarra.uz`;
    const from = `10.3.${clients >> 8}.${clients & 255}`;
    return post(app, '/register/', { username, email, password: PASSWORD }, { from });
  };
  const similar = {
    status: 400,
    body: {
      error: messages.similarUsername,
      field: 'username',
      errors: { username: messages.similarUsername },
    },
  };

  test.each([
    ['kamola', 'karnola'],
    ['Sora', 'S0ra'],
    ['Ilyos', 'llyos'],
    ['vall', 'VALI'],
    ['сор', 'cop'],
    ['Bir Ikki', 'Bir\u00a0\u2003Ikki'],
    ['jasur', '𝐣asur'],
  ])(
    '%s is taken: %s is refused with a text that says why, in this and the reverse order',
    async (one, other) => {
      expect((await register(one)).status).toBe(201);
      expect(await register(other)).toMatchObject(similar);
      await app.database.db.deleteFrom('users').where('username', '=', one).execute();
      expect((await register(other)).status).toBe(201);
      expect(await register(one)).toMatchObject(similar);
      // The same name in other letters is taken, not similar.
      expect((await register(other.toUpperCase())).body['error']).toBe(messages.usernameTaken);
    },
  );

  test('parallel registrations of names that look alike create one account', async () => {
    const names = ['mamat', 'Mamat', 'marnat', 'rnamat', 'rnarnat', 'RNAMAT'];
    const responses = await Promise.all(names.map(register));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of responses)
      if (status !== 201) expect([messages.similarUsername, messages.usernameTaken]).toContain(body['error']);
  });

  test('users from before this rule keep their names and sign in; new names must differ from all of them', async () => {
    const { db } = app.database;
    const learners = [await registerLearner(app), await registerLearner(app), await registerLearner(app)];
    const oldNames = ['Kamron', 'Karnron', 'zarra'];
    for (const [n, { username }] of learners.entries()) {
      const name = oldNames[n]!;
      await db
        .updateTable('users')
        .set({ username: name, username_key: name.toLowerCase(), skeleton_version: 0 })
        .where('username', '=', username)
        .execute();
    }
    await db.deleteFrom('username_skeletons').execute();
    const others = await db.selectFrom('users').select('id').where('skeleton_version', '>', 0).execute();

    expect(await storeMissingSkeletons(db)).toBe(3);
    expect(await storeMissingSkeletons(db)).toBe(0);
    expect(others.length).toBeGreaterThan(0);
    for (const username of oldNames) await signIn(app, { username, password: PASSWORD });
    expect(await register('KarnrOn')).toMatchObject({ body: { error: messages.usernameTaken } });
    expect(await register('Karnr0n')).toMatchObject(similar);
    // The first of the two owned the skeleton; a repeated fill gives it to the second.
    await db.deleteFrom('users').where('username', '=', 'Kamron').execute();
    await db.updateTable('users').set({ skeleton_version: 0 }).execute();
    await Promise.all([storeMissingSkeletons(db), storeMissingSkeletons(db)]);
    expect(await register('Kamron')).toMatchObject(similar);
  });
});
