import type { WellMatrix } from './well-matrix.js';

/** As near to zero as a pivot may come. */
const TINY = 1e-290;

/**
 * How many levels lie below an energy: the number of negative pivots of the matrix minus that energy (Sturm sequence;
 * Barth, Martin, Wilkinson, Numer. Math. 9, 386, 1967).
 * @param squares of the numbers beside the diagonal, the first of them zero
 */
export function countBelow(diagonal: Float64Array, squares: Float64Array, energy: number): number {
  let count = 0;
  let pivot = 1;
  for (let i = 0; i < diagonal.length; i++) {
    pivot = (diagonal[i] as number) - energy - (squares[i] as number) / pivot;
    if (pivot < 0) count++;
    else if (pivot < TINY) pivot = TINY;
  }
  return count;
}

/** The squares that `countBelow` needs. */
export const squaresOf = ({ beside }: WellMatrix): Float64Array =>
  Float64Array.of(0, ...beside.map((value) => value * value));

/**
 * Level number `index`, by halving.
 * @param near where it may be looked for first
 * @param lowest an energy below all levels
 */
export function findLevel(
  diagonal: Float64Array,
  squares: Float64Array,
  index: number,
  near: number,
  lowest: number,
): number {
  let reach = Math.max(1e-4 * (near - lowest), 1e-9);
  let low = near;
  while (low > lowest && countBelow(diagonal, squares, low) > index) {
    low = Math.max(lowest, near - reach);
    reach *= 4;
  }
  let high = Math.max(near, low);
  while (countBelow(diagonal, squares, high) <= index) {
    low = Math.max(low, high);
    high = near + reach;
    reach *= 4;
  }
  for (;;) {
    const half = (low + high) / 2;
    if (half <= low || half >= high || high - low <= 4e-16 * (Math.abs(high) + high - lowest)) return half;
    if (countBelow(diagonal, squares, half) > index) high = half;
    else low = half;
  }
}
