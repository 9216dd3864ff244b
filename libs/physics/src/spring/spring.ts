import { rk4 } from '../integrate/rk4.js';
import type { Model } from '../model/model.js';
import { drivenMotion, type SpringParams } from './driven-oscillator.js';

const LAYOUT = [
  { key: 'position', unit: 'm' },
  { key: 'velocity', unit: 'm/s' },
  { key: 'work', unit: 'J' },
  { key: 'heat', unit: 'J' },
] as const;

const kineticEnergy = ([, v = 0]: Float64Array, { mass }: SpringParams): number => (mass * v * v) / 2;
const potentialEnergy = ([x = 0]: Float64Array, { stiffness }: SpringParams): number =>
  (stiffness * x * x) / 2;
const forceAt = (t: number, { force, drive }: SpringParams): number => force * Math.cos(drive * t);

/**
 * Experiment 5: the driven damped oscillator m x'' + c x' + k x = F cos wt (Landau and Lifshitz, Mechanics, § 25-26). The
 * work of the force and the heat of the damping are part of the state.
 * Limits: Hooke's law at any elongation; damping proportional to the speed; c/m, √(k/m) and w below 500 1/s, and below
 * 15 1/s for the tolerance of the energy.
 */
export const spring: Model<SpringParams> = {
  dt: 1 / 1000,
  layout: () => LAYOUT,
  start: ({ position, velocity }) => Float64Array.of(position, velocity, 0, 0),
  solver: ({ mass, damping, stiffness, force, drive }) =>
    rk4((t, y, out) => {
      const x = y[0] as number;
      const v = y[1] as number;
      const push = force * Math.cos(drive * t);
      out[0] = v;
      out[1] = (push - damping * v - stiffness * x) / mass;
      out[2] = push * v;
      out[3] = damping * v * v;
    }, LAYOUT.length),
  events: [
    { key: 'turned', direction: 0, value: (_t, state) => state[1] as number },
    { key: 'middle', direction: 0, value: (_t, state) => state[0] as number },
  ],
  invariants: [
    {
      key: 'energyBalance',
      unit: 'J',
      // Offset by the energy of the static elongation under F, so that the value is not zero for a start at rest.
      value: (state, p) =>
        p.force ** 2 / (2 * p.stiffness) +
        kineticEnergy(state, p) +
        potentialEnergy(state, p) +
        (state[3] ?? 0) -
        (state[2] ?? 0),
      tolerance: 1e-8,
    },
  ],
  observables: [
    { key: 'position', unit: 'm', value: (_t, [x = 0]) => x },
    { key: 'velocity', unit: 'm/s', value: (_t, [, v = 0]) => v },
    { key: 'force', unit: 'N', value: (t, _state, p) => forceAt(t, p) },
    { key: 'drivePower', unit: 'W', value: (t, [, v = 0], p) => forceAt(t, p) * v },
    { key: 'dissipatedPower', unit: 'W', value: (_t, [, v = 0], { damping }) => damping * v * v },
    { key: 'kineticEnergy', unit: 'J', value: (_t, state, p) => kineticEnergy(state, p) },
    { key: 'potentialEnergy', unit: 'J', value: (_t, state, p) => potentialEnergy(state, p) },
    { key: 'work', unit: 'J', value: (_t, [, , work = 0]) => work },
    { key: 'heat', unit: 'J', value: (_t, [, , , heat = 0]) => heat },
  ],
  exact: (t, p) => {
    const [x, v, work] = drivenMotion(t, p);
    const state = Float64Array.of(x, v, work, 0);
    const start = Float64Array.of(p.position, p.velocity, 0, 0);
    const energy = (of: Float64Array): number => kineticEnergy(of, p) + potentialEnergy(of, p);
    state[3] = p.damping === 0 ? 0 : energy(start) + work - energy(state);
    return state;
  },
};
