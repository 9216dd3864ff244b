import { setTimeout as wait } from 'node:timers/promises';
import { errorCodes } from '@zarra/contracts/errors';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import { clientKey } from '../limits/client-key.js';
import { countAttempt, findRecovery, markVerified, MAX_ATTEMPTS, type Recovery } from './recovery-rows.js';
import { hashCode, hashesEqual, hashRecoveryKey, normalizeCode } from './recovery-secrets.js';

/** Polling while parallel calls use up the attempts: interval in ms, number of polls. */
const POLL_MS = 50;
const MAX_POLLS = 10;

const isExhausted = (row: Recovery): boolean => row.tries >= MAX_ATTEMPTS && row.verified_at === null;

/** The error for a key that accepts no code. The row of a decoy passes through the same states but is never verified. */
async function toError(db: Kysely<Tables>, keyHash: string, time: Date): Promise<HttpError> {
  let recovery = await findRecovery(db, keyHash);
  // Parallel calls may have just used up the attempts, and one of them may be about to succeed.
  for (let poll = 0; recovery && isExhausted(recovery) && poll < MAX_POLLS; poll += 1) {
    await wait(POLL_MS);
    recovery = await findRecovery(db, keyHash);
  }
  if (!recovery) return new HttpError(400, 'codeWrong');
  if (recovery.expires_at <= time) return new HttpError(400, 'recoveryExpired');
  // Visible only to the holder of the key: a client whose response was lost can continue.
  if (recovery.verified_at)
    return new HttpError(400, 'alreadyVerified', { code: errorCodes.alreadyVerified });
  return new HttpError(400, isExhausted(recovery) ? 'codeSpent' : 'codeWrong');
}

/** Verifies the mailbox: one call with the right code succeeds, within five attempts for each key. */
export const verifyOtp = fp(
  ({ implement, db, keys, limits, now }) => {
    implement('verifyOtp', async ({ body, request }) => {
      await limits.consume('codeByAddress', clientKey(request));
      const keyHash = hashRecoveryKey(keys.recovery, body.otp_key);
      const time = now();
      const storedHash = await countAttempt(db, keyHash, time);
      if (storedHash === undefined) throw await toError(db, keyHash, time);
      const codeHash = hashCode(keys.recovery, keyHash, normalizeCode(body.otp_code));
      if (!hashesEqual(storedHash, codeHash)) throw new HttpError(400, 'codeWrong');
      if (!(await markVerified(db, keyHash, time))) throw await toError(db, keyHash, time);
      return { detail: messages.codeVerified };
    });
  },
  { name: 'verify-otp', dependencies: ['context', 'endpoints', 'limits'] },
);
