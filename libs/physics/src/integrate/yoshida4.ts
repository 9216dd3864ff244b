import type { Integrator } from '../model/model.js';
import type { Acceleration } from './derivative.js';

const CUBE_ROOT = Math.cbrt(2);
/** Lengths of the three leapfrog steps: forward, backward, forward. Their sum is 1, the sum of their cubes 0. */
const OUTER = 1 / (2 - CUBE_ROOT);
const INNER = -CUBE_ROOT * OUTER;
const DRIFTS = [OUTER / 2, (OUTER + INNER) / 2, (INNER + OUTER) / 2, OUTER / 2] as const;
const KICKS = [OUTER, INNER, OUTER] as const;

/**
 * Yoshida's method of order 4 (Phys. Lett. A 150, 262, 1990; Forest and Ruth, Physica D 43, 105, 1990): three leapfrog
 * steps whose errors of order 2 cancel. Symplectic and reversible in time. Three evaluations of the acceleration per
 * step. The state is the coordinates, then their velocities.
 * @param size number of coordinates; the state has twice as many numbers
 */
export function yoshida4(acceleration: Acceleration, size: number): Integrator {
  const a = new Float64Array(size);
  const drift = (state: Float64Array, h: number): void => {
    for (let i = 0; i < size; i++) state[i] = (state[i] as number) + h * (state[size + i] as number);
  };
  const kick = (t: number, state: Float64Array, h: number): void => {
    acceleration(t, state, a);
    for (let i = 0; i < size; i++) state[size + i] = (state[size + i] as number) + h * (a[i] as number);
  };
  return (t, state, h) => {
    drift(state, DRIFTS[0] * h);
    kick(t + DRIFTS[0] * h, state, KICKS[0] * h);
    drift(state, DRIFTS[1] * h);
    kick(t + h / 2, state, KICKS[1] * h);
    drift(state, DRIFTS[2] * h);
    kick(t + h - DRIFTS[3] * h, state, KICKS[2] * h);
    drift(state, DRIFTS[3] * h);
  };
}
