import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { formatTable, formatTime } from './format-table.js';

/** The open sessions of a user, as lines. */
export async function listSessions(db: Kysely<Tables>, userId: number): Promise<string> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  if (sessions.length === 0) return 'No sessions.';
  const rows = sessions.map(({ created_at, used_at }) => [formatTime(created_at), formatTime(used_at)]);
  return formatTable(['signed in', 'last used'], rows);
}

/** Signs a user out everywhere; every server refuses the sessions at once. */
export async function endSessions(db: Kysely<Tables>, userId: number): Promise<string> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return `Sessions ended: ${numDeletedRows}.`;
}

/** Keeps a user out, ending the sessions, until it is undone. */
export const disableUser = (db: Kysely<Tables>, userId: number, now: Date): Promise<string> =>
  db.transaction().execute(async (trx) => {
    // The learner's row first: a sign-in that runs at the same moment ends before the sessions are counted.
    await trx.updateTable('users').set({ disabled_at: now }).where('id', '=', userId).execute();
    return `Disabled. ${await endSessions(trx, userId)}`;
  });

/** Lets a disabled user in again. */
export async function enableUser(db: Kysely<Tables>, userId: number): Promise<string> {
  await db.updateTable('users').set({ disabled_at: null }).where('id', '=', userId).execute();
  return 'Enabled: the user can sign in again.';
}

/** Removes a user for good, with everything that belongs to it. */
export const deleteUser = (db: Kysely<Tables>, userId: number): Promise<string> =>
  db.transaction().execute(async (trx) => {
    // Recoveries name their user without a foreign key; the same order of locks as in a running reset.
    await trx.deleteFrom('recoveries').where('user_id', '=', userId).execute();
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    return 'Deleted.';
  });
