import { stepsPerSecond, type ExperimentDefinition, measureReadout } from '../experiment/experiment.js';
import type { Run } from './create-run.js';
import { createSeries, type Series, type SeriesData } from './series.js';

/** Maximum readings: one minute at 60 per second. */
const MAX_READINGS = 3600;
const READINGS_PER_SECOND = 60;

/** Recorded time and readouts of a run, in displayed units. */
export interface Readings {
  readonly series: Series;
  /** Column of a readout; 0 is the time. */
  readonly column: (key: string) => number;
  /** Records the current step of a run if it is one of those that are read. */
  readonly record: (run: Run) => void;
  /** Follows a change of live parameters: later readings are discarded, and the current step is read with the new values. */
  readonly follow: (run: Run) => void;
  /** Begins the readings of a restarted run. */
  readonly restart: (run: Run) => void;
}

/** Model seconds per displayed time unit; per second of real time when the experiment defines no unit. */
export const secondsPerTimeUnit = ({ timeUnit, timeScale = 1 }: ExperimentDefinition): number =>
  timeUnit?.si ?? timeScale;

/** Steps from one reading to the next: at most sixty per second, at any speed and frame rate. */
const strideOf = (definition: ExperimentDefinition): number =>
  // The quotient of a whole number of steps has a rounding error.
  Math.max(1, Math.ceil(stepsPerSecond(definition) / READINGS_PER_SECOND - 1e-6));

/**
 * Creates the series of an experiment's readouts.
 * @param data its first rows
 * @param capacity maximum number of rows; only the first ones by default
 */
export const createReadoutSeries = (
  { readouts }: ExperimentDefinition,
  data?: SeriesData,
  capacity = data?.steps.length ?? 0,
): Series =>
  createSeries(
    readouts.length + 1,
    capacity,
    [Infinity, ...readouts.map(({ wrapped, si = 1 }) => (wrapped ? Math.PI / si : Infinity))],
    data,
  );

/**
 * Creates the readings of a run. The steps that are read depend on the model only, so that a replayed run has the same
 * readings.
 * @param data readings of the run until now
 */
export function createReadings(definition: ExperimentDefinition, data?: SeriesData): Readings {
  const { readouts } = definition;
  const series = createReadoutSeries(definition, data, MAX_READINGS);
  const row = new Float64Array(readouts.length + 1);
  const stride = strideOf(definition);

  function record(run: Run): void {
    if (run.steps % stride !== 0) return;
    row[0] = run.time / secondsPerTimeUnit(definition);
    for (const [index, readout] of readouts.entries())
      row[index + 1] = measureReadout(definition, readout, run);
    series.push(run.steps, row);
  }
  return {
    series,
    column: (key) => {
      if (key === 'time') return 0;
      const index = readouts.findIndex((readout) => readout.key === key);
      if (index < 0) throw new Error(`${definition.slug} has no readout ${key}`);
      return index + 1;
    },
    record,
    follow(run) {
      series.removeAfter(run.newest);
      if (run.steps === run.newest) record(run);
    },
    restart(run) {
      series.clear();
      record(run);
    },
  };
}
