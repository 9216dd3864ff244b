import type { ExperimentDefinition } from '../experiment/experiment.js';
import type { RunRecord } from '../experiment/run-record.js';
import { createRun, type RunHistory } from './create-run.js';
import { createReadings } from './readings.js';
import type { SeriesData } from './series.js';

/** Number of progress reports. */
const PARTS = 50;

/** A run that was replayed elsewhere: its history and its readings. */
export interface ReplayedRun extends RunHistory {
  readonly readings: SeriesData;
}

/**
 * Replays a record bit for bit. Long-running: meant for a worker, or for small parts between the frames of a page.
 * @param afterPart receives the completed part, 0 to 1; the replay waits for the promise it returns
 */
export async function replayRun(
  definition: ExperimentDefinition,
  record: RunRecord,
  afterPart: (progress: number) => void | Promise<void>,
  parts = PARTS,
): Promise<ReplayedRun> {
  const readings = createReadings(definition);
  const run = createRun(definition, record, undefined, readings.record);
  readings.restart(run);
  for (let part = 1; part <= parts; part++) {
    run.advance(Math.round((record.steps * part) / parts) - run.steps);
    await afterPart(part / parts);
  }
  return { ...run.history(), readings: readings.series.data() };
}
