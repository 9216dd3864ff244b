import { measureReadout } from '../experiment/experiment.js';
import type { Values } from '../experiment/parameter.js';
import type { Session } from '../run/create-session.js';

/** Maximum number of saved runs. */
export const MAX_RUNS = 5;

/** Readouts of a run with its parameter values. */
export interface SavedRun {
  /** Counts from 1; never reused. */
  readonly number: number;
  /** Model time, s. */
  readonly time: number;
  readonly values: Values;
  /** Readouts in definition order, in displayed units. */
  readonly readings: readonly number[];
}

/** Saves the current readouts of a session. */
export function saveRun({ definition, lastStep }: Session, number: number): SavedRun {
  const now = lastStep();
  return {
    number,
    time: now.time,
    values: now.values,
    readings: definition.readouts.map((readout) => measureReadout(definition, readout, now)),
  };
}
