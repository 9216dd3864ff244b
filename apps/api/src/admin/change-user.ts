import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { formatTable, formatTime } from './format-table.js';

/** A table of the user's sessions. */
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

/** Signs a user out everywhere, on every server at once. */
export async function endSessions(db: Kysely<Tables>, userId: number): Promise<string> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return `Sessions ended: ${numDeletedRows}.`;
}

/** Ends the sessions and prevents sign-ins until the user is enabled again. */
export const disableUser = (db: Kysely<Tables>, userId: number, now: Date): Promise<string> =>
  db.transaction().execute(async (trx) => {
    // Updates the user's row first: its lock makes a concurrent sign-in finish before its session is deleted here.
    await trx.updateTable('users').set({ disabled_at: now }).where('id', '=', userId).execute();
    return `Disabled. ${await endSessions(trx, userId)}`;
  });

/** Allows a disabled user to sign in again. */
export async function enableUser(db: Kysely<Tables>, userId: number): Promise<string> {
  await db.updateTable('users').set({ disabled_at: null }).where('id', '=', userId).execute();
  return 'Enabled: the user can sign in again.';
}

/** Permanently deletes a user with all of the user's data. */
export const deleteUser = (db: Kysely<Tables>, userId: number): Promise<string> =>
  db.transaction().execute(async (trx) => {
    // Recoveries have no foreign key to users. The order of the locks is that of a password reset.
    await trx.deleteFrom('recoveries').where('user_id', '=', userId).execute();
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    return 'Deleted.';
  });
