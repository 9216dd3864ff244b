import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

/** A claim older than this belongs to a process that was killed or aborted: it is unknown whether the mail was sent. */
const CLAIM_TIMEOUT_MS = 2 * 60_000;

/** Delays after failed attempts, s; the last one repeats. A code is valid for ten minutes, other mail lasts longer. */
const RETRY_DELAYS = [5, 15, 30, 60, 60, 60, 60, 60, 60, 60, 60, 300, 900];

const LONGEST_DELAY_MS = Math.max(...RETRY_DELAYS) * 1000;

export interface QueuedMail {
  readonly id: number;
  readonly sealed: string;
  /** Number of attempts, including the current one. */
  readonly attempts: number;
}

/**
 * Claims the next due mail for this process. The claim is committed before the mail is sent, so that a killed process never
 * causes a second sending.
 */
export const claimMail = (db: Kysely<Tables>, now: Date): Promise<QueuedMail | undefined> =>
  db
    .updateTable('outbox')
    .set({ claimed_at: now, attempts: sql`attempts + 1` })
    .where('id', '=', (select) =>
      select
        .selectFrom('outbox')
        .select('id')
        .where('claimed_at', 'is', null)
        .where((where) =>
          where.or([
            where('next_attempt_at', '<=', now),
            // Stored while the clock was ahead.
            where('next_attempt_at', '>', new Date(now.getTime() + LONGEST_DELAY_MS)),
          ]),
        )
        .where('expires_at', '>', now)
        // A code, valid for ten minutes, comes before mail that may wait for days.
        .orderBy('expires_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'sealed', 'attempts'])
    .executeTakeFirst();

/** Returns a mail that was certainly not sent to the queue. */
export async function postponeMail(db: Kysely<Tables>, mail: QueuedMail, now: Date): Promise<void> {
  const { id, attempts } = mail;
  const delay = RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length) - 1] ?? 0;
  await db
    .updateTable('outbox')
    .set({ claimed_at: null, next_attempt_at: new Date(now.getTime() + delay * 1000) })
    .where('id', '=', id)
    .execute();
}

export async function deleteMail(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Deletes expired mail, and mail whose claim timed out before the result of its sending was stored. */
export async function deleteUnsendableMail(
  db: Kysely<Tables>,
  now: Date,
): Promise<readonly { id: number; reason: 'expired' | 'abandoned' }[]> {
  const claimCutoff = new Date(now.getTime() - CLAIM_TIMEOUT_MS);
  const deleted = await db
    .deleteFrom('outbox')
    .where((where) =>
      where.or([
        where.and([where('claimed_at', 'is', null), where('expires_at', '<=', now)]),
        where('claimed_at', '<=', claimCutoff),
      ]),
    )
    .returning(['id', 'claimed_at'])
    .execute();
  return deleted.map(({ id, claimed_at }) => ({ id, reason: claimed_at ? 'abandoned' : 'expired' }));
}

/** Number of mails that wait or are being sent. */
export async function countMails(db: Kysely<Tables>): Promise<number> {
  const { mails } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<string | number>().as('mails'))
    .executeTakeFirstOrThrow();
  return Number(mails);
}

/** Time of the next attempt; undefined for an empty queue. */
export async function nextAttemptTime(db: Kysely<Tables>): Promise<Date | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('claimed_at', 'is', null)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at;
}
