import { setTimeout as wait } from 'node:timers/promises';
import { errorCodes } from '@zarra/contracts/errors';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import { countTry, markVerified, readKeyState, type KeyState } from './recovery-keys.js';
import { codesEqual, deriveCode, hashRecoveryKey, normalizeCode } from './recovery-secrets.js';

/** Polling while parallel calls use up the tries: interval in ms, number of polls. */
const POLL_MS = 50;
const MAX_POLLS = 10;

/** The state of a key that has no try left. Parallel calls may have just used the tries, and one of them may succeed. */
async function awaitParallelCalls(db: Kysely<Tables>, keyHash: string, time: Date): Promise<KeyState> {
  let state = await readKeyState(db, keyHash, time);
  // A closed code takes as long as an open one, so that an attacker cannot detect a successful recovery.
  for (let poll = 0; (state === 'waiting' || state === 'closed') && poll < MAX_POLLS; poll += 1) {
    await wait(POLL_MS);
    state = await readKeyState(db, keyHash, time);
  }
  return state;
}

/** The error for a key that accepts no code. The row of a decoy passes through the same states but is never verified. */
function toError(state: KeyState): HttpError {
  if (state === 'unknown') return new HttpError(400, 'codeWrong');
  if (state === 'expired') return new HttpError(400, 'recoveryExpired');
  // Visible only to the holder of the key: a client whose response was lost can continue.
  if (state === 'verified' || state === 'used')
    return new HttpError(400, 'alreadyVerified', { code: errorCodes.alreadyVerified });
  return new HttpError(400, 'codeSpent');
}

/** Verifies the mailbox: one call with the right code succeeds, within the tries of `recovery-codes.ts`. */
export const verifyOtp = fp(
  ({ implement, db, keys, limits, now, securityLog }) => {
    implement('verifyOtp', async ({ body, request }) => {
      const keyHash = hashRecoveryKey(keys.recovery, body.otp_key);
      const time = now();
      const state = await readKeyState(db, keyHash, time);
      if (state === 'unknown') throw toError(state);
      await limits.consume('codeByKey', keyHash, 'tryAgainIn');
      const code = await countTry(db, keyHash, time);
      if (!code) throw toError(await awaitParallelCalls(db, keyHash, time));
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
        throw toError(current === 'closed' ? 'expired' : current);
      }
      securityLog({ event: 'recovery-verified', request, user });
      return { detail: messages.codeVerified };
    });
  },
  { name: 'verify-otp', dependencies: ['context', 'endpoints', 'limits', 'security-log'] },
);
