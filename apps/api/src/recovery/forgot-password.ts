import fp from 'fastify-plugin';
import { emailKey } from '../database/tables.js';
import { HttpError } from '../http/http-error.js';
import { clientKey } from '../limits/client-key.js';
import { recoveryCodeMail } from '../mail/mail-templates.js';
import { lastRequestTime, RECOVERY_MS, RETRY_MS, startRecovery } from './recovery-rows.js';
import {
  decoyCodeHash,
  generateCode,
  generateRecoveryKey,
  hashCode,
  hashRecoveryKey,
} from './recovery-secrets.js';

const tooSoon = (msLeft: number): HttpError =>
  new HttpError(429, 'recoveryTooSoon', { headers: { 'retry-after': String(Math.ceil(msLeft / 1000)) } });

/**
 * Responds alike for every address: for an unknown or disabled one the same statements store a decoy, a code hash that no
 * code matches and a mail that is discarded.
 */
export const forgotPassword = fp(
  ({ implement, db, keys, limits, now, outbox }) => {
    implement('forgotPassword', async ({ body, request }, reply) => {
      await limits.consume('recoveryByAddress', clientKey(request));
      const email_key = emailKey(body.email);
      const time = now();
      const last = await lastRequestTime(db, email_key);
      const msLeft = last ? last.getTime() + RETRY_MS - time.getTime() : 0;
      if (msLeft > 0) throw tooSoon(msLeft);

      const otp_key = generateRecoveryKey();
      const code = generateCode();
      const key_hash = hashRecoveryKey(keys.recovery, otp_key);
      const started = await db.transaction().execute(async (trx) => {
        const user = await trx
          .selectFrom('users')
          .select(['id', 'email'])
          .where('email_key', '=', email_key)
          .where('disabled_at', 'is', null)
          .executeTakeFirst();
        const code_hash = user
          ? hashCode(keys.recovery, key_hash, code)
          : decoyCodeHash(keys.recovery, key_hash);
        const row = { email_key, key_hash, code_hash, user_id: user?.id ?? null };
        if (!(await startRecovery(trx, row, time))) return false;
        // Counted after the retry check: requests that come too soon do not use up the daily limit of the mailbox.
        await limits.consume('recoveryByMailbox', email_key);
        const mail = recoveryCodeMail(user?.email ?? body.email, code);
        await outbox.add(trx, user && mail, new Date(time.getTime() + RECOVERY_MS));
        return true;
      });
      if (!started) throw tooSoon(RETRY_MS);
      outbox.sendAfterReply(reply);
      reply.header('cache-control', 'no-store');
      return { otp_key };
    });
  },
  { name: 'forgot-password', dependencies: ['context', 'endpoints', 'limits', 'outbox'] },
);
