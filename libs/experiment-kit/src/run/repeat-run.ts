import type { State } from '@zarra/physics';
import type { Experiment } from '../experiment/experiment.js';
import { createRun, type RunPast, type RunRecord } from './create-run.js';

/** How often the one who waits hears how far it is. */
const PARTS = 50;

/**
 * Goes the way of a record again, to the last bit. Meant for a worker: it takes as long as it takes.
 * @param onPart hears what part is done, 0 to 1
 */
export function repeatRun<K extends string, S extends State>(
  experiment: Experiment<K, S>,
  record: RunRecord<K>,
  onPart: (part: number) => void,
): RunPast<S> {
  const run = createRun(experiment, record);
  for (let part = 1; part <= PARTS; part++) {
    run.advance(Math.round((record.steps * part) / PARTS) - run.steps);
    onPart(part / PARTS);
  }
  return run.past();
}
