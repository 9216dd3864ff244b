import { rk4 } from '../integrate/rk4.js';
import type { Model } from '../model/model.js';
import { type DoublePendulumParams, doublePendulumRates } from './double-pendulum-rates.js';
import { normalModes } from './normal-modes.js';

const angleOf = (key: string) => ({ key, unit: 'rad' }) as const;
const speedOf = (key: string) => ({ key, unit: 'rad/s' }) as const;

/** Fastest normal mode for which the undivided step conserves the energy to 1e-8 in a minute, rad/s: 5.8 for 1 m and 1 kg. */
const MAX_FREQUENCY = 6;

/** Substeps of a step for short or light pendulums, which are faster; an empirical rule from 14 sizes. */
const substepsOf = (p: DoublePendulumParams): number =>
  Math.ceil(Math.max(1, normalModes(p)[1].frequency / MAX_FREQUENCY) ** 1.5);

/** Kinetic and potential energy of the copy at `index` of the state, J; zero at the lowest point. */
function energyOf(state: Float64Array, index: number, p: DoublePendulumParams): readonly [number, number] {
  const angle1 = state[index] as number;
  const angle2 = state[index + 1] as number;
  const { mass1, mass2, length1, length2, gravity } = p;
  const v1 = length1 * (state[index + 2] as number);
  const v2 = length2 * (state[index + 3] as number);
  const lowerSpeedSquare = v1 * v1 + v2 * v2 + 2 * v1 * v2 * Math.cos(angle1 - angle2);
  const kinetic = (mass1 * v1 * v1 + mass2 * lowerSpeedSquare) / 2;
  const [rise1, rise2] = [2 * length1 * Math.sin(angle1 / 2) ** 2, 2 * length2 * Math.sin(angle2 / 2) ** 2];
  return [kinetic, gravity * (mass1 * rise1 + mass2 * (rise1 + rise2))];
}

/** Distance of the last copy from the first in the plane of the angles, rad. */
function separationOf(state: Float64Array): number {
  const last = state.length - 4;
  return Math.hypot((state[last] ?? 0) - (state[0] ?? 0), (state[last + 1] ?? 0) - (state[1] ?? 0));
}

/**
 * Experiment 6: the double pendulum by Lagrange's equations at any amplitude (Landau and Lifshitz, Mechanics, § 5), in 1
 * to 20 copies: the upper angle of each is `angleStep` more than that of the previous one. Observables and events are
 * those of the first copy; `separation` is between the first and the last.
 *
 * With the step of 1/960 s the motion from (π/2, π/2) at 1 m and 9.81 m/s² is predicted to 0.1 rad for more than 27 s.
 * After that, because of chaos, it has the right statistics but is not the exact solution.
 * Limits: point masses on rigid massless rods, no friction. Faster pendulums use substeps.
 */
export const doublePendulum: Model<DoublePendulumParams> = {
  dt: 1 / 960,
  layout: ({ copies }) =>
    Array.from({ length: copies }, (_, copy) => [
      angleOf(`angle1.${copy}`),
      angleOf(`angle2.${copy}`),
      speedOf(`speed1.${copy}`),
      speedOf(`speed2.${copy}`),
    ]).flat(),
  start: ({ angle1, angle2, speed1, speed2, copies, angleStep }) =>
    Float64Array.from(
      Array.from({ length: copies }, (_, copy) => [angle1 + copy * angleStep, angle2, speed1, speed2]).flat(),
    ),
  solver: (p) => {
    const advance = rk4(doublePendulumRates(p), 4 * p.copies);
    const substeps = substepsOf(p);
    return (t, state, h) => {
      for (let k = 0; k < substeps; k++) advance(t + (k * h) / substeps, state, h / substeps);
    };
  },
  events: [
    { key: 'upperOver', direction: 0, value: (_t, state) => Math.cos((state[0] as number) / 2) },
    { key: 'lowerOver', direction: 0, value: (_t, state) => Math.cos((state[1] as number) / 2) },
  ],
  invariants: [
    {
      key: 'energy',
      unit: 'J',
      value: (state, p) => {
        let sum = 0;
        for (let i = 0; i < state.length; i += 4) {
          const [kinetic, potential] = energyOf(state, i, p);
          sum += kinetic + potential;
        }
        return sum;
      },
      tolerance: 1e-8,
    },
  ],
  observables: [
    { ...angleOf('angle1'), value: (_t, [angle1 = 0]) => angle1 },
    { ...angleOf('angle2'), value: (_t, [, angle2 = 0]) => angle2 },
    { ...speedOf('speed1'), value: (_t, [, , speed1 = 0]) => speed1 },
    { ...speedOf('speed2'), value: (_t, [, , , speed2 = 0]) => speed2 },
    { key: 'kineticEnergy', unit: 'J', value: (_t, state, p) => energyOf(state, 0, p)[0] },
    { key: 'potentialEnergy', unit: 'J', value: (_t, state, p) => energyOf(state, 0, p)[1] },
    { key: 'separation', unit: 'rad', value: (_t, state) => separationOf(state) },
  ],
};
