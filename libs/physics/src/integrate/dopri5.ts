import type { Advance } from '../model/model.js';
import type { Derivative } from './derivative.js';
import { dormandPrince, type Tolerance } from './dormand-prince.js';

/**
 * The Runge-Kutta method of Dormand and Prince, order 5 with an error of order 4 beside it: reaches t + h exactly, by as
 * many steps as the tolerance asks for. For laws whose pace changes much; where it does not, rk4 is faster.
 * Throws a RangeError where the solution ends (a fall into a point mass).
 * @param size how many numbers of the state change
 */
export function dopri5(derivative: Derivative, size: number, tolerance: Tolerance): Advance {
  const march = dormandPrince(derivative, size, tolerance);
  return (t, state, h) => march(t, state, h);
}
