import { rk4 } from '../integrate/rk4.js';
import type { Model } from '../model/model.js';
import { type DoublePendulumParams, doublePendulumRates } from './double-pendulum-rates.js';
import { normalModes } from './normal-modes.js';

const angleOf = (key: string) => ({ key, unit: 'rad' }) as const;
const speedOf = (key: string) => ({ key, unit: 'rad/s' }) as const;

/** Fast mode up to which the whole step keeps the energy to 1e-8 in a minute, rad/s: 1 m and 1 kg each have 5.8. */
const FASTEST = 6;

/** Parts that a step is cut into where a short or light pendulum is faster; found by trying 14 sizes of all kinds. */
const partsOf = (p: DoublePendulumParams): number =>
  Math.ceil(Math.max(1, normalModes(p)[1].frequency / FASTEST) ** 1.5);

/** From the lowest point of both, J. The copy's numbers begin at `from`. */
function energyOf(state: Float64Array, from: number, p: DoublePendulumParams): readonly [number, number] {
  const angle1 = state[from] as number;
  const angle2 = state[from + 1] as number;
  const { mass1, mass2, length1, length2, gravity } = p;
  const v1 = length1 * (state[from + 2] as number);
  const v2 = length2 * (state[from + 3] as number);
  const outer = v1 * v1 + v2 * v2 + 2 * v1 * v2 * Math.cos(angle1 - angle2);
  const kinetic = (mass1 * v1 * v1 + mass2 * outer) / 2;
  const [rise1, rise2] = [2 * length1 * Math.sin(angle1 / 2) ** 2, 2 * length2 * Math.sin(angle2 / 2) ** 2];
  return [kinetic, gravity * (mass1 * rise1 + mass2 * (rise1 + rise2))];
}

/** How far the last copy's angles are from the first's, rad. */
function separationOf(state: Float64Array): number {
  const last = state.length - 4;
  return Math.hypot((state[last] ?? 0) - (state[0] ?? 0), (state[last + 1] ?? 0) - (state[1] ?? 0));
}

/**
 * Experiment 6: one pendulum hung from another, by Lagrange's equations at any amplitude (Landau and Lifshitz,
 * Mechanics, § 5), in 1 to 20 copies that start a hair apart: each copy's upper angle is `apart` more than that of the
 * one before. Observables and events are of the first copy; `separation` is between the first and the last.
 *
 * The step of 1/960 s foretells (π/2, π/2) at 1 m and 9.81 m/s² for more than 27 s before either angle is 0.1 rad off;
 * after that the motion is of the right kind, but not the true one: that is chaos, not a fault.
 * Limits: point masses on stiff rods without mass, no friction. Sizes that swing faster get their step in parts.
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
  start: ({ angle1, angle2, speed1, speed2, copies, apart }) =>
    Float64Array.from(
      Array.from({ length: copies }, (_, copy) => [angle1 + copy * apart, angle2, speed1, speed2]).flat(),
    ),
  solver: (p) => {
    const advance = rk4(doublePendulumRates(p), 4 * p.copies);
    const parts = partsOf(p);
    return (t, state, h) => {
      for (let part = 0; part < parts; part++) advance(t + (part * h) / parts, state, h / parts);
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
        for (let from = 0; from < state.length; from += 4) {
          const [kinetic, potential] = energyOf(state, from, p);
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
