import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';

/** Time to enter the code, and again to set the new password after that. */
export const RECOVERY_MS = 10 * 60_000;
/** Minimum time between two requests for the same address (specification §9). */
export const RETRY_MS = 5 * 60_000;
/** Code comparisons per key. */
export const MAX_ATTEMPTS = 5;
const RETENTION_MS = 24 * 60 * 60_000;

export type Recovery = Selectable<Tables['recoveries']>;

const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

/** Time of the last request for an address. */
export async function lastRequestTime(db: Kysely<Tables>, emailKey: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('recoveries')
    .select('created_at')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return row?.created_at;
}

/**
 * Starts a recovery, which replaces an older one of the same address.
 * @returns false when the last request, a parallel one included, is too recent
 */
export async function startRecovery(
  trx: Transaction<Tables>,
  values: Pick<Recovery, 'email_key' | 'key_hash' | 'code_hash' | 'user_id'>,
  now: Date,
): Promise<boolean> {
  const times = { created_at: now, expires_at: after(now, RECOVERY_MS), verified_at: null, used_at: null };
  const row = { ...values, ...times, tries: 0 };
  const inserted = await trx
    .insertInto('recoveries')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet(row)
        .where('recoveries.created_at', '<=', after(now, -RETRY_MS)),
    )
    .returning('email_key')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findRecovery = (db: Kysely<Tables>, keyHash: string): Promise<Recovery | undefined> =>
  db.selectFrom('recoveries').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();

/**
 * Counts one attempt in its own commit before the comparison: parallel calls and a killed process gain no further attempt.
 * @returns the code's hash; undefined when no attempt is left or the key does not wait for a code
 */
export async function countAttempt(
  db: Kysely<Tables>,
  keyHash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('recoveries')
    .set({ tries: sql`tries + 1` })
    .where('key_hash', '=', keyHash)
    .where('tries', '<', MAX_ATTEMPTS)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/**
 * Marks the mailbox as verified and extends the key's lifetime for the new password.
 * @returns false when another call did so first, or the account is deleted or disabled
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

/** The account whose password a verified key may set. */
export const findKeyOwner = (db: Kysely<Tables>, keyHash: string, now: Date) =>
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
 * Marks a verified key as used.
 * @returns the id of its user; undefined for a key that is not verified, expired or already used
 */
export async function consumeKey(
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

/** Deletes recoveries older than a day. */
export async function deleteExpiredRecoveries(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('recoveries').where('created_at', '<=', after(now, -RETENTION_MS)).execute();
}
