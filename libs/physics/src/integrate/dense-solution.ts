import type { Derivative } from './derivative.js';
import { dormandPrince, type Tolerance } from './dormand-prince.js';

/** Weights of the slopes in the highest term (Hairer, Nørsett, Wanner, Solving ODEs I, II.6: DOPRI5's interpolant). */
const HIGHEST = [
  -12715105075 / 11282082432,
  0,
  87487479700 / 32700410799,
  -10690763975 / 1880347072,
  701980252875 / 199316789632,
  -1453857185 / 822651844,
  69997945 / 29380423,
] as const;

/** A step's polynomial of degree 4: five numbers for each of the state. */
interface Piece {
  readonly begin: number;
  readonly h: number;
  readonly terms: Float64Array;
}

/**
 * The whole solution of y' = f(t, y) between two moments as a function of time: Dormand and Prince's steps with their
 * interpolant of order 4, smooth to the first derivative. For plots of any density and for looking back.
 * @param start the state at `from`; it is not changed
 * @returns writes the state at a moment to `out`; a moment outside is a RangeError
 */
export function denseSolution(
  derivative: Derivative,
  start: Float64Array,
  from: number,
  to: number,
  tolerance: Tolerance,
): (t: number, out: Float64Array) => void {
  const size = start.length;
  const pieces: Piece[] = [];
  dormandPrince(derivative, size, tolerance)(from, start.slice(), to - from, (after, h, stages) => {
    const terms = new Float64Array(5 * size);
    for (let i = 0; i < size; i++) {
      const slope = (stage: number): number => h * (stages.slopes[stage]?.[i] ?? 0);
      const change = (stages.to[i] ?? 0) - (stages.from[i] ?? 0);
      const bend = slope(0) - change;
      const highest = HIGHEST.reduce<number>((sum, weight, stage) => sum + weight * slope(stage), 0);
      terms.set([stages.from[i] ?? 0, change, bend, change - slope(6) - bend, highest], 5 * i);
    }
    pieces.push({ begin: from + after, h, terms });
  });

  const forwards = to >= from ? 1 : -1;
  return (t, out) => {
    if (!((t - from) * forwards >= 0 && (to - t) * forwards >= 0))
      throw new RangeError(`${t} s is not between ${from} s and ${to} s`);
    let [low, high] = [0, pieces.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (((pieces[middle] as Piece).begin - t) * forwards <= 0) low = middle;
      else high = middle - 1;
    }
    const piece = pieces[low];
    if (!piece) {
      out.set(start);
      return;
    }
    const { begin, h, terms } = piece;
    const part = (t - begin) / h;
    const rest = 1 - part;
    for (let i = 0; i < size; i++) {
      const [y = 0, change = 0, bend = 0, twist = 0, highest = 0] = terms.subarray(5 * i, 5 * i + 5);
      out[i] = y + part * (change + rest * (bend + part * (twist + rest * highest)));
    }
  };
}
