import { readAddress } from '../address/address.js';
import type { SharedState } from '../experiment/run-record.js';
import { createSession } from '../run/create-session.js';
import type { Session } from '../run/session.js';
import { canReplay, isLongRun, maxReplaySteps, stateLengthOf } from './replay-limits.js';

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
    const records = state ? [state.run, ...(state.earlierRuns ?? []).map(({ record }) => record)] : [];
    if (state && canReplay(definition, records)) {
      if (!canDefer || !isLongRun(state.run.steps, stateLengthOf(definition, state.run)))
        return { session: createSession(definition, state), isBroken: false };
      const startState = { ...state, run: { ...state.run, changes: [], steps: 0 } };
      return { session: createSession(definition, startState), isBroken: false, pendingReplay: state };
    }
  } catch {
    // Individually valid values may be invalid together for the model.
  }
  return { session: createSession(definition), isBroken: true };
}
