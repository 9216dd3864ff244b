import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { ContactText } from './tidy-message.js';

/** The same text again within this time is the same message: a double tap, or a repeat after a lost answer. */
const RESEND_MS = 5 * 60_000;
/** How long messages are kept. */
const KEPT_MONTHS = 12;

/** The id of the same message, when it came a short time ago. */
export async function findResent(
  db: Kysely<Tables>,
  { name, phone, message }: ContactText,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('phone', '=', phone)
    .where('created_at', '>', new Date(now.getTime() - RESEND_MS))
    .where('name', '=', name)
    .where('message', '=', message)
    .executeTakeFirst();
  return row?.id;
}

/** A number of 64 bits that stands for a text. */
const lockKey = ({ name, phone, message }: ContactText): string =>
  createHash('sha256')
    .update(JSON.stringify(['contact', name, phone, message]))
    .digest()
    .readBigInt64BE()
    .toString();

/**
 * Keeps a message, unless the same one came a short time ago or comes beside it.
 * @returns its id, and whether it was kept just now
 */
export async function keepMessage(
  trx: Transaction<Tables>,
  text: ContactText,
  now: Date,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  // Whoever brings the same text waits here until this transaction has ended.
  await sql`select pg_advisory_xact_lock(${lockKey(text)}::bigint)`.execute(trx);
  const resent = await findResent(trx, text, now);
  if (resent !== undefined) return { id: resent, isNew: false };
  const { id } = await trx
    .insertInto('contact_messages')
    .values({ ...text, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: true };
}

/** An id that no message gets any more: what a robot is answered with. */
export async function spendId(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('contact_messages', 'id'))::integer as id`.execute(db);
  return rows[0]?.id ?? 1;
}

/** Removes messages older than a year. */
export async function sweepMessages(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  await db.deleteFrom('contact_messages').where('created_at', '<=', before).execute();
}
