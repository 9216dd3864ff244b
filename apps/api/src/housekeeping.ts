import type { Kysely } from 'kysely';
import type { MonitoredTask } from './background-tasks.js';
import { deleteExpiredMessages } from './contact/message-rows.js';
import type { Tables } from './database/tables.js';
import { deleteExpiredRecoveries } from './mailed-codes/recovery-codes.js';
import { deleteExpiredSessions } from './sessions/session-rows.js';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes expired sessions, recoveries and contact messages. */
export async function deleteExpiredRows(db: Kysely<Tables>, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredRecoveries(db, now);
  await deleteExpiredMessages(db, now);
}

/** Deletes expired rows every hour. @returns stops it */
export function startHousekeeping(db: Kysely<Tables>, task: MonitoredTask): () => void {
  const timer = setInterval(() => {
    deleteExpiredRows(db, new Date()).then(task.reportSuccess, task.reportFailure);
  }, HOUR_MS).unref();
  return () => clearInterval(timer);
}
