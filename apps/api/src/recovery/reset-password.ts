import { errorCodes } from '@zarra/contracts/errors';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import { knownDeviceKey } from '../devices/device-cookie.js';
import { accountKey } from '../limits/sign-in-guard.js';
import { NOTICE_MS, noticeMail } from '../mail/mail-templates.js';
import { assertStrongPassword } from '../passwords/assert-strong-password.js';
import { closedSignal } from '../http/closed-signal.js';
import { ownersTurn } from '../passwords/turns.js';
import { consumeKey, findKeyOwner, readKeyState } from '../mailed-codes/recovery-keys.js';
import { hashRecoveryKey } from '../mailed-codes/recovery-secrets.js';

/**
 * Sets the new password, ends all sessions of the learner and mails a notice in one transaction; starts no session. The next
 * sign-in on the device succeeds at once, even while others guess the password.
 */
export const resetPassword = fp(
  ({ implement, db, deviceCookie, keys, limits, now, outbox, passwords, securityLog }) => {
    /** The error for a key that cannot set a password. */
    const toError = async (database: Kysely<Tables>, keyHash: string, time: Date): Promise<HttpError> => {
      const state = await readKeyState(database, keyHash, time);
      if (state === 'used') return new HttpError(400, 'alreadyReset', { code: errorCodes.alreadyReset });
      return new HttpError(400, state === 'expired' ? 'recoveryExpired' : 'resetFailed');
    };

    implement('resetPassword', async ({ body, request }, reply) => {
      const keyHash = hashRecoveryKey(keys.recovery, body.otp_key);
      const owner = await findKeyOwner(db, keyHash, now());
      if (!owner) throw await toError(db, keyHash, now());
      await limits.consume('resetByKey', keyHash, 'tryAgainIn');
      await assertStrongPassword(body.new_password, owner, 'new_password');
      // Hashing is slow and stays outside the transaction.
      const password_hash = await passwords.hash(
        body.new_password,
        ownersTurn(owner.id, closedSignal(reply)),
      );

      const time = now();
      const user = await db.transaction().execute(async (trx) => {
        // Updates the user's row first: parallel resets wait for its lock.
        const changed = await trx
          .updateTable('users')
          .set({ password_hash })
          .where('id', '=', owner.id)
          .where('disabled_at', 'is', null)
          .returning(['id', 'username', 'email'])
          .executeTakeFirst();
        if (!changed) throw new HttpError(400, 'resetFailed'); // Disabled meanwhile; the key stays unused.
        if (!(await consumeKey(trx, keyHash, owner.id, time))) throw await toError(trx, keyHash, time);
        const ended = await trx.deleteFrom('sessions').where('user_id', '=', owner.id).executeTakeFirst();
        await outbox.add(
          trx,
          noticeMail(changed.email, 'passwordChanged'),
          new Date(time.getTime() + NOTICE_MS),
        );
        return { ...changed, endedSessions: Number(ended.numDeletedRows) };
      });
      securityLog({ event: 'password-reset', request, user });
      const { endedSessions: sessions } = user;
      if (sessions > 0)
        securityLog({ event: 'session-ended', request, user, reason: 'password-reset', sessions });
      const device = deviceCookie.knownDeviceId(request, owner.id);
      await limits.forgetFailures([
        accountKey(owner.id),
        ...(device === undefined ? [] : [knownDeviceKey(device, owner.id)]),
      ]);
      deviceCookie.addUser(request, reply, owner.id, password_hash);
      outbox.sendAfterReply(reply);
      return { detail: messages.passwordReset };
    });
  },
  {
    name: 'reset-password',
    dependencies: ['context', 'device-cookie', 'endpoints', 'limits', 'outbox', 'passwords', 'security-log'],
  },
);
