import { errorCodes } from '@zarra/contracts/errors';
import fp from 'fastify-plugin';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import { clientKey } from '../limits/client-key.js';
import { passwordChangedMail } from '../mail/mail-templates.js';
import { assertStrongPassword } from '../passwords/assert-strong-password.js';
import { consumeKey, findKeyOwner, findRecovery } from './recovery-rows.js';
import { hashRecoveryKey } from './recovery-secrets.js';

/** Lifetime of the notice in the outbox. */
const NOTICE_MS = 24 * 60 * 60_000;

/** Sets the new password, ends all sessions of the learner and mails a notice in one transaction; starts no session. */
export const resetPassword = fp(
  ({ implement, db, keys, limits, now, outbox, passwords }) => {
    /** The error for a key that cannot set a password. */
    const toError = async (keyHash: string, time: Date): Promise<HttpError> => {
      const recovery = await findRecovery(db, keyHash);
      if (recovery?.used_at) return new HttpError(400, 'alreadyReset', { code: errorCodes.alreadyReset });
      return new HttpError(400, recovery && recovery.expires_at <= time ? 'recoveryExpired' : 'resetFailed');
    };

    implement('resetPassword', async ({ body, request }, reply) => {
      await limits.consume('resetByAddress', clientKey(request));
      const keyHash = hashRecoveryKey(keys.recovery, body.otp_key);
      const owner = await findKeyOwner(db, keyHash, now());
      if (!owner) throw await toError(keyHash, now());
      await assertStrongPassword(body.new_password, owner, 'new_password');
      // Hashing is slow and stays outside the transaction.
      const password_hash = await passwords.hash(body.new_password);

      const time = now();
      const changed = await db.transaction().execute(async (trx) => {
        const userId = await consumeKey(trx, keyHash, time);
        if (userId === undefined) return false;
        const user = await trx
          .updateTable('users')
          .set({ password_hash })
          .where('id', '=', userId)
          .where('disabled_at', 'is', null)
          .returning('email')
          .executeTakeFirst();
        if (!user) throw new HttpError(400, 'resetFailed'); // Disabled meanwhile; the rollback keeps the key unused.
        await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
        await outbox.add(trx, passwordChangedMail(user.email), new Date(time.getTime() + NOTICE_MS));
        return true;
      });
      if (!changed) throw await toError(keyHash, time);
      outbox.sendAfterReply(reply);
      return { detail: messages.passwordReset };
    });
  },
  { name: 'reset-password', dependencies: ['context', 'endpoints', 'limits', 'outbox', 'passwords'] },
);
