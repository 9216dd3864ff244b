import { stepsPerSecond, type ExperimentDefinition, measureReadout } from '../experiment/experiment.js';
import type { Session } from './create-session.js';
import { createSeries } from './series.js';

/** Maximum readings: one minute at 60 per second. */
const MAX_READINGS = 3600;
const READINGS_PER_SECOND = 60;

/** Recorded time and readouts of a session at whole steps, in displayed units. */
export type Readings = ReturnType<typeof createReadings>;

/** Model seconds per displayed time unit; per second of real time when the experiment defines no unit. */
export const secondsPerTimeUnit = ({ timeUnit, timeScale = 1 }: ExperimentDefinition): number =>
  timeUnit?.si ?? timeScale;

/** Creates a recorder that reads a session sixty times per second of its time. */
export function createReadings(session: Session) {
  const { definition, run, store } = session;
  const series = createSeries(definition.readouts.length + 1, MAX_READINGS);
  const row = new Float64Array(definition.readouts.length + 1);
  const stride = stepsPerSecond(definition) / READINGS_PER_SECOND;
  const lastValues: number[] = [];
  let lastSteps = -Infinity;
  let { runNumber } = store.getState();

  function read(): void {
    if (store.getState().runNumber !== runNumber) {
      ({ runNumber } = store.getState());
      series.clear();
      lastValues.length = 0;
      lastSteps = -Infinity;
    }
    // Seeking to recorded steps adds no readings.
    if (run.steps < run.newest || (run.steps > lastSteps && run.steps < lastSteps + stride)) return;
    lastSteps = run.steps;
    const snapshot = session.lastStep();
    row[0] = run.time / secondsPerTimeUnit(definition);
    for (const [index, readout] of definition.readouts.entries()) {
      const value = measureReadout(definition, readout, snapshot);
      const halfTurn = readout.wrapped ? Math.PI / (readout.si ?? 1) : Infinity;
      row[index + 1] = Math.abs(value - (lastValues[index] ?? NaN)) > halfTurn ? NaN : value;
      lastValues[index] = value;
    }
    series.push(run.steps, row);
  }
  return {
    series,
    /** Column of a readout; 0 is the time. */
    column: (key: string): number => {
      if (key === 'time') return 0;
      const index = definition.readouts.findIndex((readout) => readout.key === key);
      if (index < 0) throw new Error(`${definition.slug} has no readout ${key}`);
      return index + 1;
    },
    /** Starts recording. @returns stops it */
    start(): () => void {
      read();
      return session.onFrame(read);
    },
  };
}
