import { readAddress } from '../address/address.js';
import { writeAddress } from '../address/write-address.js';
import type { Session } from '../run/session.js';
import { maxReplaySteps } from './replay-limits.js';

/**
 * Encodes the current state for {@link openAddress}.
 * @returns at most 300 characters that need no escaping in a URL, and whether they restore the exact state; otherwise the
 * run restarts with the current values
 */
export function createStateAddress({ definition, run, sharedState }: Session) {
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
