import { GRAVITATION } from '../constants/codata.js';
import { minus, type Vector } from './vectors.js';

/** A point mass at the start. */
export interface Body {
  /** kg, above 0; a spacecraft of 1000 kg pulls nobody that one could see. */
  readonly mass: number;
  /** m */
  readonly position: Vector;
  /** m/s */
  readonly velocity: Vector;
}

/** Bodies that pull one another. The first is the one that orbits are measured from. */
export interface GravityParams {
  /** 2 to 5. */
  readonly bodies: readonly Body[];
  /** Yoshida's of order 4, or the leapfrog of order 2 to compare it with. */
  readonly method: 'yoshida4' | 'leapfrog';
}

/*
 * A state is x, y, z of each body in turn, then vx, vy, vz of each.
 */
const threeFrom = (state: Float64Array, from: number): Vector => [
  state[from] ?? Number.NaN,
  state[from + 1] ?? Number.NaN,
  state[from + 2] ?? Number.NaN,
];

export const positionOf = (state: Float64Array, index: number): Vector => threeFrom(state, 3 * index);
export const velocityOf = (state: Float64Array, index: number): Vector =>
  threeFrom(state, state.length / 2 + 3 * index);

/** Place and velocity of a body as seen from the first. */
export const seenFromFirst = (
  state: Float64Array,
  index: number,
): readonly [position: Vector, velocity: Vector] => [
  minus(positionOf(state, index), positionOf(state, 0)),
  minus(velocityOf(state, index), velocityOf(state, 0)),
];

/** G times the mass of the first body and that of another, m³/s². */
export const muOf = ({ bodies }: GravityParams, index: number): number =>
  GRAVITATION * ((bodies[0]?.mass ?? 0) + (bodies[index]?.mass ?? 0));
