import { vi } from 'vitest';
import { createTaskMonitor } from './background-tasks.js';
import { deleteExpiredRows, startHousekeeping } from './housekeeping.js';
import { openTestApp, type TestApp } from './testing/app.js';
import { DAY, HOUR, MINUTE } from './testing/clock.js';
import { databaseKinds, openTestDatabase } from './testing/database.js';
import { registerLearner } from './testing/learner.js';
import { captureLog } from './testing/log.js';
import { waitUntil } from './testing/process.js';

test('deletes expired rows every hour until it is stopped, and logs failures', async () => {
  const database = await openTestDatabase('embedded');
  const { db } = database;
  const { log, text: logged } = captureLog();
  const texts = async () =>
    (await db.selectFrom('contact_messages').select('message').execute()).map(({ message }) => message);
  const add = (message: string, year: number) =>
    db
      .insertInto('contact_messages')
      .values({ name: 'Ali', phone: '+998901234567', message, created_at: new Date(Date.UTC(year, 0)) })
      .execute();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const stop = startHousekeeping(
      db,
      createTaskMonitor({ log })('housekeeping', 'could not delete expired rows'),
    );
    await add('eski', 2000);
    await add('yangi', 2999);
    vi.advanceTimersByTime(HOUR - 1);
    expect(await texts()).toEqual(['eski', 'yangi']);
    vi.advanceTimersByTime(1);
    await waitUntil(async () => (await texts()).length === 1);
    expect(await texts()).toEqual(['yangi']);
    await db.schema.alterTable('contact_messages').renameTo('away').execute();
    vi.advanceTimersByTime(HOUR);
    await waitUntil(() => logged().includes('could not delete expired rows'));
    await db.schema.alterTable('away').renameTo('contact_messages').execute();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
    await database.close();
  }
});

describe.each(databaseKinds)('deletion of expired account rows (%s)', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    await registerLearner(app);
  });
  afterAll(() => app.close());

  test('deletes expired sessions and recoveries, and nothing else', async () => {
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
    const addRecovery = async (key: string, expired: number): Promise<void> => {
      const code = {
        email_key: `${key}@zarra.uz`,
        user_id: null,
        salt: key,
        digits: 6,
        created_at: ago(expired + 10 * MINUTE),
        expires_at: ago(expired),
        mailed_at: ago(expired + 10 * MINUTE),
        mails: 1,
        closed_at: null,
      };
      const { id } = await db
        .insertInto('recovery_codes')
        .values(code)
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('recovery_keys')
        .values({
          key_hash: key,
          code_id: id,
          asker_hash: key,
          network_hash: key,
          known_device: false,
          created_at: code.created_at,
          verified_at: null,
          used_at: null,
        })
        .execute();
    };
    await addRecovery('old', DAY);
    await addRecovery('young', DAY - 1);
    await deleteExpiredRows(db, now);

    const sessions = await db.selectFrom('sessions').select('id').orderBy('id').execute();
    expect(sessions.map(({ id }) => id.slice(-1))).toEqual(['2', '4']);
    expect(await db.selectFrom('recovery_codes').select('salt').execute()).toEqual([{ salt: 'young' }]);
    expect(await db.selectFrom('recovery_keys').select('key_hash').execute()).toEqual([
      { key_hash: 'young' },
    ]);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([user]);
  });
});
