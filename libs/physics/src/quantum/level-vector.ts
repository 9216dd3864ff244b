import type { WellMatrix } from './well-matrix.js';

/** Rounds of inverse iteration. The first already has the level to rounding; the rest settle near twins. */
const ROUNDS = 3;

/** Solves (matrix - energy) x = b in place of b, by elimination with exchange of rows. */
function solveShifted({ diagonal, beside }: WellMatrix, energy: number, b: Float64Array): void {
  const count = diagonal.length;
  const [main, above, above2] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const at = (values: Float64Array, i: number): number => values[i] ?? 0;
  /** Row i as it comes down: its numbers in columns i and i + 1. */
  let here = at(diagonal, 0) - energy;
  let next = at(beside, 0);
  for (let i = 0; i < count; i++) {
    const below = at(beside, i);
    const belowHere = at(diagonal, i + 1) - energy;
    const belowNext = at(beside, i + 1);
    if (i === count - 1 || Math.abs(here) >= Math.abs(below)) {
      if (here === 0) here = 1e-16 * (Math.abs(at(diagonal, i)) + Math.abs(energy));
      main[i] = here;
      above[i] = next;
      if (i === count - 1) break;
      const factor = below / here;
      b[i + 1] = at(b, i + 1) - factor * at(b, i);
      here = belowHere - factor * next;
      next = belowNext;
    } else {
      main[i] = below;
      above[i] = belowHere;
      above2[i] = belowNext;
      const factor = here / below;
      const kept = at(b, i);
      b[i] = at(b, i + 1);
      b[i + 1] = kept - factor * at(b, i);
      here = next - factor * belowHere;
      next = -factor * belowNext;
    }
  }
  for (let i = count - 1; i >= 0; i--) {
    b[i] = (at(b, i) - at(above, i) * at(b, i + 1) - at(above2, i) * at(b, i + 2)) / at(main, i);
  }
}

const product = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);

/**
 * The vector of a level, of length 1 and at right angles to those `before` it, by inverse iteration (Wilkinson, The
 * Algebraic Eigenvalue Problem, 1965, ch. 5).
 */
export function levelVector(
  matrix: WellMatrix,
  energy: number,
  before: readonly Float64Array[],
): Float64Array {
  // Something of every level: slanted, so neither even nor odd.
  const vector = matrix.diagonal.map((_, i) => 1 + i / matrix.diagonal.length);
  for (let round = 0; round < ROUNDS; round++) {
    solveShifted(matrix, energy, vector);
    const scale = 1 / Math.sqrt(product(vector, vector));
    for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] as number) * scale;
    for (const other of before) {
      const overlap = product(vector, other);
      for (let i = 0; i < vector.length; i++)
        vector[i] = (vector[i] as number) - overlap * (other[i] as number);
    }
    const length = Math.sqrt(product(vector, vector));
    for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] as number) / length;
  }
  return vector;
}
