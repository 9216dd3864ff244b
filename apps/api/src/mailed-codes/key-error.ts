import { setTimeout as wait } from 'node:timers/promises';
import { errorCodes } from '@zarra/contracts/errors';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { HttpError } from '../http/http-error.js';
import { readKeyState, type KeyState } from './recovery-keys.js';

/** Polling while parallel calls use up the tries: interval in ms, number of polls. */
const POLL_MS = 50;
const MAX_POLLS = 10;

/** The state of a key that has no try left. Parallel calls may have just used the tries, and one of them may succeed. */
export async function awaitParallelCalls(db: Kysely<Tables>, keyHash: string, time: Date): Promise<KeyState> {
  let state = await readKeyState(db, keyHash, time);
  // A closed code takes as long as an open one, so that an attacker cannot detect a successful recovery.
  for (let poll = 0; (state === 'waiting' || state === 'closed') && poll < MAX_POLLS; poll += 1) {
    await wait(POLL_MS);
    state = await readKeyState(db, keyHash, time);
  }
  return state;
}

/** The error for a key that accepts no code. The row of a decoy passes through the same states but is never verified. */
export function keyError(state: KeyState): HttpError {
  if (state === 'unknown') return new HttpError(400, 'codeWrong');
  if (state === 'expired') return new HttpError(400, 'recoveryExpired');
  // Visible only to the holder of the key: a client whose response was lost can continue.
  if (state === 'verified' || state === 'used')
    return new HttpError(400, 'alreadyVerified', { code: errorCodes.alreadyVerified });
  return new HttpError(400, 'codeSpent');
}
