import type { WellMatrix } from './well-matrix.js';

/** Inverse iterations. One is enough for a simple level; nearly degenerate levels need more. */
const ITERATIONS = 3;

/** Solves (matrix - energy) x = b in place of b, by Gaussian elimination with partial pivoting. */
function solveShifted({ diagonal, offDiagonal }: WellMatrix, energy: number, b: Float64Array): void {
  const count = diagonal.length;
  const [main, above, above2] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const valueAt = (values: Float64Array, i: number): number => values[i] ?? 0;
  /** Current row i after elimination: its entries in columns i and i + 1. */
  let here = valueAt(diagonal, 0) - energy;
  let next = valueAt(offDiagonal, 0);
  for (let i = 0; i < count; i++) {
    const below = valueAt(offDiagonal, i);
    const belowHere = valueAt(diagonal, i + 1) - energy;
    const belowNext = valueAt(offDiagonal, i + 1);
    if (i === count - 1 || Math.abs(here) >= Math.abs(below)) {
      if (here === 0) here = 1e-16 * (Math.abs(valueAt(diagonal, i)) + Math.abs(energy));
      main[i] = here;
      above[i] = next;
      if (i === count - 1) break;
      const factor = below / here;
      b[i + 1] = valueAt(b, i + 1) - factor * valueAt(b, i);
      here = belowHere - factor * next;
      next = belowNext;
    } else {
      main[i] = below;
      above[i] = belowHere;
      above2[i] = belowNext;
      const factor = here / below;
      const swapped = valueAt(b, i);
      b[i] = valueAt(b, i + 1);
      b[i + 1] = swapped - factor * valueAt(b, i);
      here = next - factor * belowHere;
      next = -factor * belowNext;
    }
  }
  for (let i = count - 1; i >= 0; i--) {
    b[i] =
      (valueAt(b, i) - valueAt(above, i) * valueAt(b, i + 1) - valueAt(above2, i) * valueAt(b, i + 2)) /
      valueAt(main, i);
  }
}

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);

/**
 * The unit eigenvector of a level, orthogonal to `previous` ones, by inverse iteration (Wilkinson, The Algebraic
 * Eigenvalue Problem, 1965, ch. 5).
 */
export function eigenvector(
  matrix: WellMatrix,
  energy: number,
  previous: readonly Float64Array[],
): Float64Array {
  // The linear start vector is neither even nor odd, so it has a component of every level.
  const vector = matrix.diagonal.map((_, i) => 1 + i / matrix.diagonal.length);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    solveShifted(matrix, energy, vector);
    const scale = 1 / Math.sqrt(dot(vector, vector));
    for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] as number) * scale;
    for (const other of previous) {
      const overlap = dot(vector, other);
      for (let i = 0; i < vector.length; i++)
        vector[i] = (vector[i] as number) - overlap * (other[i] as number);
    }
    const length = Math.sqrt(dot(vector, vector));
    for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] as number) / length;
  }
  return vector;
}
