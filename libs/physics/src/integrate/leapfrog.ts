import type { Integrator } from '../model/model.js';
import type { Acceleration } from './derivative.js';

/**
 * The leapfrog method in the form of velocity Verlet (Swope et al., J. Chem. Phys. 76, 637, 1982): half a kick, a drift,
 * half a kick. Order 2, symplectic and reversible in time: the energy error oscillates and does not grow.
 * The state is the coordinates, then their velocities.
 * @param size number of coordinates; the state has twice as many numbers
 */
export function leapfrog(acceleration: Acceleration, size: number): Integrator {
  const a = new Float64Array(size);
  const kick = (state: Float64Array, h: number): void => {
    for (let i = 0; i < size; i++) state[size + i] = (state[size + i] as number) + h * (a[i] as number);
  };
  return (t, state, h) => {
    acceleration(t, state, a);
    kick(state, h / 2);
    for (let i = 0; i < size; i++) state[i] = (state[i] as number) + h * (state[size + i] as number);
    acceleration(t + h, state, a);
    kick(state, h / 2);
  };
}
