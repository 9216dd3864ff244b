import type { State } from '@zarra/physics';
import { stepsPerSecond, type Histogram } from '../experiment/experiment.js';
import type { Session } from '../session/create-session.js';
import { createSeries } from './series.js';

/** How long bars are averaged over, s at speed 1: one moment of 200 molecules scatters by a third in each bin. */
export const AVERAGED_S = 2;
const READINGS_PER_SECOND = 15;
/** Points of the theory's curve in one bin. */
export const CURVE_POINTS = 4;

/** A histogram at the moment of its session. */
export interface Bars {
  /** The ends of the range, in the unit shown. */
  readonly from: number;
  readonly to: number;
  /** Values in each bin. */
  readonly counts: ArrayLike<number>;
  /** What theory expects in a whole bin, at evenly spaced places: CURVE_POINTS in a bin, and the end. Empty without. */
  readonly curve: ArrayLike<number>;
  /** What theory expects in each bin. */
  readonly expected: ArrayLike<number>;
}

/** Counts of a session's values, averaged over the last moments before the one that is seen. */
export interface Bins {
  bars: () => Bars;
  /** Reads from now on. @returns ends it */
  begin: () => () => void;
}

/** How many values fall into each bin. */
function count(values: ArrayLike<number>, [from, to]: readonly [number, number], counts: Float64Array): void {
  const bins = counts.length;
  counts.fill(0);
  for (let index = 0; index < values.length; index++) {
    const bin = Math.floor((((values[index] as number) - from) / (to - from)) * bins);
    if (bin >= 0 && bin < bins) counts[bin] = (counts[bin] as number) + 1;
  }
}

/** The mean of the curve over each bin, by Simpson's rule. */
const meanOver = (curve: ArrayLike<number>, bins: number): Float64Array =>
  Float64Array.from({ length: curve.length > 0 ? bins : 0 }, (_, bin) => {
    let sum = 0;
    for (let point = 0; point <= CURVE_POINTS; point++) {
      const weight = point === 0 || point === CURVE_POINTS ? 1 : point % 2 === 1 ? 4 : 2;
      sum += weight * (curve[bin * CURVE_POINTS + point] as number);
    }
    return sum / (3 * CURVE_POINTS);
  });

/** Prepares to count the values of a session fifteen times in a second of its time. */
export function createBins<K extends string, S extends State, V extends string>(
  session: Session<K, S, V>,
  { bins, range, values, theory, si: factor = 1 }: Histogram<K, S, V>,
): Bins {
  const { lab, run, news } = session;
  const points = theory ? bins * CURVE_POINTS + 1 : 0;
  const row = new Float64Array(bins + points);
  const series = createSeries(row.length, AVERAGED_S * READINGS_PER_SECOND + 1);
  const rate = stepsPerSecond(lab);
  let last = NaN;
  let round = NaN;
  let [from, to] = [NaN, NaN];

  /** One row: the counts, then the theory's curve. */
  function look(): void {
    const moment = session.lastStep();
    count(values(moment), [from, to], row.subarray(0, bins));
    const density = theory?.density(moment);
    for (let point = 0; point < points; point++)
      row[bins + point] =
        (density?.(from + ((to - from) * point) / (points - 1)) ?? 0) * ((to - from) / bins);
  }
  function read(): void {
    const [low, high] = range(run.si);
    const { round: now } = news.getState();
    if (now !== round || low !== from || high !== to) {
      series.clear();
      [round, from, to, last] = [now, low, high, NaN];
    }
    // Another moment, also an earlier one; not each step of many in a frame.
    if (run.steps >= last && run.steps < last + rate / READINGS_PER_SECOND) return;
    last = run.steps;
    look();
    series.push(run.steps, row);
  }
  return {
    bars() {
      read();
      const until = series.rowBefore(run.steps);
      const since = Math.max(0, series.rowBefore(run.steps - AVERAGED_S * rate) + 1);
      const mean = new Float64Array(row.length);
      for (let at = since; at <= until; at++)
        for (let column = 0; column < mean.length; column++)
          mean[column] = (mean[column] as number) + series.at(at, column) / (until - since + 1);
      const curve = mean.subarray(bins);
      return {
        from: from / factor,
        to: to / factor,
        counts: mean.subarray(0, bins),
        curve,
        expected: meanOver(curve, bins),
      };
    },
    begin() {
      read();
      return session.onFrame(read);
    },
  };
}
