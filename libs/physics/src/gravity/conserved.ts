import { GRAVITATION } from '../codata/codata.js';
import { type GravityParams, positionOf, velocityOf } from './bodies.js';
import { cross, dot, lengthOf, subtract, addScaled, type Vector } from '../vectors/vectors.js';

const ZERO: Vector = [0, 0, 0];

/** J */
export const kineticEnergy = (state: Float64Array, { bodies }: GravityParams): number =>
  bodies.reduce((sum, { mass }, index) => {
    const v = velocityOf(state, index);
    return sum + (mass * dot(v, v)) / 2;
  }, 0);

/** J; zero at infinite distances. */
export function potentialEnergy(state: Float64Array, { bodies }: GravityParams): number {
  let sum = 0;
  bodies.forEach((one, i) => {
    bodies.slice(0, i).forEach((other, j) => {
      const distance = lengthOf(subtract(positionOf(state, i), positionOf(state, j)));
      sum -= (GRAVITATION * one.mass * other.mass) / distance;
    });
  });
  return sum;
}

/** About the origin, kg·m²/s. */
export const angularMomentum = (state: Float64Array, { bodies }: GravityParams): Vector =>
  bodies.reduce<Vector>(
    (sum, { mass }, index) => addScaled(sum, mass, cross(positionOf(state, index), velocityOf(state, index))),
    ZERO,
  );

/**
 * 1 + the change of the total momentum since the start, in units of the initial sum of m |v|. The total momentum itself is
 * usually zero, so it cannot serve as the unit.
 */
export function momentumBalance(state: Float64Array, { bodies }: GravityParams): number {
  const change = bodies.reduce<Vector>(
    (sum, { mass, velocity }, index) => addScaled(sum, mass, subtract(velocityOf(state, index), velocity)),
    ZERO,
  );
  const size = bodies.reduce((sum, { mass, velocity }) => sum + mass * lengthOf(velocity), 0);
  return size === 0 ? 1 : 1 + lengthOf(change) / size;
}
