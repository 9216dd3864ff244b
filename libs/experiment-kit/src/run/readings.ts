import { stepsPerSecond, type ExperimentDefinition, measureReadout } from '../experiment/experiment.js';
import type { Session } from './session.js';
import { createEarlierRuns, equalValues } from './earlier-runs.js';
import { createSeries } from './series.js';

/** Maximum readings: one minute at 60 per second. */
const MAX_READINGS = 3600;
const READINGS_PER_SECOND = 60;
/**
 * Minimum length of a run that stays after a change of parameters while time runs, s of real time. A dragged slider
 * starts a run at every value on its way.
 */
const MIN_KEPT_S = 0.25;

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
  let { runNumber, values } = store.getState();
  const earlier = createEarlierRuns();

  /** Keeps the readings of the run that has ended if the next one has other values. */
  function keepEndedRun(): void {
    const { playing, speed, values: nextValues } = store.getState();
    if (series.length < 2 || equalValues(values, nextValues)) return;
    const minSteps = playing ? MIN_KEPT_S * speed * stepsPerSecond(definition) : 0;
    if (series.stepsAt(series.length - 1) >= minSteps) earlier.add(values, series);
  }
  function read(): void {
    const state = store.getState();
    if (state.runNumber !== runNumber) {
      if (state.restart === 'all') earlier.clear();
      else if (state.restart === 'parameters') keepEndedRun();
      ({ runNumber } = state);
      series.clear();
      lastValues.length = 0;
      lastSteps = -Infinity;
    }
    ({ values } = state);
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
    /** The current run. */
    series,
    /** Runs that a change of parameters ended. A reset of everything clears them. */
    earlier,
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
