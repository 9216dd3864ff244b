import fp from 'fastify-plugin';
import { emailKey } from '../database/tables.js';
import { HttpError } from '../http/http-error.js';
import { recoveryCodeMail } from '../mail/mail-templates.js';
import { closedSignal } from '../limits/pacer.js';
import { identifyAsker } from './asker.js';
import { lockMailbox, provideCode } from './recovery-codes.js';
import { addKey, remainingWait } from './recovery-keys.js';
import { deriveCode, generateRecoveryKey, hashRecoveryKey } from './recovery-secrets.js';

const tooSoon = (msLeft: number): HttpError =>
  new HttpError(429, 'recoveryTooSoon', {
    headers: { 'retry-after': String(Math.ceil(msLeft / 1000)) },
    values: { minutes: String(Math.ceil(msLeft / 60_000)) },
  });

/**
 * Every client gets an own key for the one code of the mailbox, so that a request of a stranger never invalidates the
 * learner's. The code is mailed at growing intervals; between them it is already in the mailbox.
 *
 * Responds alike for every address: for an unknown or disabled one the same statements store a code that verifies no key, and
 * a mail that is discarded.
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
      const asker = identifyAsker(app, request, email_key, found?.id);
      // A known device does not depend on the budgets that it shares with strangers of its network.
      if (!asker.knownDevice) {
        await limits.consume('recoveryByAsker', asker.browser, 'tryAgainIn');
        await limits.paceAddress('recoveryByAddress', asker.network, closedSignal(reply));
      }

      const otp_key = generateRecoveryKey();
      const time = now();
      const msLeft = await db.transaction().execute(async (trx) => {
        await lockMailbox(trx, email_key);
        const wait = await remainingWait(trx, asker, time);
        if (wait > 0) return wait;
        const mailbox = { email_key, user_id: user?.id ?? null };
        const { code, validMinutes } = await provideCode(trx, mailbox, asker, time);
        await addKey(trx, hashRecoveryKey(keys.recovery, otp_key), code, asker, time);
        if (validMinutes !== undefined) {
          const mail = recoveryCodeMail(
            user?.email ?? body.email,
            deriveCode(keys.recovery, code),
            validMinutes,
          );
          await outbox.add(trx, user && mail, new Date(time.getTime() + validMinutes * 60_000));
        }
        return 0;
      });
      if (msLeft > 0) throw tooSoon(msLeft);
      securityLog({ event: 'recovery-asked', request, user });
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
