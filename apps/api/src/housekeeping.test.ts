import { vi } from 'vitest';
import { startHousekeeping } from './housekeeping.js';
import { HOUR } from './test-clock.js';
import { openTestDatabase } from './test-database.js';
import { captureLog } from './test-log.js';
import { waitUntil } from './test-process.js';

test('tidies every hour, old messages included, until it is stopped; a failure is only logged', async () => {
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
    const stop = startHousekeeping(db, log);
    await add('eski', 2000);
    await add('yangi', 2999);
    vi.advanceTimersByTime(HOUR - 1);
    expect(await texts()).toEqual(['eski', 'yangi']);
    vi.advanceTimersByTime(1);
    await waitUntil(async () => (await texts()).length === 1);
    expect(await texts()).toEqual(['yangi']);
    await db.schema.alterTable('contact_messages').renameTo('away').execute();
    vi.advanceTimersByTime(HOUR);
    await waitUntil(() => logged().includes('could not tidy up'));
    await db.schema.alterTable('away').renameTo('contact_messages').execute();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
    await database.close();
  }
});
