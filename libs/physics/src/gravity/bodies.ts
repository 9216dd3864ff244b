import { GRAVITATION } from '../codata/codata.js';
import { subtract, type Vector } from '../vectors/vectors.js';

/** Initial state of a point mass. */
export interface Body {
  /** kg, above 0; a test body of 1000 kg has no visible effect on planets. */
  readonly mass: number;
  /** m */
  readonly position: Vector;
  /** m/s */
  readonly velocity: Vector;
}

/** Bodies that attract one another. Orbits are relative to the first. */
export interface GravityParams {
  /** 2 to 5. */
  readonly bodies: readonly Body[];
  /** Yoshida's method of order 4, or the leapfrog of order 2 for comparison. */
  readonly method: 'yoshida4' | 'leapfrog';
}

/*
 * A state is x, y, z of each body in turn, then vx, vy, vz of each.
 */
const vectorAt = (state: Float64Array, offset: number): Vector => [
  state[offset] ?? Number.NaN,
  state[offset + 1] ?? Number.NaN,
  state[offset + 2] ?? Number.NaN,
];

export const positionOf = (state: Float64Array, index: number): Vector => vectorAt(state, 3 * index);
export const velocityOf = (state: Float64Array, index: number): Vector =>
  vectorAt(state, state.length / 2 + 3 * index);

/** Position and velocity of a body relative to the first. */
export const relativeToFirst = (
  state: Float64Array,
  index: number,
): readonly [position: Vector, velocity: Vector] => [
  subtract(positionOf(state, index), positionOf(state, 0)),
  subtract(velocityOf(state, index), velocityOf(state, 0)),
];

/** Gravitational parameter G (m₁ + m₂) of the first body and another, m³/s². */
export const muOf = ({ bodies }: GravityParams, index: number): number =>
  GRAVITATION * ((bodies[0]?.mass ?? 0) + (bodies[index]?.mass ?? 0));
