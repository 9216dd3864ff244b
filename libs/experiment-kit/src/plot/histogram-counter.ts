import { stepsPerSecond, type Histogram } from '../experiment/experiment.js';
import type { Session } from '../run/session.js';
import { createSeries } from '../run/series.js';

/** Averaging time of the bars, s at speed 1: a single sample of 200 molecules scatters by a third per bin. */
export const AVERAGING_S = 2;
const READINGS_PER_SECOND = 15;
/** Points of the theoretical curve per bin. */
export const CURVE_POINTS = 4;

/** Histogram at the current step of a session. */
export interface HistogramData {
  /** Ends of the range, in the displayed unit. */
  readonly from: number;
  readonly to: number;
  /** Mean number of values per bin. */
  readonly counts: ArrayLike<number>;
  /**
   * Expected number per bin at evenly spaced positions: CURVE_POINTS per bin, plus the end. Empty without a
   * theory.
   */
  readonly curve: ArrayLike<number>;
  /** Expected number in each bin. */
  readonly expected: ArrayLike<number>;
}

/** Counts the values per bin. */
function countIntoBins(
  values: ArrayLike<number>,
  [from, to]: readonly [number, number],
  counts: Float64Array,
): void {
  const bins = counts.length;
  counts.fill(0);
  for (let index = 0; index < values.length; index++) {
    const bin = Math.floor((((values[index] as number) - from) / (to - from)) * bins);
    if (bin >= 0 && bin < bins) counts[bin] = (counts[bin] as number) + 1;
  }
}

/** Mean of the curve over each bin, by Simpson's rule. */
const meanOver = (curve: ArrayLike<number>, bins: number): Float64Array =>
  Float64Array.from({ length: curve.length > 0 ? bins : 0 }, (_, bin) => {
    let sum = 0;
    for (let point = 0; point <= CURVE_POINTS; point++) {
      const weight = point === 0 || point === CURVE_POINTS ? 1 : point % 2 === 1 ? 4 : 2;
      sum += weight * (curve[bin * CURVE_POINTS + point] as number);
    }
    return sum / (3 * CURVE_POINTS);
  });

/** Creates a counter that samples a session fifteen times per second of its time. */
export function createHistogramCounter(
  session: Session,
  { bins, range, values, theory, si: siFactor = 1 }: Histogram,
) {
  const { definition, run, store } = session;
  const points = theory ? bins * CURVE_POINTS + 1 : 0;
  const row = new Float64Array(bins + points);
  const series = createSeries(row.length, AVERAGING_S * READINGS_PER_SECOND + 1);
  const rate = stepsPerSecond(definition);
  let lastSteps = NaN;
  let runNumber = NaN;
  let [from, to] = [NaN, NaN];

  /** Row layout: the counts, then the theoretical curve. */
  function measureRow(): void {
    const snapshot = session.lastStep();
    countIntoBins(values(snapshot), [from, to], row.subarray(0, bins));
    const density = theory?.density(snapshot);
    for (let point = 0; point < points; point++)
      row[bins + point] =
        (density?.(from + ((to - from) * point) / (points - 1)) ?? 0) * ((to - from) / bins);
  }
  function update(): void {
    const [low, high] = range(run.si);
    const { runNumber: currentRun } = store.getState();
    if (currentRun !== runNumber || low !== from || high !== to) {
      series.clear();
      [runNumber, from, to, lastSteps] = [currentRun, low, high, NaN];
    }
    // Samples after a seek to an earlier step too, but not at every step of one frame.
    if (run.steps >= lastSteps && run.steps < lastSteps + rate / READINGS_PER_SECOND) return;
    lastSteps = run.steps;
    measureRow();
    series.push(run.steps, row);
  }
  return {
    data(): HistogramData {
      update();
      const lastRow = series.rowBefore(run.steps);
      const firstRow = Math.max(0, series.rowBefore(run.steps - AVERAGING_S * rate) + 1);
      const mean = new Float64Array(row.length);
      for (let rowIndex = firstRow; rowIndex <= lastRow; rowIndex++)
        for (let column = 0; column < mean.length; column++)
          mean[column] =
            (mean[column] as number) + series.offset(rowIndex, column) / (lastRow - firstRow + 1);
      const curve = mean.subarray(bins);
      return {
        from: from / siFactor,
        to: to / siFactor,
        counts: mean.subarray(0, bins),
        curve,
        expected: meanOver(curve, bins),
      };
    },
    /** Starts sampling. @returns stops it */
    start(): () => void {
      update();
      return session.onFrame(update);
    },
  };
}
