import { setTimeout as wait } from 'node:timers/promises';
import { refusalCodes, type endpoints } from '@zarra/contracts';
import type { Handler } from '../http/endpoint-routes.js';
import { Refusal } from '../http/refusal.js';
import { clientKey } from '../limits/client-key.js';
import type { RecoveryServices } from './recovery-handlers.js';
import { countTry, findRecovery, markVerified, MAX_TRIES, type Recovery } from './recovery-rows.js';
import { codeHash, keyHash, plainCode, sameHash } from './recovery-secrets.js';
import { recoveryStrings } from './strings.js';

/** How long, in steps, the last tries may take to say that one of them was right. */
const VERDICT_STEP_MS = 50;
const VERDICT_STEPS = 10;

const isSpent = ({ tries, verified_at }: Recovery): boolean => tries >= MAX_TRIES && verified_at === null;

/** Why a key takes no (further) code. A decoy's row goes through the same states, but is never verified. */
async function refusal({ db }: RecoveryServices, hashedKey: string, time: Date): Promise<Refusal> {
  let recovery = await findRecovery(db, hashedKey);
  // The tries may have been used up by parallel calls a moment ago, one of which is about to succeed.
  for (let step = 0; recovery && isSpent(recovery) && step < VERDICT_STEPS; step += 1) {
    await wait(VERDICT_STEP_MS);
    recovery = await findRecovery(db, hashedKey);
  }
  if (!recovery) return new Refusal(400, 'codeWrong');
  if (recovery.expires_at <= time) return new Refusal(400, 'recoveryExpired');
  // Only a holder of the key learns this; a client whose reply was lost can go on.
  if (recovery.verified_at)
    return new Refusal(400, 'alreadyVerified', { code: refusalCodes.alreadyVerified });
  return new Refusal(400, isSpent(recovery) ? 'codeSpent' : 'codeWrong');
}

/** Proves the mailbox: one call with the right code succeeds, within five tries for each key. */
export const verifyOtp =
  (services: RecoveryServices): Handler<(typeof endpoints)['verifyOtp']> =>
  async ({ body, request }) => {
    const { db, keys, limits, now } = services;
    await limits.take('codeByAddress', clientKey(request));
    const hashedKey = keyHash(keys.recovery, body.otp_key);
    const time = now();
    const stored = await countTry(db, hashedKey, time);
    if (stored === undefined) throw await refusal(services, hashedKey, time);
    const given = codeHash(keys.recovery, hashedKey, plainCode(body.otp_code));
    if (!sameHash(stored, given)) throw new Refusal(400, 'codeWrong');
    if (!(await markVerified(db, hashedKey, time))) throw await refusal(services, hashedKey, time);
    return { detail: recoveryStrings.verified };
  };
