import { refusalCodes, type endpoints } from '@zarra/contracts';
import type { Handler } from '../http/endpoint-routes.js';
import { Refusal } from '../http/refusal.js';
import { clientKey } from '../limits/client-key.js';
import { passwordChangedMail } from '../mail/account-mails.js';
import { sendAfterReply } from '../mail/send-after-reply.js';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.js';
import type { RecoveryServices } from './recovery-handlers.js';
import { findRecovery, ownerOfVerified, useKey } from './recovery-rows.js';
import { keyHash } from './recovery-secrets.js';
import { recoveryStrings } from './strings.js';

/** How long the notice of the change may wait for the mail server. */
const NOTICE_MS = 24 * 60 * 60_000;

/** Why a key sets no password (any more). */
async function refusal({ db }: RecoveryServices, hashedKey: string, time: Date): Promise<Refusal> {
  const recovery = await findRecovery(db, hashedKey);
  if (recovery?.used_at) return new Refusal(400, 'alreadyReset', { code: refusalCodes.alreadyReset });
  return new Refusal(400, recovery && recovery.expires_at <= time ? 'recoveryExpired' : 'resetFailed');
}

/** Sets the new password, ends every session of the learner and mails a notice, all at once; signs nobody in. */
export const resetPassword =
  (services: RecoveryServices): Handler<(typeof endpoints)['resetPassword']> =>
  async ({ body, request }, reply) => {
    const { db, keys, limits, now, outbox, passwords } = services;
    await limits.take('resetByAddress', clientKey(request));
    const hashedKey = keyHash(keys.recovery, body.otp_key);
    const owner = await ownerOfVerified(db, hashedKey, now());
    if (!owner) throw await refusal(services, hashedKey, now());
    await refuseWeakPassword(body.new_password, owner, 'new_password');
    // Takes long: no transaction waits for it.
    const password_hash = await passwords.hash(body.new_password);

    const time = now();
    const changed = await db.transaction().execute(async (trx) => {
      const userId = await useKey(trx, hashedKey, time);
      if (userId === undefined) return false;
      const user = await trx
        .updateTable('users')
        .set({ password_hash })
        .where('id', '=', userId)
        .where('disabled_at', 'is', null)
        .returning('email')
        .executeTakeFirst();
      if (!user) throw new Refusal(400, 'resetFailed'); // Disabled meanwhile; the key stays unused.
      await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
      await outbox.add(trx, passwordChangedMail(user.email), new Date(time.getTime() + NOTICE_MS));
      return true;
    });
    if (!changed) throw await refusal(services, hashedKey, time);
    sendAfterReply(reply, outbox);
    return { detail: recoveryStrings.reset };
  };
