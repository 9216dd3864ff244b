import fp from 'fastify-plugin';
import { lockLearner } from '../http/lock-learner.js';
import { emailKey } from '../database/tables.js';
import { clientKey } from '../http/client-key.js';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import { emailCodeMail, noticeMail } from '../mail/mail-templates.js';
import { issueCode } from '../mailed-codes/issue-code.js';
import { generateRecoveryKey, hashRecoveryKey, hashRequester } from '../mailed-codes/recovery-secrets.js';
import { createPasswordCheck, passwordCheckDependencies } from './verify-password.js';

/**
 * Mails a code to the new address, by the same rules as the code of a recovery (docs/decisions/0037). An address of another
 * account gets the same response, and a mail to its owner without a code.
 */
export const changeEmail = fp(
  (app) => {
    const { implement, db, keys, limits, now, outbox, securityLog } = app;
    const verifyPassword = createPasswordCheck(app);

    implement('changeEmail', async ({ body, learner, request }, reply) => {
      const email_key = emailKey(body.email);
      if (email_key === emailKey(learner.email)) throw new HttpError(400, 'sameEmail', { field: 'email' });
      await verifyPassword({ request, learner }, reply, body.password, 'password');
      await limits.consume('emailChangeByLearner', String(learner.id), 'tryAgainIn');

      const hash = (...parts: string[]) => hashRequester(keys.recovery, email_key, parts);
      const requester = {
        // The limits of known devices are for the owner of a mailbox; anyone may request a change to it.
        knownDevice: false,
        requesterHash: hash('learner', String(learner.id)),
        networkHash: hash('network', clientKey(request)),
      };
      const keyHash = hashRecoveryKey(keys.recovery, generateRecoveryKey());
      const time = now();
      await db.transaction().execute(async (trx) => {
        await lockLearner(trx, learner.id);
        const session = trx.selectFrom('sessions').select('id').where('id', '=', learner.sessionId);
        if (!(await session.forKeyShare().executeTakeFirst())) throw new HttpError(401, 'signInAgain');
        const owner = await trx
          .selectFrom('users')
          .select('email')
          .where('email_key', '=', email_key)
          .executeTakeFirst();
        await issueCode(app, trx, {
          mailbox: { email_key: hash('new address'), user_id: null },
          requester,
          keyHash,
          time,
          mailFor: (code, validMinutes) =>
            owner ? noticeMail(owner.email, 'emailInUse') : emailCodeMail(body.email, code, validMinutes),
        });
        const change = { user_id: learner.id, email: body.email, key_hash: keyHash, created_at: time };
        await trx
          .insertInto('email_changes')
          .values({ session_id: learner.sessionId, ...change })
          .onConflict((conflict) => conflict.column('session_id').doUpdateSet(change))
          .execute();
      });
      securityLog({ event: 'email-change-requested', request, user: learner });
      outbox.sendAfterReply(reply);
      return { detail: messages.codeSent };
    });
  },
  { name: 'change-email', dependencies: [...passwordCheckDependencies, 'endpoints', 'outbox'] },
);
