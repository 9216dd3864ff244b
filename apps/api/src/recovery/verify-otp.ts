import fp from 'fastify-plugin';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import { awaitParallelCalls, keyError } from '../mailed-codes/key-error.js';
import { countTry, markVerified, readKeyState } from '../mailed-codes/recovery-keys.js';
import { codesEqual, deriveCode, hashRecoveryKey, normalizeCode } from '../mailed-codes/recovery-secrets.js';

/** Verifies the mailbox: one call with the right code succeeds, within the tries of `recovery-codes.ts`. */
export const verifyOtp = fp(
  ({ implement, db, keys, limits, now, securityLog }) => {
    implement('verifyOtp', async ({ body, request }) => {
      const keyHash = hashRecoveryKey(keys.recovery, body.otp_key);
      const time = now();
      const state = await readKeyState(db, keyHash, time);
      if (state === 'unknown') throw keyError(state);
      await limits.consume('codeByKey', keyHash, 'tryAgainIn');
      const code = await countTry(db, keyHash, time);
      if (!code) throw keyError(await awaitParallelCalls(db, keyHash, time));
      const isRight = codesEqual(
        keys.recovery,
        deriveCode(keys.recovery, code),
        normalizeCode(body.otp_code),
      );
      if (!isRight) throw new HttpError(400, 'codeWrong');
      const user = await markVerified(db, keyHash, code.id, time);
      if (!user) {
        const current = await readKeyState(db, keyHash, time);
        // Staff disabled or deleted the account.
        if (current === 'waiting') throw new HttpError(400, 'codeWrong');
        // Another key was verified with the code; only its mailbox can have sent the right code.
        throw keyError(current === 'closed' ? 'expired' : current);
      }
      securityLog({ event: 'recovery-verified', request, user });
      return { detail: messages.codeVerified };
    });
  },
  { name: 'verify-otp', dependencies: ['context', 'endpoints', 'limits', 'security-log'] },
);
