import fp from 'fastify-plugin';
import { deleteUserRows } from '../database/delete-user-rows.js';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import { NOTICE_MS, noticeMail } from '../mail/mail-templates.js';
import { createPasswordCheck, passwordCheckDependencies } from './verify-password.js';

/** Deletes the learner with every row that names the learner, and mails a notice, in one transaction. */
export const deleteAccount = fp(
  (app) => {
    const { implement, db, deviceCookie, now, outbox, securityLog } = app;
    const verifyPassword = createPasswordCheck(app);

    implement('deleteAccount', async ({ body, learner, request }, reply) => {
      const verified = await verifyPassword({ request, learner }, reply, body.password, 'password');
      await db.transaction().execute(async (trx) => {
        const current = await trx
          .selectFrom('users')
          .select(['email', 'password_hash'])
          .where('id', '=', learner.id)
          .forUpdate()
          .executeTakeFirst();
        if (!current) throw new HttpError(401, 'signInAgain');
        // The owner has changed the password meanwhile: the old one deletes nothing.
        if (current.password_hash !== verified)
          throw new HttpError(400, 'wrongPassword', { field: 'password' });
        await deleteUserRows(trx, learner.id);
        const mail = noticeMail(current.email, 'accountDeleted');
        await outbox.add(trx, mail, new Date(now().getTime() + NOTICE_MS));
      });
      securityLog({ event: 'account-deleted', request, user: learner });
      deviceCookie.removeUser(request, reply, learner.id);
      outbox.sendAfterReply(reply);
      return { detail: messages.accountDeleted };
    });
  },
  { name: 'delete-account', dependencies: [...passwordCheckDependencies, 'endpoints', 'outbox'] },
);
