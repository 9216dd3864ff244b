import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { sweepSessions } from '../sessions/session-limits.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Removes what nobody can use any more: sessions out of time, recoveries of yesterday. */
export async function sweepAccounts(db: Kysely<Tables>, now: Date): Promise<void> {
  await sweepSessions(db, now);
  await db
    .deleteFrom('recoveries')
    .where('created_at', '<=', new Date(now.getTime() - DAY_MS))
    .execute();
}

/** Sweeps every hour. @returns stops it */
export function startHousekeeping(db: Kysely<Tables>, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const timer = setInterval(() => {
    sweepAccounts(db, new Date()).catch((error: unknown) => log.warn({ err: error }, 'could not tidy up'));
  }, HOUR_MS).unref();
  return () => clearInterval(timer);
}
