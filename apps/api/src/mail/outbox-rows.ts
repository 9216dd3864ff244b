import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

/** A claim older than this is of a process that is gone, or gave up: whether its mail left nobody knows. */
const CLAIM_LASTS_MS = 2 * 60_000;

/** Waiting times after a refusal, in seconds; the last one stays. A code lives ten minutes, other mail longer. */
const PAUSES = [5, 15, 30, 60, 60, 60, 60, 60, 60, 60, 60, 300, 900];

export interface WaitingMail {
  readonly id: number;
  readonly sealed: string;
  /** This one included. */
  readonly attempts: number;
}

/**
 * Takes the next mail that is due for this process alone. Committed before the mail is handed over, so that none
 * leaves twice, whoever is killed when.
 */
export const claimMail = (db: Kysely<Tables>, now: Date): Promise<WaitingMail | undefined> =>
  db
    .updateTable('outbox')
    .set({ claimed_at: now, attempts: sql`attempts + 1` })
    .where('id', '=', (select) =>
      select
        .selectFrom('outbox')
        .select('id')
        .where('claimed_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .where('expires_at', '>', now)
        // A code lives ten minutes: it never queues behind what may wait for days.
        .orderBy('expires_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'sealed', 'attempts'])
    .executeTakeFirst();

/** Gives a mail that certainly did not leave back to the outbox, for later. */
export async function postponeMail(
  db: Kysely<Tables>,
  { id, attempts }: WaitingMail,
  now: Date,
): Promise<void> {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? 0;
  await db
    .updateTable('outbox')
    .set({ claimed_at: null, next_attempt_at: new Date(now.getTime() + pause * 1000) })
    .where('id', '=', id)
    .execute();
}

export async function removeMail(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/**
 * Removes what must not leave any more: mail past its time, and mail claimed by a process that ended before it knew
 * how the sending went.
 */
export async function dropDeadMail(
  db: Kysely<Tables>,
  now: Date,
): Promise<readonly { id: number; reason: 'expired' | 'abandoned' }[]> {
  const abandoned = new Date(now.getTime() - CLAIM_LASTS_MS);
  const dropped = await db
    .deleteFrom('outbox')
    .where((where) =>
      where.or([
        where.and([where('claimed_at', 'is', null), where('expires_at', '<=', now)]),
        where('claimed_at', '<=', abandoned),
      ]),
    )
    .returning(['id', 'claimed_at'])
    .execute();
  return dropped.map(({ id, claimed_at }) => ({ id, reason: claimed_at ? 'abandoned' : 'expired' }));
}

/** When the next mail is due; undefined when none waits. */
export async function nextDue(db: Kysely<Tables>): Promise<Date | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('claimed_at', 'is', null)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at;
}
