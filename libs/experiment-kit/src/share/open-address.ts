import { createRandom } from '@zarra/physics';
import { readAddress } from '../address/address.js';
import type { SharedState } from '../experiment/run-record.js';
import { inSi } from '../experiment/parameter.js';
import { createSession } from '../run/create-session.js';
import type { Session } from '../run/session.js';
import { isLongRun, maxReplaySteps } from './replay-limits.js';

/** Result of opening an address. */
export interface OpenedAddress {
  readonly session: Session;
  /** Whether the address is invalid: the session is at its start. */
  readonly isBroken: boolean;
  /** State to replay in a worker; the session is at its start until then. */
  readonly pendingReplay?: SharedState;
}

/**
 * Opens an address from an untrusted source.
 * @param initialSession session at the experiment's start
 * @param fragment URL fragment without `#`; empty for the start
 * @param canDefer whether a long run may be returned as `pendingReplay`
 */
export function openAddress(initialSession: Session, fragment: string, canDefer = false): OpenedAddress {
  if (fragment === '') return { session: initialSession, isBroken: false };
  const { definition } = initialSession;
  try {
    const state = readAddress(definition, fragment, maxReplaySteps(definition, 1));
    if (state) {
      const { values, seed, steps } = state.run;
      // The number of bodies depends on the values: the cost of a step is known only here.
      const { length } = definition.model.start(inSi(definition.parameters, values), createRandom(seed));
      if (canDefer && steps <= maxReplaySteps(definition, length) && isLongRun(steps, length)) {
        const startState = { ...state, run: { ...state.run, changes: [], steps: 0 } };
        return { session: createSession(definition, startState), isBroken: false, pendingReplay: state };
      }
      if (steps <= maxReplaySteps(definition, length))
        return { session: createSession(definition, state), isBroken: false };
    }
  } catch {
    // Individually valid values may be invalid together for the model.
  }
  return { session: createSession(definition), isBroken: true };
}
