import { sql } from 'kysely';
import { createTaskMonitor } from '../background-tasks.js';
import { openTestDatabase } from '../testing/database.js';
import { captureLog } from '../testing/log.js';
import { waitUntil } from '../testing/process.js';
import { startCheckpoints } from './checkpoints.js';
import type { Database } from './open-database.js';

const MINUTE = 60_000;

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase('embedded', 'filled');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

test('a checkpoint is written every five minutes when the database has changed', async () => {
  const { db } = database;
  const redo = async () =>
    (await sql<{ lsn: string }>`select redo_lsn::text as lsn from pg_control_checkpoint()`.execute(db))
      .rows[0]?.lsn;
  const results: string[] = [];
  const stop = startCheckpoints(db, {
    reportFailure: (error) => results.push(String(error)),
    reportSuccess: () => results.push('ok'),
  });
  const before = await redo();
  await sql`update about set description = description`.execute(db);
  vi.advanceTimersByTime(5 * MINUTE);
  await waitUntil(() => results.length === 1);
  const after = await redo();
  expect(after).not.toBe(before);
  vi.advanceTimersByTime(5 * MINUTE);
  await waitUntil(() => results.length === 2);
  expect(await redo()).toBe(after);
  expect(results).toEqual(['ok', 'ok']);
  stop();
});

test('failed checkpoints are logged once with their reason, and their end', async () => {
  const { log, text } = captureLog();
  const monitored = createTaskMonitor({ log })('checkpoint', 'could not write a checkpoint');
  let runs = 0;
  const stop = startCheckpoints(database.db, {
    reportFailure: (error) => {
      monitored.reportFailure(error);
      runs += 1;
    },
    reportSuccess: () => {
      monitored.reportSuccess();
      runs += 1;
    },
  });
  const run = async () => {
    const expected = runs + 1;
    vi.advanceTimersByTime(5 * MINUTE);
    await waitUntil(() => runs === expected);
  };
  await sql`create role reader`.execute(database.db);
  // Only some roles may write a checkpoint.
  await sql`set role reader`.execute(database.db);
  await run();
  await run();
  await sql`reset role`.execute(database.db);
  await run();
  stop();
  expect(
    text()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>),
  ).toMatchObject([
    {
      level: 40,
      msg: 'could not write a checkpoint',
      err: { message: expect.stringMatching(/checkpoint/i) as string },
    },
    { level: 30, msg: 'checkpoint works again', failures: 2 },
  ]);
});
