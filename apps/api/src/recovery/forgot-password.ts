import type { endpoints } from '@zarra/contracts';
import { emailKey } from '../accounts/account-keys.js';
import type { Handler } from '../http/endpoint-routes.js';
import { Refusal } from '../http/refusal.js';
import { clientKey } from '../limits/client-key.js';
import { recoveryCodeMail } from '../mail/account-mails.js';
import { sendAfterReply } from '../mail/send-after-reply.js';
import type { RecoveryServices } from './recovery-handlers.js';
import { lastRequest, RECOVERY_MS, RETRY_MS, startRecovery } from './recovery-rows.js';
import { codeHash, keyHash, newCode, newRecoveryKey, unmatchedCodeHash } from './recovery-secrets.js';

const tooSoon = (msLeft: number): Refusal =>
  new Refusal(429, 'recoveryTooSoon', { headers: { 'retry-after': String(Math.ceil(msLeft / 1000)) } });

/**
 * Answers every address alike: an unknown or disabled one goes through the same statements, with a code that none
 * matches and a mail that is thrown away.
 */
export const forgotPassword =
  ({ db, keys, limits, now, outbox }: RecoveryServices): Handler<(typeof endpoints)['forgotPassword']> =>
  async ({ body, request }, reply) => {
    await limits.take('recoveryByAddress', clientKey(request));
    const email_key = emailKey(body.email);
    const time = now();
    const last = await lastRequest(db, email_key);
    const msLeft = last ? last.getTime() + RETRY_MS - time.getTime() : 0;
    if (msLeft > 0) throw tooSoon(msLeft);

    const otp_key = newRecoveryKey();
    const code = newCode();
    const key_hash = keyHash(keys.recovery, otp_key);
    const started = await db.transaction().execute(async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select(['id', 'email'])
        .where('email_key', '=', email_key)
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
      const code_hash = user
        ? codeHash(keys.recovery, key_hash, code)
        : unmatchedCodeHash(keys.recovery, key_hash);
      const row = { email_key, key_hash, code_hash, user_id: user?.id ?? null };
      if (!(await startRecovery(trx, row, time))) return false;
      // Only a request that starts something is counted: impatience does not use up the mailbox's day.
      await limits.take('recoveryByMailbox', email_key);
      const mail = recoveryCodeMail(user?.email ?? body.email, code);
      await outbox.add(trx, user && mail, new Date(time.getTime() + RECOVERY_MS));
      return true;
    });
    if (!started) throw tooSoon(RETRY_MS);
    sendAfterReply(reply, outbox);
    reply.header('cache-control', 'no-store');
    return { otp_key };
  };
