import fp from 'fastify-plugin';
import { closedSignal } from '../http/closed-signal.js';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import { NOTICE_MS, noticeMail } from '../mail/mail-templates.js';
import { assertStrongPassword } from '../passwords/assert-strong-password.js';
import { ownersTurn } from '../passwords/turns.js';
import { closeRecoveries } from '../mailed-codes/recovery-keys.js';
import { endOtherSessions } from '../sessions/session-rows.js';
import { createPasswordCheck, passwordCheckDependencies } from './verify-password.js';

/**
 * Changes the password with the current one. Ends all other sessions and all started recoveries, and mails a notice, in one
 * transaction; the session of the request continues.
 */
export const changePassword = fp(
  (app) => {
    const { implement, db, deviceCookie, now, outbox, passwords, securityLog } = app;
    const verifyPassword = createPasswordCheck(app);

    implement('changePassword', async ({ body, learner, request }, reply) => {
      await assertStrongPassword(body.new_password, learner, 'new_password');
      const verified = await verifyPassword(
        { request, learner },
        reply,
        body.current_password,
        'current_password',
      );
      // Hashing is slow and stays outside the transaction.
      const password_hash = await passwords.hash(
        body.new_password,
        ownersTurn(learner.id, closedSignal(reply)),
      );

      const time = now();
      const sessions = await db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable('users')
          .set({ password_hash })
          .where('id', '=', learner.id)
          // Of parallel changes with one password the first succeeds.
          .where('password_hash', '=', verified)
          .returning('email')
          .executeTakeFirst();
        if (!changed) throw new HttpError(400, 'wrongPassword', { field: 'current_password' });
        await closeRecoveries(trx, learner.id, time);
        await outbox.add(
          trx,
          noticeMail(changed.email, 'ownPasswordChanged'),
          new Date(time.getTime() + NOTICE_MS),
        );
        return endOtherSessions(trx, learner.id, learner.sessionId);
      });
      securityLog({ event: 'password-changed', request, user: learner });
      if (sessions > 0)
        securityLog({ event: 'session-ended', request, user: learner, reason: 'password-changed', sessions });
      deviceCookie.addUser(request, reply, learner.id, password_hash);
      outbox.sendAfterReply(reply);
      return { detail: messages.passwordChanged };
    });
  },
  { name: 'change-password', dependencies: [...passwordCheckDependencies, 'endpoints', 'outbox'] },
);
