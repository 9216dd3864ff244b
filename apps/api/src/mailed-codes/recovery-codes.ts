import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Requester } from './requester.js';
import { elapsedMs } from '../elapsed.js';
import { isMailDue, scheduleMail } from './mail-schedule.js';
import { generateSalt } from './recovery-secrets.js';

const HOUR_MS = 60 * 60_000;

/** A code is replaced at this age although clients still request it. */
const MAX_AGE_MS = 6 * HOUR_MS;
/** Codes are stored this long after they expire: their tries still count, and late requests get the error for an expired code. */
const RETENTION_MS = 24 * HOUR_MS;

/** Maximum comparisons of a key; the others apply to the keys of a short code, by network and by kind of device. */
export const codeTries = { key: 5, network: 5, unknownDevices: 20, knownDevices: 5 } as const;

const SHORT_DIGITS = 6;
/** Too long to be guessed, so that the tries of such a code need no common limit that an attacker could use up. */
const LONG_DIGITS = 12;
/** After this many wrong codes of a mailbox within the retention time a new code is long. */
const TRIES_BEFORE_LONG_CODE = 5;

export type RecoveryCode = Selectable<Tables['recovery_codes']>;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Locks a mailbox until the end of the transaction. */
export const lockMailbox = async (trx: Transaction<Tables>, emailKey: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`.execute(trx);
};

/** Whether the limits of a code leave a try for a client; those of its key count separately. */
export async function hasTriesLeft(
  trx: Transaction<Tables>,
  code: RecoveryCode,
  { knownDevice, networkHash }: Pick<Requester, 'knownDevice' | 'networkHash'>,
): Promise<boolean> {
  const { tries } = await trx
    .selectFrom('recovery_keys')
    .select(sql<number>`coalesce(sum(tries), 0)::integer`.as('tries'))
    .where('code_id', '=', code.id)
    .where('network_hash', '=', networkHash)
    .where('known_device', '=', false)
    .executeTakeFirstOrThrow();
  if (code.digits > SHORT_DIGITS) return true;
  if (knownDevice) return code.device_tries < codeTries.knownDevices;
  return tries < codeTries.network && code.stranger_tries < codeTries.unknownDevices;
}

/** Whether a code may get another key and be mailed again. */
const isReusable = (code: RecoveryCode, userId: number | null, now: Date): boolean =>
  code.user_id === userId &&
  code.closed_at === null &&
  code.expires_at > now &&
  elapsedMs(code.created_at, now, MAX_AGE_MS) < MAX_AGE_MS;

/** A new code for a mailbox. Keys of an earlier code keep that code until it expires. */
async function createCode(
  trx: Transaction<Tables>,
  mailbox: Pick<RecoveryCode, 'email_key' | 'user_id'>,
  last: RecoveryCode | undefined,
  now: Date,
) {
  const { tries } = await trx
    .selectFrom('recovery_codes')
    .select(sql<number>`coalesce(sum(device_tries + stranger_tries), 0)::integer`.as('tries'))
    .where('email_key', '=', mailbox.email_key)
    .where('expires_at', '>', before(now, RETENTION_MS))
    .executeTakeFirstOrThrow();
  // A short code beside another that can still be guessed would double the chance of a guess.
  const isLastGuessable = last !== undefined && last.closed_at === null && last.expires_at > now;
  const isLong = tries >= TRIES_BEFORE_LONG_CODE || isLastGuessable;
  // The right code proves that the learner has requested the mails so far.
  const { validMinutes, ...schedule } = scheduleMail(last?.closed_at ? undefined : last, now);
  const code = await trx
    .insertInto('recovery_codes')
    .values({
      ...mailbox,
      ...schedule,
      salt: generateSalt(),
      digits: isLong ? LONG_DIGITS : SHORT_DIGITS,
      created_at: now,
      closed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { code, validMinutes };
}

/** Extends a code for another mail. */
async function extendCode(trx: Transaction<Tables>, code: RecoveryCode, now: Date) {
  const { validMinutes, expires_at, ...schedule } = scheduleMail(code, now);
  await trx
    .updateTable('recovery_codes')
    .set({ ...schedule, expires_at: code.expires_at > expires_at ? code.expires_at : expires_at })
    .where('id', '=', code.id)
    .execute();
  return { code, validMinutes };
}

/**
 * The code of a mailbox for a client that requests one. The caller holds the lock of the mailbox.
 * @returns `validMinutes` for the mail with the code; undefined while an earlier mail suffices
 */
export async function provideCode(
  trx: Transaction<Tables>,
  mailbox: Pick<RecoveryCode, 'email_key' | 'user_id'>,
  requester: Pick<Requester, 'knownDevice' | 'networkHash'>,
  now: Date,
): Promise<{ readonly code: RecoveryCode; readonly validMinutes?: number }> {
  const last = await trx
    .selectFrom('recovery_codes')
    .selectAll()
    .where('email_key', '=', mailbox.email_key)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || !isReusable(last, mailbox.user_id, now) || !(await hasTriesLeft(trx, last, requester)))
    return createCode(trx, mailbox, last, now);
  return isMailDue(last, requester.knownDevice, now) ? extendCode(trx, last, now) : { code: last };
}

/** Deletes codes that ended a day ago, with their keys. */
export async function deleteExpiredRecoveries(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('recovery_codes').where('expires_at', '<=', before(now, RETENTION_MS)).execute();
}
