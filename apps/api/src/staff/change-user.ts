import type { Kysely } from 'kysely';
import { deleteUserRows } from '../database/delete-user-rows.js';
import type { Tables } from '../database/tables.js';

/** A user by id, as `findUser` found it. */
export interface UserId {
  readonly id: number;
}

/** The sessions of a user, oldest first, with ISO times. */
export async function listSessions(db: Kysely<Tables>, { id }: UserId) {
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  return sessions.map(({ created_at, used_at }) => ({
    createdAt: created_at.toISOString(),
    usedAt: used_at.toISOString(),
  }));
}

/** Signs a user out everywhere, on every server at once. @returns the number of ended sessions */
export async function endSessions(db: Kysely<Tables>, { id }: UserId): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ends the sessions and prevents sign-ins until the user is enabled again. @returns the number of ended sessions */
export const disableUser = (db: Kysely<Tables>, { id }: UserId): Promise<number> =>
  db.transaction().execute(async (trx) => {
    // Updates the user's row first: its lock makes a concurrent sign-in finish before its session is deleted here.
    await trx.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', id).execute();
    return endSessions(trx, { id });
  });

/** Allows a disabled user to sign in again. */
export async function enableUser(db: Kysely<Tables>, { id }: UserId): Promise<void> {
  await db.updateTable('users').set({ disabled_at: null }).where('id', '=', id).execute();
}

/** Permanently deletes a user with all of the user's data. */
export const deleteUser = (db: Kysely<Tables>, { id }: UserId): Promise<void> =>
  db.transaction().execute(async (trx) => void (await deleteUserRows(trx, id)));
