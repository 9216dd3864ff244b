import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { sweepSessions } from '../sessions/session-limits.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what nobody can use any more: sessions out of time, recoveries of yesterday. */
export async function sweepAccounts(db: Kysely<Tables>, now: Date): Promise<void> {
  await sweepSessions(db, now);
  await db
    .deleteFrom('recoveries')
    .where('created_at', '<=', new Date(now.getTime() - DAY_MS))
    .execute();
}
