import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';

/** How long a code may be entered, and after that how long the new password may be set. */
export const RECOVERY_MS = 10 * 60_000;
/** Between two requests for the same address (specification §9). */
export const RETRY_MS = 5 * 60_000;
/** Codes compared with one key at most. */
export const MAX_TRIES = 5;

export type Recovery = Selectable<Tables['recoveries']>;

const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

/** When the address last asked. */
export async function lastRequest(db: Kysely<Tables>, emailKey: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('recoveries')
    .select('created_at')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return row?.created_at;
}

/**
 * Starts the recovery of an address; an older one of the same address ends.
 * @returns false when the address has asked too short a time ago, parallel requests included
 */
export async function startRecovery(
  trx: Transaction<Tables>,
  started: Pick<Recovery, 'email_key' | 'key_hash' | 'code_hash' | 'user_id'>,
  now: Date,
): Promise<boolean> {
  const fresh = {
    ...started,
    created_at: now,
    expires_at: after(now, RECOVERY_MS),
    tries: 0,
    verified_at: null,
    used_at: null,
  };
  const row = await trx
    .insertInto('recoveries')
    .values(fresh)
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet(fresh)
        .where('recoveries.created_at', '<=', after(now, -RETRY_MS)),
    )
    .returning('email_key')
    .executeTakeFirst();
  return row !== undefined;
}

export const findRecovery = (db: Kysely<Tables>, keyHash: string): Promise<Recovery | undefined> =>
  db.selectFrom('recoveries').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();

/**
 * Counts one try, committed by itself before anything is compared: neither parallel calls nor a kill win another.
 * @returns the code's hash; undefined when no try is left, or the key is not waiting for its code
 */
export async function countTry(db: Kysely<Tables>, keyHash: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('recoveries')
    .set({ tries: sql`tries + 1` })
    .where('key_hash', '=', keyHash)
    .where('tries', '<', MAX_TRIES)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/**
 * Marks the mailbox as proved, and gives the key time for the new password.
 * @returns false when another call did it before, or the account is gone
 */
export async function markVerified(db: Kysely<Tables>, keyHash: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('recoveries')
    .set({ verified_at: now, expires_at: after(now, RECOVERY_MS) })
    .where('key_hash', '=', keyHash)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', now)
    .where('user_id', 'in', (select) =>
      select.selectFrom('users').select('id').where('disabled_at', 'is', null),
    )
    .returning('email_key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose password a verified key may set now. */
export const ownerOfVerified = (
  db: Kysely<Tables>,
  keyHash: string,
  now: Date,
): Promise<{ username: string; email: string } | undefined> =>
  db
    .selectFrom('recoveries')
    .innerJoin('users', 'users.id', 'recoveries.user_id')
    .select(['users.username', 'users.email'])
    .where('recoveries.key_hash', '=', keyHash)
    .where('recoveries.verified_at', 'is not', null)
    .where('recoveries.used_at', 'is', null)
    .where('recoveries.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();

/**
 * Uses a verified key up.
 * @returns whose it was; undefined when it cannot be used (any more)
 */
export async function useKey(
  trx: Transaction<Tables>,
  keyHash: string,
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .updateTable('recoveries')
    .set({ used_at: now })
    .where('key_hash', '=', keyHash)
    .where('verified_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}
