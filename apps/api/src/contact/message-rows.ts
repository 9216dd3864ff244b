import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { ContactText } from './normalize-message.js';

/** The same text within this time is a duplicate: a double tap, or a retry after a lost response. */
const DUPLICATE_WINDOW_MS = 5 * 60_000;
const RETENTION_MONTHS = 12;

/** The id of a recent message with the same text. */
export async function findDuplicate(
  db: Kysely<Tables>,
  { name, phone, message }: ContactText,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('phone', '=', phone)
    .where('created_at', '>', new Date(now.getTime() - DUPLICATE_WINDOW_MS))
    // Not those that were stored while the clock was ahead.
    .where('created_at', '<', new Date(now.getTime() + DUPLICATE_WINDOW_MS))
    .where('name', '=', name)
    .where('message', '=', message)
    .executeTakeFirst();
  return row?.id;
}

/** A 64-bit key for the advisory lock of a text. */
const lockKey = ({ name, phone, message }: ContactText): string =>
  createHash('sha256')
    .update(JSON.stringify(['contact', name, phone, message]))
    .digest()
    .readBigInt64BE()
    .toString();

/**
 * Stores a message unless it duplicates a recent or concurrent one.
 * @param userId who is signed in. The message is deleted with the account
 * @returns its id, and whether this call stored it
 */
export async function storeMessage(
  trx: Transaction<Tables>,
  text: ContactText,
  userId: number | undefined,
  now: Date,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  // A concurrent transaction with the same text waits here until this one ends.
  await sql`select pg_advisory_xact_lock(${lockKey(text)}::bigint)`.execute(trx);
  const duplicate = await findDuplicate(trx, text, now);
  if (duplicate !== undefined) return { id: duplicate, isNew: false };
  const { id } = await trx
    .insertInto('contact_messages')
    .values((eb) => ({
      ...text,
      created_at: now,
      // Null when the account was deleted meanwhile.
      user_id:
        userId === undefined
          ? null
          : eb.selectFrom('users').select('id').where('id', '=', userId).forKeyShare(),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: true };
}

/** Takes the next message id without storing a message, for the response to a bot. */
export async function nextUnusedId(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('contact_messages', 'id'))::integer as id`.execute(db);
  return rows[0]?.id ?? 1;
}

/** Deletes messages older than twelve months. */
export async function deleteExpiredMessages(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - RETENTION_MONTHS);
  await db.deleteFrom('contact_messages').where('created_at', '<=', before).execute();
}
