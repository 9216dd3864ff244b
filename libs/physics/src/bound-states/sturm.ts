import type { WellMatrix } from './well-matrix.js';

/** Replaces pivots that are almost zero. */
const TINY = 1e-290;

/**
 * Number of eigenvalues below an energy: the negative pivots of the matrix minus that energy (Sturm sequence; Barth,
 * Martin, Wilkinson, Numer. Math. 9, 386, 1967).
 */
export function countEigenvaluesBelow({ diagonal, squares }: WellMatrix, energy: number): number {
  let count = 0;
  let pivot = 1;
  for (let i = 0; i < diagonal.length; i++) {
    pivot = (diagonal[i] as number) - energy - (squares[i] as number) / pivot;
    if (pivot < 0) count++;
    else if (pivot < TINY) pivot = TINY;
  }
  return count;
}

/**
 * The eigenvalue number `index`, by bisection.
 * @param estimate where the search starts
 * @param lowest an energy below all eigenvalues
 */
export function findEigenvalue(matrix: WellMatrix, index: number, estimate: number, lowest: number): number {
  let width = Math.max(1e-4 * (estimate - lowest), 1e-9);
  let low = estimate;
  while (low > lowest && countEigenvaluesBelow(matrix, low) > index) {
    low = Math.max(lowest, estimate - width);
    width *= 4;
  }
  let high = Math.max(estimate, low);
  while (countEigenvaluesBelow(matrix, high) <= index) {
    low = Math.max(low, high);
    high = estimate + width;
    width *= 4;
  }
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high || high - low <= 4e-16 * (Math.abs(high) + high - lowest))
      return middle;
    if (countEigenvaluesBelow(matrix, middle) > index) high = middle;
    else low = middle;
  }
}
