import type { Integrator } from '../model/model.js';
import type { Derivative } from './derivative.js';

/** Tolerance of an adaptive step: the estimated error of each number is at most absolute + relative × its size. */
export interface Tolerance {
  readonly relative: number;
  /** In the units of the state. */
  readonly absolute: number;
}

/** The stages of an accepted step. */
export interface Stages {
  /** The state before the step. */
  readonly from: Float64Array;
  /** The state after the step. */
  readonly to: Float64Array;
  /** The derivatives of the seven stages. */
  readonly slopes: readonly Float64Array[];
}

/** Dormand and Prince, J. Comput. Appl. Math. 6, 19, 1980: nodes, weights of the stages, weights of the error of order 4. */
const NODES = [0, 1 / 5, 3 / 10, 4 / 5, 8 / 9, 1, 1] as const;
const WEIGHTS = [
  [],
  [1 / 5],
  [3 / 40, 9 / 40],
  [44 / 45, -56 / 15, 32 / 9],
  [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
  [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
  [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
] as const;
const ERRORS = [71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40] as const;

/** Steps below this fraction of the interval indicate a singularity. */
const MIN_STEP = 1e-13;

/**
 * Integrates over an interval with steps as long as the tolerance allows (step control as in Hairer, Nørsett, Wanner,
 * Solving Ordinary Differential Equations I, II.4). The first attempt is the whole interval.
 */
export function dormandPrince(derivative: Derivative, size: number, { relative, absolute }: Tolerance) {
  const slopes = Array.from({ length: 7 }, () => new Float64Array(size));
  const [first, last] = [slopes[0] as Float64Array, slopes[6] as Float64Array];
  const from = new Float64Array(size);
  const to = new Float64Array(size);

  /** Attempts a step from `from`, whose derivative is known, to `to`. Returns its error in units of the tolerance. */
  function attempt(t: number, h: number): number {
    for (let stage = 1; stage < 7; stage++) {
      const weights = WEIGHTS[stage] as readonly number[];
      for (let i = 0; i < size; i++) {
        let sum = 0;
        for (let j = 0; j < stage; j++)
          sum += (weights[j] as number) * ((slopes[j] as Float64Array)[i] as number);
        to[i] = (from[i] as number) + h * sum;
      }
      derivative(t + (NODES[stage] as number) * h, to, slopes[stage] as Float64Array);
    }
    let squares = 0;
    for (let i = 0; i < size; i++) {
      let error = 0;
      for (let j = 0; j < 7; j++) error += (ERRORS[j] as number) * ((slopes[j] as Float64Array)[i] as number);
      const scale = Math.max(Math.abs(from[i] as number), Math.abs(to[i] as number));
      const scaled = (h * error) / (absolute + relative * scale);
      squares += scaled * scaled;
    }
    return Math.sqrt(squares / size);
  }

  /**
   * Advances `y` from t to t + span; the span may be negative.
   * @param onStep is called for each accepted step with its start relative to t, its length and its stages (valid until
   * the next step)
   */
  return (
    t: number,
    y: Float64Array,
    span: number,
    onStep?: (after: number, h: number, stages: Stages) => void,
  ): void => {
    if (span === 0) return;
    let after = 0;
    let h = span;
    let maxGrowth = 5;
    from.set(size === y.length ? y : y.subarray(0, size));
    derivative(t, from, first);
    for (;;) {
      // The last step may be 1 % longer, which avoids a tiny step after it.
      const final = Math.abs(after + 1.01 * h) >= Math.abs(span);
      if (final) h = span - after;
      const error = attempt(t + after, h);
      const factor = error === 0 ? 5 : 0.9 * error ** -0.2;
      if (error <= 1) {
        onStep?.(after, h, { from, to, slopes });
        from.set(to);
        if (final) break;
        after += h;
        first.set(last);
        h *= Math.min(maxGrowth, Math.max(0.2, factor));
        maxGrowth = 5;
      } else {
        h *= factor > 0.2 ? factor : 0.2;
        maxGrowth = 1;
        if (!(Math.abs(h) > MIN_STEP * Math.abs(span)))
          throw new RangeError(`No step from t = ${t + after} s meets the tolerance`);
      }
    }
    y.set(from);
  };
}

/**
 * The adaptive Runge-Kutta method of Dormand and Prince, order 5 with an embedded error estimate of order 4. It reaches
 * t + h exactly, with as many steps as the tolerance needs. For problems with very different time scales; otherwise rk4
 * is faster.
 * Throws a RangeError at a singularity (a fall into a point mass).
 * @param size how many numbers of the state change
 */
export function dopri5(derivative: Derivative, size: number, tolerance: Tolerance): Integrator {
  return dormandPrince(derivative, size, tolerance);
}
