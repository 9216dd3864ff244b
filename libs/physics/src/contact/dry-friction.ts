import type { ModelEvent, State } from '../model/model.js';

/** Coefficients of dry friction between two surfaces. */
export interface FrictionCoefficients {
  /** μs: at rest the force is at most μs N. */
  readonly staticCoefficient: number;
  /** μk, at most μs: a sliding surface has the force μk N. */
  readonly kineticCoefficient: number;
}

/** Motion along a surface: 0 sticks, 1 and -1 slides in the direction of its sign. */
export type Motion = -1 | 0 | 1;

/**
 * Motion of a body that is at rest on a surface: it sticks while static friction can balance the other forces.
 * @param drive sum of the other forces along the surface, N
 * @param normal normal force, N, at least 0
 */
export const motionFromRest = (
  drive: number,
  normal: number,
  { staticCoefficient }: FrictionCoefficients,
): Motion => (Math.abs(drive) <= staticCoefficient * normal ? 0 : drive > 0 ? 1 : -1);

/**
 * Dry friction (Amontons and Coulomb), N: opposite to the drive and at most μs N for a body that sticks, μk N against the motion
 * of one that slides. It depends neither on the area nor on the speed.
 */
export const frictionForce = (
  motion: number,
  drive: number,
  normal: number,
  { staticCoefficient, kineticCoefficient }: FrictionCoefficients,
): number => {
  if (motion !== 0) return -motion * kineticCoefficient * normal;
  const limit = staticCoefficient * normal;
  return -Math.max(-limit, Math.min(limit, drive));
};

/** A body on a surface, in a model whose state holds its velocity along the surface and its {@link Motion}. */
export interface DryContact<P, S extends State> {
  /** Index of the velocity in the state. */
  readonly velocity: number;
  /** Index of the motion in the state. The solver keeps a body that sticks (0) where it is. */
  readonly motion: number;
  /** Sum of the forces along the surface besides friction, N. */
  readonly drive: (t: number, state: S, p: P) => number;
  readonly normal: (state: S, p: P) => number;
  readonly coefficients: (p: P) => FrictionCoefficients;
}

/**
 * Events `slipped` and `stopped` of a body with dry friction. A body that stops sticks; where static friction cannot hold it,
 * it slips at the same time. `slipped` also follows a change of parameters.
 */
export function frictionEvents<P, S extends State = Float64Array>(
  contact: DryContact<P, S>,
): readonly ModelEvent<P, S>[] {
  const { velocity, motion } = contact;
  return [
    {
      key: 'slipped',
      direction: 1,
      isLimit: true,
      value: (t, state, p) =>
        state[motion] === 0
          ? Math.abs(contact.drive(t, state, p)) -
            contact.coefficients(p).staticCoefficient * contact.normal(state, p)
          : -1,
      apply: (t, state, p) => {
        state[motion] = Math.sign(contact.drive(t, state, p));
      },
    },
    {
      key: 'stopped',
      direction: -1,
      isLimit: true,
      value: (_t, state) =>
        state[motion] === 0 ? 1 : (state[motion] as number) * (state[velocity] as number),
      apply: (_t, state) => {
        state[velocity] = 0;
        state[motion] = 0;
      },
    },
  ];
}
