import type { Advance } from '../model/model.js';
import type { Acceleration } from './derivative.js';

/**
 * The leapfrog in its form of velocity Verlet (Swope et al., J. Chem. Phys. 76, 637, 1982): half a push, a whole drift,
 * half a push. Order 2, symplectic and reversible in time: the energy swings about its value and never runs away.
 * The state is the coordinates, then their velocities.
 * @param size how many coordinates there are; the state has twice as many numbers
 */
export function leapfrog(acceleration: Acceleration, size: number): Advance {
  const a = new Float64Array(size);
  const push = (state: Float64Array, h: number): void => {
    for (let i = 0; i < size; i++) state[size + i] = (state[size + i] as number) + h * (a[i] as number);
  };
  return (t, state, h) => {
    acceleration(t, state, a);
    push(state, h / 2);
    for (let i = 0; i < size; i++) state[i] = (state[i] as number) + h * (state[size + i] as number);
    acceleration(t + h, state, a);
    push(state, h / 2);
  };
}
