import fp from 'fastify-plugin';
import type { Kysely, Transaction } from 'kysely';
import { emailKey, type Tables } from '../database/tables.js';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import { NOTICE_MS, noticeMail } from '../mail/mail-templates.js';
import { awaitParallelCalls, keyError } from '../mailed-codes/key-error.js';
import { closeRecoveries, consumeCode, countTry } from '../mailed-codes/recovery-keys.js';
import { codesEqual, deriveCode, normalizeCode } from '../mailed-codes/recovery-secrets.js';

interface Change {
  readonly learnerId: number;
  readonly sessionId: string;
  readonly email: string;
  readonly keyHash: string;
  readonly codeId: number;
}

const isUniqueViolation = (error: unknown): boolean => (Object(error) as { code?: unknown }).code === '23505';

/**
 * Changes the address and ends the recoveries that were started with the old one.
 * @returns the old address; undefined when the code was used before, or another account has the address
 */
async function applyChange(
  trx: Transaction<Tables>,
  { learnerId, sessionId, email, keyHash, codeId }: Change,
  time: Date,
): Promise<string | undefined> {
  // Locks the user's row first, as a password reset does.
  const current = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', learnerId)
    .forUpdate()
    .executeTakeFirst();
  if (!current) throw new HttpError(401, 'signInAgain');
  if (!(await consumeCode(trx, keyHash, codeId, time))) return undefined;
  await trx
    .updateTable('users')
    .set({ email, email_key: emailKey(email) })
    .where('id', '=', learnerId)
    .execute();
  await closeRecoveries(trx, learnerId, time);
  await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', learnerId)
    .where('session_id', '!=', sessionId)
    .execute();
  return current.email;
}

const findChange = (db: Kysely<Tables>, sessionId: string) =>
  db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['email_changes.email', 'key_hash', 'users.email_key'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

type FoundChange = Awaited<ReturnType<typeof findChange>>;

/** Whether the learner's address is the new one already. */
const isApplied = (change: FoundChange): boolean =>
  change !== undefined && change.email_key === emailKey(change.email);

/** Changes the address with the code of the mail, once, and mails a notice to the old address. */
export const confirmEmail = fp(
  ({ implement, db, keys, limits, now, outbox, securityLog }) => {
    const done = { detail: messages.emailChanged };

    implement('confirmEmail', async ({ body, learner, request }, reply) => {
      const change = await findChange(db, learner.sessionId);
      if (!change) throw new HttpError(400, 'noEmailChange');
      const keyHash = change.key_hash;
      await limits.consume('codeByKey', keyHash, 'tryAgainIn');
      const time = now();
      const code = await countTry(db, keyHash, time);
      if (!code) {
        const state = await awaitParallelCalls(db, keyHash, time);
        // A repetition after a lost response.
        if (isApplied(await findChange(db, learner.sessionId))) return done;
        throw keyError(state === 'verified' || state === 'used' ? 'expired' : state);
      }
      if (!codesEqual(keys.recovery, deriveCode(keys.recovery, code), normalizeCode(body.code)))
        throw new HttpError(400, 'codeWrong', { field: 'code' });

      const oldAddress = await db
        .transaction()
        .execute(async (trx) => {
          const old = await applyChange(
            trx,
            {
              learnerId: learner.id,
              sessionId: learner.sessionId,
              email: change.email,
              keyHash,
              codeId: code.id,
            },
            time,
          );
          if (old !== undefined)
            await outbox.add(trx, noticeMail(old, 'emailChanged'), new Date(time.getTime() + NOTICE_MS));
          return old;
        })
        .catch((error: unknown) => {
          // An account with the address was opened meanwhile. The code proves that the learner owns the mailbox.
          throw isUniqueViolation(error) ? new HttpError(400, 'emailTaken') : error;
        });
      if (oldAddress === undefined) {
        if (isApplied(await findChange(db, learner.sessionId))) return done;
        throw keyError('expired');
      }
      securityLog({ event: 'email-changed', request, user: learner });
      outbox.sendAfterReply(reply);
      return done;
    });
  },
  { name: 'confirm-email', dependencies: ['context', 'endpoints', 'limits', 'outbox', 'security-log'] },
);
