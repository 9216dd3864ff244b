import { openTestApp, type TestApp } from '../test-app.js';
import { DAY, MINUTE } from '../test-clock.js';
import { databaseKinds } from '../test-database.js';
import { registerLearner } from '../test-learner.js';
import { sweepAccounts } from './sweep-accounts.js';

describe.each(databaseKinds)('housekeeping of accounts (%s)', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    await registerLearner(app);
  });
  afterAll(() => app.close());

  test('removes what is out of time, and nothing else', async () => {
    const { db } = app.database;
    const now = new Date();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const user = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const session = (last: string, created: number, used: number) => ({
      id: `00000000-0000-4000-8000-00000000000${last}`,
      user_id: user.id,
      counter: 0,
      created_at: ago(created),
      rotated_at: ago(used),
      used_at: ago(used),
    });
    await db
      .insertInto('sessions')
      .values([
        session('1', 30 * DAY, 0),
        session('2', 30 * DAY - 1, 0),
        session('3', 9 * DAY, 7 * DAY),
        session('4', 9 * DAY, 7 * DAY - 1),
      ])
      .execute();
    const recovery = (key: string, created: number) => ({
      email_key: `${key}@zarra.uz`,
      key_hash: key,
      code_hash: key,
      user_id: null,
      created_at: ago(created),
      expires_at: ago(created - 10 * MINUTE),
      tries: 0,
      verified_at: null,
      used_at: null,
    });
    await db
      .insertInto('recoveries')
      .values([recovery('old', DAY), recovery('young', DAY - 1)])
      .execute();
    await sweepAccounts(db, now);

    const sessions = await db.selectFrom('sessions').select('id').orderBy('id').execute();
    expect(sessions.map(({ id }) => id.slice(-1))).toEqual(['2', '4']);
    expect(await db.selectFrom('recoveries').select('key_hash').execute()).toEqual([{ key_hash: 'young' }]);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([user]);
  });
});
