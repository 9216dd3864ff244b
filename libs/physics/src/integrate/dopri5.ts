import type { Integrator } from '../model/model.js';
import type { Derivative } from './derivative.js';
import { dormandPrince, type Tolerance } from './dormand-prince.js';

/**
 * The adaptive Runge-Kutta method of Dormand and Prince, order 5 with an embedded error estimate of order 4. It reaches
 * t + h exactly, with as many steps as the tolerance needs. For problems with very different time scales; otherwise rk4
 * is faster.
 * Throws a RangeError at a singularity (a fall into a point mass).
 * @param size how many numbers of the state change
 */
export function dopri5(derivative: Derivative, size: number, tolerance: Tolerance): Integrator {
  const integrate = dormandPrince(derivative, size, tolerance);
  return (t, state, h) => integrate(t, state, h);
}
