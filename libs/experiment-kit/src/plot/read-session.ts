import type { State } from '@zarra/physics';
import { stepsPerSecond, type Lab } from '../experiment/experiment.js';
import { measure } from '../readouts/measure.js';
import type { Session } from '../session/create-session.js';
import { createSeries, type Series } from './series.js';

/** Readings kept: a minute at 60 a second. */
const MOST = 3600;
const READINGS_PER_SECOND = 60;

/** What is read of a session while it runs, step by whole step: the time, and every readout in the unit shown. */
export interface Readings {
  readonly series: Series;
  /** Column of a readout; 0 for the time. */
  column: (key: string) => number;
  /** Reads from now on. @returns ends it */
  begin: () => () => void;
}

/**
 * Seconds of the model in one unit of the time shown: in a second of the learner where the experiment names no unit of
 * its own.
 */
export const timeFactor = <K extends string, S extends State, V extends string>({
  timeUnit,
  pace = 1,
}: Lab<K, S, V>): number => timeUnit?.si ?? pace;

/** Prepares to read a session sixty times in a second of its time. */
export function createReadings<K extends string, S extends State, V extends string>(
  session: Session<K, S, V>,
): Readings {
  const { lab, run, news } = session;
  const series = createSeries(lab.readouts.length + 1, MOST);
  const row = new Float64Array(lab.readouts.length + 1);
  const stride = stepsPerSecond(lab) / READINGS_PER_SECOND;
  let last = -Infinity;
  let { round } = news.getState();

  function read(): void {
    if (news.getState().round !== round) {
      ({ round } = news.getState());
      series.clear();
      last = -Infinity;
    }
    // Visiting the past reads nothing anew.
    if (run.steps < run.newest || (run.steps > last && run.steps < last + stride)) return;
    last = run.steps;
    const moment = session.lastStep();
    row[0] = run.time / timeFactor(lab);
    for (const [index, readout] of lab.readouts.entries()) row[index + 1] = measure(lab, readout, moment);
    series.push(run.steps, row);
  }
  return {
    series,
    column(key) {
      if (key === 'time') return 0;
      const index = lab.readouts.findIndex((readout) => readout.key === key);
      if (index < 0) throw new Error(`${lab.slug} has no readout ${key}`);
      return index + 1;
    },
    begin() {
      read();
      return session.onFrame(read);
    },
  };
}
