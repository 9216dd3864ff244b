import { rk4 } from '../integrate/rk4.js';
import type { Model } from '../model/model.js';
import { exactPendulum, type PendulumState } from './exact-pendulum.js';

/** A point mass on a rigid massless rod, with its initial angle and angular velocity. */
export interface PendulumParams extends PendulumState {
  /** Damping rate γ, 1/s. */
  readonly damping: number;
  /** kg; default 1. It affects the energies, not the motion. */
  readonly mass?: number;
}

const LAYOUT = [
  { key: 'angle', unit: 'rad' },
  { key: 'speed', unit: 'rad/s' },
  { key: 'heat', unit: 'J' },
] as const;

const inertia = ({ mass = 1, length }: PendulumParams): number => mass * length * length;

const kineticEnergy = ([, speed = 0]: Float64Array, p: PendulumParams): number =>
  (inertia(p) * speed * speed) / 2;

/** m g L (1 - cos θ), in the form without cancellation at small angles. */
const potentialEnergy = ([angle = 0]: Float64Array, { mass = 1, gravity, length }: PendulumParams): number =>
  2 * mass * gravity * length * Math.sin(angle / 2) ** 2;

/**
 * Experiment 4: the plane pendulum at any amplitude, θ'' = -(g/L) sin θ - γ θ' (Landau and Lifshitz, Mechanics, § 11).
 * The heat from damping is part of the state, so that energy plus heat is an invariant.
 *
 * Without damping `exact` is the closed form by Jacobi's functions; with damping there is none, and it returns NaN.
 * Limits: rigid massless rod, damping proportional to the speed. γ and √(g/L) below 500 1/s, and below 10 1/s for the
 * tolerance of the energy.
 */
export const pendulum: Model<PendulumParams> = {
  dt: 1 / 1000,
  layout: () => LAYOUT,
  start: ({ angle, speed }) => Float64Array.of(angle, speed, 0),
  solver: (p) => {
    const frequencySquare = p.gravity / p.length;
    const { damping } = p;
    const heating = inertia(p) * damping;
    return rk4((_t, y, out) => {
      const speed = y[1] as number;
      out[0] = speed;
      out[1] = -frequencySquare * Math.sin(y[0] as number) - damping * speed;
      out[2] = heating * speed * speed;
    }, LAYOUT.length);
  },
  events: [
    { key: 'turned', direction: 0, value: (_t, state) => state[1] as number },
    // Zero at every 2π, also for a rotating pendulum.
    { key: 'lowest', direction: 0, value: (_t, state) => Math.sin((state[0] as number) / 2) },
  ],
  invariants: [
    {
      key: 'energyBalance',
      unit: 'J',
      value: (state, p) => kineticEnergy(state, p) + potentialEnergy(state, p) + (state[2] ?? 0),
      tolerance: 1e-9,
    },
  ],
  observables: [
    { key: 'angle', unit: 'rad', value: (_t, [angle = 0]) => angle },
    { key: 'speed', unit: 'rad/s', value: (_t, [, speed = 0]) => speed },
    { key: 'kineticEnergy', unit: 'J', value: (_t, state, p) => kineticEnergy(state, p) },
    { key: 'potentialEnergy', unit: 'J', value: (_t, state, p) => potentialEnergy(state, p) },
    { key: 'heat', unit: 'J', value: (_t, [, , heat = 0]) => heat },
    {
      key: 'tension',
      unit: 'N',
      value: (_t, [angle = 0, speed = 0], { mass = 1, gravity, length }) =>
        mass * (gravity * Math.cos(angle) + length * speed * speed),
    },
  ],
  exact: (t, p) =>
    p.damping === 0
      ? Float64Array.of(...exactPendulum(t, p), 0)
      : new Float64Array(LAYOUT.length).fill(Number.NaN),
};
