import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Requester } from './requester.js';
import { elapsedMs } from '../elapsed.js';
import { codeTries, hasTriesLeft, type RecoveryCode } from './recovery-codes.js';

/** Minimum time between two requests of one client for the same address (specification §9). */
const RETRY_MS = 5 * 60_000;
/** Time to set the new password after the verification. */
const RESET_MS = 10 * 60_000;

const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

/** @returns milliseconds until the client may request a code for the mailbox again; 0 when it may do so now */
export async function remainingWait(
  trx: Transaction<Tables>,
  { requesterHash }: Pick<Requester, 'requesterHash'>,
  now: Date,
): Promise<number> {
  const last = await trx
    .selectFrom('recovery_keys')
    .select('created_at')
    .where('asker_hash', '=', requesterHash)
    // Not those that were stored while the clock was ahead.
    .where('created_at', '<', after(now, RETRY_MS))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? Math.max(0, RETRY_MS - elapsedMs(last.created_at, now, RETRY_MS)) : 0;
}

/** Adds a key for a code. */
export async function addKey(
  trx: Transaction<Tables>,
  key_hash: string,
  code: RecoveryCode,
  {
    knownDevice,
    requesterHash,
    networkHash,
  }: Pick<Requester, 'knownDevice' | 'requesterHash' | 'networkHash'>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('recovery_keys')
    .values({
      key_hash,
      code_id: code.id,
      asker_hash: requesterHash,
      network_hash: networkHash,
      known_device: knownDevice,
      created_at: now,
      verified_at: null,
      used_at: null,
    })
    .execute();
}

/** Only a `waiting` key accepts a code. `closed`: another key was verified with the code. */
export type KeyState = 'waiting' | 'closed' | 'verified' | 'used' | 'expired' | 'unknown';

/** The state of a key. */
export async function readKeyState(db: Kysely<Tables>, keyHash: string, now: Date): Promise<KeyState> {
  const row = await db
    .selectFrom('recovery_keys')
    .innerJoin('recovery_codes', 'recovery_codes.id', 'recovery_keys.code_id')
    .select(['verified_at', 'used_at', 'expires_at', 'closed_at'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.used_at) return 'used';
  const end = row.verified_at ? after(row.verified_at, RESET_MS) : row.expires_at;
  if (end <= now) return 'expired';
  if (row.verified_at) return 'verified';
  return row.closed_at ? 'closed' : 'waiting';
}

/**
 * Counts a try and commits before the code is compared, so that parallel calls and crashes cannot exceed the limit. Tries of a
 * code that another key has closed are counted too: otherwise an attacker could detect that the learner has recovered.
 * @returns the code; undefined when no try is left or the state of the key is not `waiting`
 */
export const countTry = (db: Kysely<Tables>, keyHash: string, now: Date): Promise<RecoveryCode | undefined> =>
  db.transaction().execute(async (trx) => {
    const code = await trx
      .selectFrom('recovery_codes')
      .selectAll()
      .where('id', 'in', (select) =>
        select.selectFrom('recovery_keys').select('code_id').where('key_hash', '=', keyHash),
      )
      .where('expires_at', '>', now)
      // All keys of a code wait for each other.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!code) return undefined;
    const key = await trx
      .selectFrom('recovery_keys')
      .select(['known_device', 'network_hash', 'tries', 'verified_at'])
      .where('key_hash', '=', keyHash)
      .executeTakeFirst();
    if (!key || key.verified_at || key.tries >= codeTries.key) return undefined;
    const requester = { knownDevice: key.known_device, networkHash: key.network_hash };
    if (!(await hasTriesLeft(trx, code, requester))) return undefined;
    await trx
      .updateTable('recovery_keys')
      .set({ tries: sql`tries + 1` })
      .where('key_hash', '=', keyHash)
      .execute();
    await trx
      .updateTable('recovery_codes')
      .set(
        key.known_device
          ? { device_tries: sql`device_tries + 1` }
          : { stranger_tries: sql`stranger_tries + 1` },
      )
      .where('id', '=', code.id)
      .execute();
    return code;
  });

/**
 * Closes the code and marks the key as verified; the time for the new password starts.
 * @returns its user; undefined when another call did so first, or the account is deleted or disabled
 */
export const markVerified = (
  db: Kysely<Tables>,
  keyHash: string,
  codeId: number,
  now: Date,
): Promise<{ id: number; username: string } | undefined> =>
  db.transaction().execute(async (trx) => {
    const user = await trx
      .updateTable('recovery_codes')
      .from('users')
      .whereRef('users.id', '=', 'recovery_codes.user_id')
      .where('users.disabled_at', 'is', null)
      .set({ closed_at: now })
      .where('recovery_codes.id', '=', codeId)
      .where('closed_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['users.id', 'users.username'])
      .executeTakeFirst();
    if (!user) return undefined;
    await trx
      .updateTable('recovery_keys')
      .set({ verified_at: now })
      .where('key_hash', '=', keyHash)
      .execute();
    return user;
  });

/**
 * Closes a code whose mailbox belongs to no account yet, and marks the key as used.
 * @returns false when another call did so first, or the code has expired
 */
export async function consumeCode(
  trx: Transaction<Tables>,
  keyHash: string,
  codeId: number,
  now: Date,
): Promise<boolean> {
  const closed = await trx
    .updateTable('recovery_codes')
    .set({ closed_at: now })
    .where('id', '=', codeId)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!closed) return false;
  await trx
    .updateTable('recovery_keys')
    .set({ verified_at: now, used_at: now })
    .where('key_hash', '=', keyHash)
    .execute();
  return true;
}

/** The account whose password a verified key may set. */
export const findKeyOwner = (db: Kysely<Tables>, keyHash: string, now: Date) =>
  db
    .selectFrom('recovery_keys')
    .innerJoin('recovery_codes', 'recovery_codes.id', 'recovery_keys.code_id')
    .innerJoin('users', 'users.id', 'recovery_codes.user_id')
    .select(['users.id', 'users.username', 'users.email'])
    .where('recovery_keys.key_hash', '=', keyHash)
    .where('recovery_keys.verified_at', '>', after(now, -RESET_MS))
    .where('recovery_keys.used_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();

/**
 * Marks a verified key as used, with the other verified keys of the user, and closes the user's codes. The caller holds a
 * lock on the user's row.
 * @returns false for a key that is not verified, expired or already used
 */
export async function consumeKey(
  trx: Transaction<Tables>,
  keyHash: string,
  userId: number,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_keys')
    .set({ used_at: now })
    .where('key_hash', '=', keyHash)
    .where('verified_at', '>', after(now, -RESET_MS))
    .where('used_at', 'is', null)
    .returning('key_hash')
    .executeTakeFirst();
  if (!used) return false;
  await closeRecoveries(trx, userId, now);
  return true;
}

/**
 * Closes the codes of a user and marks the user's verified keys as used. The caller holds a lock on the user's row.
 */
export async function closeRecoveries(trx: Transaction<Tables>, userId: number, now: Date): Promise<void> {
  const codes = await trx
    .updateTable('recovery_codes')
    .set({ closed_at: now })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  if (codes.length === 0) return;
  await trx
    .updateTable('recovery_keys')
    .set({ used_at: now })
    .where(
      'code_id',
      'in',
      codes.map(({ id }) => id),
    )
    .where('verified_at', 'is not', null)
    .where('used_at', 'is', null)
    .execute();
}
