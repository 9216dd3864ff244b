import { BOLTZMANN } from '../codata/codata.js';
import { particleCount, type LennardJonesParams } from './lennard-jones-params.js';
import { particleFields, particleRows } from './particle-state.js';

/** Kinetic energy of all particles, J. */
export function particleKineticEnergy(state: Float64Array, p: LennardJonesParams): number {
  const { vx, vy } = particleRows(state, particleCount(p));
  let sum = 0;
  let i = 0;
  for (const { count, mass } of p.components)
    for (const until = i + count; i < until; i++)
      sum += (mass / 2) * ((vx[i] as number) ** 2 + (vy[i] as number) ** 2);
  return sum;
}

/** Temperature of a plane substance, K: N k T is its kinetic energy. */
export const particleTemperature = (state: Float64Array, p: LennardJonesParams): number =>
  particleKineticEnergy(state, p) / particleCount(p) / BOLTZMANN;

/** Total energy, J. */
export function particleEnergy(state: Float64Array, p: LennardJonesParams): number {
  const { pairEnergy, outerEnergy } = particleFields(state);
  return particleKineticEnergy(state, p) + pairEnergy + outerEnergy;
}

/** Speeds of all particles, m/s. */
export function particleSpeeds(state: Float64Array, p: LennardJonesParams): Float64Array {
  const { vx, vy } = particleRows(state, particleCount(p));
  return vx.map((v, i) => Math.hypot(v, vy[i] as number));
}

/** Sum of the impulses on the four walls, N·s. */
export function wallImpulseSum(state: Float64Array): number {
  const { leftImpulse, rightImpulse, floorImpulse, lidImpulse } = particleFields(state);
  return leftImpulse + rightImpulse + floorImpulse + lidImpulse;
}
