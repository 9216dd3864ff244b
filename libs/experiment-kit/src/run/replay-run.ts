import type { Experiment } from '../experiment/experiment.js';
import type { RunRecord } from '../experiment/run-record.js';
import { createRun, type RunHistory } from './create-run.js';

/** Number of progress reports. */
const PROGRESS_STEPS = 50;

/**
 * Replays a record bit for bit. Long-running: meant for a worker.
 * @param onProgress receives the completed part, 0 to 1
 */
export function replayRun(
  experiment: Experiment,
  record: RunRecord,
  onProgress: (step: number) => void,
): RunHistory {
  const run = createRun(experiment, record);
  for (let step = 1; step <= PROGRESS_STEPS; step++) {
    run.advance(Math.round((record.steps * step) / PROGRESS_STEPS) - run.steps);
    onProgress(step / PROGRESS_STEPS);
  }
  return run.history();
}
