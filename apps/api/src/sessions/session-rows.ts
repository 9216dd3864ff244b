import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { elapsedMs } from '../elapsed.js';
import type { RefreshTokenClaims } from './refresh-token.js';
import { activeSessionCutoffs, MAX_SESSIONS, sessionLimits } from './session-limits.js';

/**
 * Starts a session and ends the least recently used ones over the limit. The caller holds a lock on the learner's row.
 * @param device description of the device; empty when unknown
 */
export async function startSession(
  trx: Transaction<Tables>,
  userId: number,
  device: string,
  now: Date,
): Promise<{ sid: string; endedSessions: number }> {
  const id = randomUUID();
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (recent) =>
      recent
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('used_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(MAX_SESSIONS - 1),
    )
    .executeTakeFirstOrThrow();
  const times = { created_at: now, rotated_at: now, used_at: now };
  await trx
    .insertInto('sessions')
    .values({ id, user_id: userId, counter: 0, device, ...times })
    .execute();
  return { sid: id, endedSessions: Number(numDeletedRows) };
}

/** @returns its user; undefined when it does not exist */
export const endSession = (
  db: Kysely<Tables>,
  sid: string,
): Promise<{ id: number; username: string } | undefined> =>
  db
    .deleteFrom('sessions')
    .using('users')
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('sessions.id', '=', sid)
    .returning(['users.id', 'users.username'])
    .executeTakeFirst();

/** The active sessions of a learner, the last used first. */
export function activeSessions(db: Kysely<Tables>, userId: number, now: Date) {
  const { createdAfter, usedAfter } = activeSessionCutoffs(now);
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'used_at', 'device'])
    .where('user_id', '=', userId)
    .where('created_at', '>', createdAfter)
    .where('used_at', '>', usedAfter)
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * Ends the sessions of a learner except one.
 * @returns the number of ended sessions
 */
export async function endOtherSessions(db: Kysely<Tables>, userId: number, sid: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', sid)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes the sessions that are no longer active. */
export async function deleteExpiredSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  const { createdAfter, usedAfter } = activeSessionCutoffs(now);
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('created_at', '<=', createdAfter), eb('used_at', '<=', usedAfter)]))
    .execute();
}

/** `counter`: the counter of the next refresh token. */
export type RotationResult =
  | { readonly outcome: 'renewed'; readonly userId: number; readonly counter: number }
  | {
      /** `reused`: the session has ended. `other-device`: it continues. */
      readonly outcome: 'reused' | 'other-device';
      readonly user: { id: number; username: string } | undefined;
    }
  | { readonly outcome: 'disabled' | 'not-found' };

/** Records that the client received the tokens with this counter. */
export async function confirmCounter(db: Kysely<Tables>, sid: string, counter: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_counter: counter })
    .where('id', '=', sid)
    .where('confirmed_counter', '<', counter)
    .execute();
}

/**
 * Rotates a verified refresh token. The current token increments the counter. The previous token returns the current one
 * again within the grace period after the rotation, because tabs race, and later as long as the client has not used the
 * current one, because responses get lost. The device must be that of the session, once a refresh has shown its cookie:
 * another one is refused, and the session continues. Any other token is a copy: the session ends, because owner and thief
 * cannot be told apart.
 * @param deviceOf the id of the device of the request, if the learner has signed in on it
 */
export function rotateRefreshToken(
  db: Kysely<Tables>,
  claims: RefreshTokenClaims,
  deviceOf: (userId: number) => string | undefined,
  now: Date,
): Promise<RotationResult> {
  return db.transaction().execute(async (trx) => {
    const { createdAfter, usedAfter } = activeSessionCutoffs(now);
    const row = await trx
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'user_id',
        'username',
        'device_id',
        'counter',
        'confirmed_counter',
        'rotated_at',
        'disabled_at',
      ])
      .where('sessions.id', '=', claims.sid)
      .where('sessions.created_at', '>', createdAfter)
      .where('sessions.used_at', '>', usedAfter)
      .forUpdate('sessions')
      .executeTakeFirst();
    if (!row) return { outcome: 'not-found' };
    if (row.disabled_at) return { outcome: 'disabled' };
    const userId = row.user_id;
    // A database that lost its last writes (power failure, restored backup) may be behind the learner's token.
    const counter = Math.max(row.counter, claims.counter);
    const isCurrent = claims.counter === counter;
    const recentlyRotated =
      elapsedMs(row.rotated_at, now, sessionLimits.gracePeriod) < sessionLimits.gracePeriod;
    const isPrevious = claims.counter === counter - 1;
    const isAcceptedPrevious = isPrevious && (recentlyRotated || row.confirmed_counter < counter);
    if (!isCurrent && !isAcceptedPrevious) {
      return { outcome: 'reused', user: await endSession(trx, claims.sid) };
    }
    const device = deviceOf(userId);
    if (!isCurrent && row.device_id !== null && row.device_id !== device)
      return { outcome: 'other-device', user: { id: userId, username: row.username } };
    const rotation = isCurrent && !recentlyRotated ? { counter: counter + 1, rotated_at: now } : { counter };
    const confirmed_counter = Math.max(row.confirmed_counter, claims.counter);
    await trx
      .updateTable('sessions')
      .set({ used_at: now, confirmed_counter, device_id: row.device_id ?? device ?? null, ...rotation })
      .where('id', '=', claims.sid)
      .execute();
    return { outcome: 'renewed', userId, counter: rotation.counter };
  });
}
