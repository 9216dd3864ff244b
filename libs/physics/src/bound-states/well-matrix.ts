import type { PotentialSegment } from './potential-segment.js';

/** -u'' + v u = e u on a grid, as a symmetric tridiagonal matrix; lengths are fractions of the total length. */
export interface WellMatrix {
  /** Grid points without the two walls. */
  readonly points: Float64Array;
  /** Quadrature weight of each point; the matrix acts on u times its square root. */
  readonly weights: Float64Array;
  readonly diagonal: Float64Array;
  /** Coupling of each point with the next one. */
  readonly offDiagonal: Float64Array;
  /** Squared coupling of each point with the previous one; the first is zero. */
  readonly squares: Float64Array;
}

/**
 * Central differences on a grid that contains the ends of all segments: at a jump of the potential the mean of both sides
 * is used, so the error of a level is a series in even powers of the step.
 * @param unit energy unit of the potential, J
 * @param cells number of cells of each segment
 */
export function wellMatrix(
  segments: readonly PotentialSegment[],
  cells: readonly number[],
  from: number,
  length: number,
  unit: number,
): WellMatrix {
  const total = cells.reduce((sum, count) => sum + count, 0);
  const steps = new Float64Array(total);
  const points = new Float64Array(total + 1);
  /** Potential at both ends of each cell. */
  const left = new Float64Array(total);
  const right = new Float64Array(total);
  let cell = 0;
  segments.forEach((segment, index) => {
    const count = cells[index] ?? 1;
    const size = (segment.to - segment.from) / count;
    for (let i = 0; i < count; i++, cell++) {
      const [start, end] = [segment.from + i * size, segment.from + (i + 1) * size];
      steps[cell] = size / length;
      points[cell + 1] = (end - from) / length;
      left[cell] = segment.value(start) / unit;
      right[cell] = segment.value(end) / unit;
    }
  });
  const inner = total - 1;
  const valueAt = (values: Float64Array, i: number): number => values[i] ?? 0;
  const weights = Float64Array.from(
    { length: inner },
    (_, i) => (valueAt(steps, i) + valueAt(steps, i + 1)) / 2,
  );
  const diagonal = weights.map((weight, i) => {
    const [before, after] = [valueAt(steps, i), valueAt(steps, i + 1)];
    const potential = (before * valueAt(right, i) + after * valueAt(left, i + 1)) / (2 * weight);
    return (1 / before + 1 / after) / weight + potential;
  });
  const offDiagonal = Float64Array.from(
    { length: inner - 1 },
    (_, i) => -1 / (valueAt(steps, i + 1) * Math.sqrt(valueAt(weights, i) * valueAt(weights, i + 1))),
  );
  const squares = Float64Array.of(0, ...offDiagonal.map((value) => value * value));
  return { points: points.slice(1, -1), weights, diagonal, offDiagonal, squares };
}
