import fp from 'fastify-plugin';
import { emailKey } from '../database/tables.js';
import { recoveryCodeMail } from '../mail/mail-templates.js';
import { closedSignal } from '../http/closed-signal.js';
import { issueCode } from '../mailed-codes/issue-code.js';
import { identifyRequester } from '../mailed-codes/requester.js';
import { generateRecoveryKey, hashRecoveryKey } from '../mailed-codes/recovery-secrets.js';

/**
 * All keys of a mailbox accept the same code, so that a request of another client does not invalidate the learner's key. The
 * code is mailed at growing intervals. Between two mails the learner uses the code of the last one.
 *
 * The response does not reveal whether an account exists: for an unknown or disabled address the same statements store a code
 * that verifies no key and a mail that is discarded.
 */
export const forgotPassword = fp(
  (app) => {
    const { implement, db, keys, limits, now, outbox, securityLog } = app;
    implement('forgotPassword', async ({ body, request }, reply) => {
      const email_key = emailKey(body.email);
      const found = await db
        .selectFrom('users')
        .select(['id', 'username', 'email', 'disabled_at'])
        .where('email_key', '=', email_key)
        .executeTakeFirst();
      const user = found?.disabled_at === null ? found : undefined;
      const requester = identifyRequester(app, request, email_key, found?.id);
      // A known device is exempt from the limits that unknown devices of its network share.
      if (!requester.knownDevice) {
        await limits.consume('recoveryByBrowser', requester.browser, 'tryAgainIn');
        await limits.throttleAddress('recoveryByAddress', requester.network, closedSignal(reply));
      }

      const otp_key = generateRecoveryKey();
      const time = now();
      await db.transaction().execute((trx) =>
        issueCode(app, trx, {
          mailbox: { email_key, user_id: user?.id ?? null },
          requester,
          keyHash: hashRecoveryKey(keys.recovery, otp_key),
          time,
          mailFor: (code, validMinutes) => {
            const mail = recoveryCodeMail(user?.email ?? body.email, code, validMinutes);
            return user && mail;
          },
        }),
      );
      securityLog({ event: 'recovery-requested', request, user });
      outbox.sendAfterReply(reply);
      reply.header('cache-control', 'no-store');
      return { otp_key };
    });
  },
  {
    name: 'forgot-password',
    dependencies: [
      'context',
      'csrf-cookie',
      'device-cookie',
      'endpoints',
      'limits',
      'outbox',
      'security-log',
    ],
  },
);
