import { readAddress } from '../address/address.js';
import { writeAddress } from '../address/write-address.js';
import type { EarlierRunRecord } from '../experiment/run-record.js';
import type { Session } from '../run/session.js';
import { canReplay, maxReplaySteps } from './replay-limits.js';

/**
 * Encodes the current state for {@link openAddress}.
 * @returns at most 300 characters that need no escaping in a URL. `isComplete`: they restore the exact state. Otherwise
 * `restartsRun`: the run restarts with the current values, or `dropsRuns`: the oldest earlier runs are missing, or both
 */
export function createStateAddress({ definition, run, sharedState }: Session) {
  const current = sharedState();
  const { earlierRuns = [] } = current;
  const maxSteps = maxReplaySteps(definition, run.state.length);
  const { steps } = current.run;
  const shareable =
    steps <= maxSteps
      ? current
      : { ...current, run: { ...current.run, values: run.values, changes: [], steps: 0 } };
  const kept = withoutOldest(earlierRuns, (runs) =>
    canReplay(definition, [shareable.run, ...runs.map(({ record }) => record)]),
  );
  const fragment = writeAddress(definition, { ...shareable, earlierRuns: kept }, run.values);
  const restored = readAddress(definition, fragment, maxSteps);
  const restartsRun = restored?.run.steps !== steps;
  const dropsRuns = restored?.earlierRuns?.length !== earlierRuns.length;
  return { fragment, isComplete: !restartsRun && !dropsRuns, restartsRun, dropsRuns };
}

/** The newest of some runs that fulfil a condition together. */
function withoutOldest(
  runs: readonly EarlierRunRecord[],
  isPossible: (runs: readonly EarlierRunRecord[]) => boolean,
): readonly EarlierRunRecord[] {
  return runs.length === 0 || isPossible(runs) ? runs : withoutOldest(runs.slice(1), isPossible);
}
