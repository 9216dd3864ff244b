import type { Derivative } from './derivative.js';
import { dormandPrince, type Tolerance } from './dormand-prince.js';

/** Weights of the stages in the highest term (Hairer, Nørsett, Wanner, Solving ODEs I, II.6: DOPRI5's interpolant). */
const HIGHEST_WEIGHTS = [
  -12715105075 / 11282082432,
  0,
  87487479700 / 32700410799,
  -10690763975 / 1880347072,
  701980252875 / 199316789632,
  -1453857185 / 822651844,
  69997945 / 29380423,
] as const;

/** The interpolation polynomial of one step, degree 4: five coefficients for each number of the state. */
interface Step {
  readonly start: number;
  readonly h: number;
  readonly coefficients: Float64Array;
}

/**
 * Dense output: the solution of y' = f(t, y) between two times as a function of time, by Dormand and Prince's steps with
 * their interpolant of order 4, continuously differentiable. For plots of any resolution.
 * @param start the state at `from`; it is not changed
 * @returns a function that writes the state at a time to `out`; a time outside the interval throws a RangeError
 */
export function denseOutput(
  derivative: Derivative,
  start: Float64Array,
  from: number,
  to: number,
  tolerance: Tolerance,
): (t: number, out: Float64Array) => void {
  const size = start.length;
  const steps: Step[] = [];
  dormandPrince(derivative, size, tolerance)(from, start.slice(), to - from, (after, h, stages) => {
    const coefficients = new Float64Array(5 * size);
    for (let i = 0; i < size; i++) {
      const slope = (stage: number): number => h * (stages.slopes[stage]?.[i] ?? 0);
      const change = (stages.to[i] ?? 0) - (stages.from[i] ?? 0);
      const second = slope(0) - change;
      const highest = HIGHEST_WEIGHTS.reduce<number>((sum, weight, stage) => sum + weight * slope(stage), 0);
      coefficients.set([stages.from[i] ?? 0, change, second, change - slope(6) - second, highest], 5 * i);
    }
    steps.push({ start: from + after, h, coefficients });
  });

  const forwards = to >= from ? 1 : -1;
  return (t, out) => {
    if (!((t - from) * forwards >= 0 && (to - t) * forwards >= 0))
      throw new RangeError(`${t} s is not between ${from} s and ${to} s`);
    let [low, high] = [0, steps.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (((steps[middle] as Step).start - t) * forwards <= 0) low = middle;
      else high = middle - 1;
    }
    const step = steps[low];
    if (!step) {
      out.set(start);
      return;
    }
    const { h, coefficients } = step;
    const theta = (t - step.start) / h;
    const rest = 1 - theta;
    for (let i = 0; i < size; i++) {
      const [y = 0, change = 0, second = 0, third = 0, highest = 0] = coefficients.subarray(5 * i, 5 * i + 5);
      out[i] = y + theta * (change + rest * (second + theta * (third + rest * highest)));
    }
  };
}
