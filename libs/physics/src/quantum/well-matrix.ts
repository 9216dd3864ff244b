import type { WellPiece } from './well-piece.js';

/** -u'' + v u = e u on a grid, as a symmetric tridiagonal matrix; lengths are fractions of the whole. */
export interface WellMatrix {
  /** Grid points without the two walls at the ends. */
  readonly places: Float64Array;
  /** Length that belongs to each point; the matrix acts on u times its root. */
  readonly weights: Float64Array;
  readonly diagonal: Float64Array;
  /** Between a point and the next one. */
  readonly beside: Float64Array;
}

/**
 * Central differences on a grid whose points include the ends of all pieces, so that a jump of the potential falls on a
 * point, where the mean of both sides counts: the error of a level is then a series in even powers of the step.
 * @param unit energy, J, by which the potential is divided
 * @param cells of each piece
 */
export function wellMatrix(
  pieces: readonly WellPiece[],
  cells: readonly number[],
  from: number,
  length: number,
  unit: number,
): WellMatrix {
  const total = cells.reduce((sum, count) => sum + count, 0);
  const steps = new Float64Array(total);
  const places = new Float64Array(total + 1);
  /** Potential at both ends of each cell. */
  const left = new Float64Array(total);
  const right = new Float64Array(total);
  let cell = 0;
  pieces.forEach((piece, index) => {
    const count = cells[index] ?? 1;
    const size = (piece.to - piece.from) / count;
    for (let i = 0; i < count; i++, cell++) {
      const [start, end] = [piece.from + i * size, piece.from + (i + 1) * size];
      steps[cell] = size / length;
      places[cell + 1] = (end - from) / length;
      left[cell] = piece.value(start) / unit;
      right[cell] = piece.value(end) / unit;
    }
  });
  const inner = total - 1;
  const at = (values: Float64Array, i: number): number => values[i] ?? 0;
  const weights = Float64Array.from({ length: inner }, (_, i) => (at(steps, i) + at(steps, i + 1)) / 2);
  const diagonal = weights.map((weight, i) => {
    const [before, after] = [at(steps, i), at(steps, i + 1)];
    const potential = (before * at(right, i) + after * at(left, i + 1)) / (2 * weight);
    return (1 / before + 1 / after) / weight + potential;
  });
  const beside = Float64Array.from(
    { length: inner - 1 },
    (_, i) => -1 / (at(steps, i + 1) * Math.sqrt(at(weights, i) * at(weights, i + 1))),
  );
  return { places: places.slice(1, -1), weights, diagonal, beside };
}
