import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { RefreshClaim } from './refresh-token.js';
import { aliveSince, MAX_SESSIONS, sessionLimits } from './session-limits.js';

/** Opens a session, ending those used least recently when there are too many. The caller holds the learner's row locked. */
export async function startSession(trx: Transaction<Tables>, userId: number, now: Date): Promise<string> {
  const id = randomUUID();
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('used_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(MAX_SESSIONS - 1),
    )
    .execute();
  const times = { created_at: now, rotated_at: now, used_at: now };
  await trx
    .insertInto('sessions')
    .values({ id, user_id: userId, counter: 0, ...times })
    .execute();
  return id;
}

export async function endSession(db: Kysely<Tables>, sid: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sid).execute();
}

/** What comes of trading in a refresh token; `counter` is that of the token to go on with. */
export type Trade =
  | { readonly outcome: 'renewed'; readonly userId: number; readonly counter: number }
  | { readonly outcome: 'stolen'; readonly userId: number }
  | { readonly outcome: 'disabled' | 'absent' };

/**
 * Trades in a genuine refresh token. The current one moves the counter; the one before it, or any within a moment after a
 * move, gets the current one again, because replies get lost and tabs race. An older one is a copy in somebody else's
 * hands: the session ends, for nobody can tell who is who.
 */
export function tradeIn(db: Kysely<Tables>, claim: RefreshClaim, now: Date): Promise<Trade> {
  return db.transaction().execute(async (trx) => {
    const alive = aliveSince(now);
    const row = await trx
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['user_id', 'counter', 'rotated_at', 'disabled_at'])
      .where('sessions.id', '=', claim.sid)
      .where('sessions.created_at', '>', alive.created)
      .where('sessions.used_at', '>', alive.used)
      .forUpdate('sessions')
      .executeTakeFirst();
    if (!row) return { outcome: 'absent' };
    if (row.disabled_at) return { outcome: 'disabled' };
    const userId = row.user_id;
    // A database that lost its last moments (power, a restored copy) may know less than the learner does.
    const counter = Math.max(row.counter, claim.counter);
    const isFresh = now.getTime() - row.rotated_at.getTime() < sessionLimits.tolerance;
    if (!isFresh && claim.counter < counter - 1) {
      await endSession(trx, claim.sid);
      return { outcome: 'stolen', userId };
    }
    const moves = claim.counter === counter && !isFresh;
    const moved = moves ? { counter: counter + 1, rotated_at: now } : { counter };
    await trx
      .updateTable('sessions')
      .set({ used_at: now, ...moved })
      .where('id', '=', claim.sid)
      .execute();
    return { outcome: 'renewed', userId, counter: moved.counter };
  });
}
