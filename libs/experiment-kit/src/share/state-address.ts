import { readAddress, writeAddress } from '../address/address.js';
import type { Session } from '../run/create-session.js';
import { maxReplaySteps } from './replay-limits.js';

/** Address of the current state. */
export interface StateAddress {
  /** At most 300 characters that need no escaping in a URL. */
  readonly fragment: string;
  /** Whether it restores the exact state; otherwise it restarts with the current values. */
  readonly isComplete: boolean;
}

/** Encodes the current state for {@link openAddress}. */
export function createStateAddress({ definition, run, sharedState }: Session): StateAddress {
  const maxSteps = maxReplaySteps(definition, run.state.length);
  const current = sharedState();
  const { steps } = current.run;
  const shareable =
    steps <= maxSteps
      ? current
      : { ...current, run: { ...current.run, values: run.values, changes: [], steps: 0 } };
  const fragment = writeAddress(definition, shareable, run.values);
  return { fragment, isComplete: readAddress(definition, fragment, maxSteps)?.run.steps === steps };
}
