import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { deleteExpiredMessages } from './contact/message-rows.js';
import type { Tables } from './database/tables.js';
import { deleteExpiredRecoveries } from './recovery/recovery-rows.js';
import { deleteExpiredSessions } from './sessions/session-rows.js';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes expired sessions, recoveries and contact messages. */
export async function deleteExpiredRows(db: Kysely<Tables>, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredRecoveries(db, now);
  await deleteExpiredMessages(db, now);
}

/** Deletes expired rows every hour. @returns stops it */
export function startHousekeeping(db: Kysely<Tables>, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const timer = setInterval(() => {
    deleteExpiredRows(db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'could not delete expired rows'),
    );
  }, HOUR_MS).unref();
  return () => clearInterval(timer);
}
