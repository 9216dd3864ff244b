import { leapfrog } from '../integrate/leapfrog.js';
import { yoshida4 } from '../integrate/yoshida4.js';
import type { Model, Quantity } from '../model/model.js';
import { apsis } from './apsis.js';
import { type GravityParams, muOf, relativeToFirst } from './bodies.js';
import { angularMomentum, kineticEnergy, momentumBalance, potentialEnergy } from './conserved.js';
import { keplerPair } from './kepler-pair.js';
import { newtonianGravity } from './newtonian-gravity.js';
import { type OrbitalElements, orbitalElements } from './orbital-elements.js';
import { lengthOf } from '../vectors/vectors.js';

/** Indices of the bodies that may orbit the first. */
const ORBITING = [1, 2, 3, 4] as const;

/** Osculating orbit of body `index` (from 1) around the first, without the influence of others. */
export function orbitOf(state: Float64Array, p: GravityParams, index: number): OrbitalElements {
  return orbitalElements(...relativeToFirst(state, index), muOf(p, index));
}

function layoutOf({ bodies }: GravityParams): readonly Quantity[] {
  const named = (letter: string, unit: string): Quantity[] =>
    bodies.flatMap((_, index) => ['x', 'y', 'z'].map((axis) => ({ key: `${letter}${axis}${index}`, unit })));
  return [...named('', 'm'), ...named('v', 'm/s')];
}

/**
 * Experiment 7: two to five bodies under Newton's law of gravitation, m_i q_i'' = Σ G m_i m_j (q_j - q_i) / |q_j - q_i|³
 * (Murray and Dermott, Solar System Dynamics, 2), in space. The time scale depends on the bodies, so the step is a
 * parameter: with 1/1000 of the shortest period a planet's orbit is closed to 1e-7 of its size after ten periods, with
 * 1/4000 to 4e-10.
 *
 * For two bodies `exact` is the Kepler motion; for more there is no closed form, and the result is NaN.
 * Limits: point masses without collisions, no relativity (Mercury: 43" in a century). The step is fixed: an orbit with a
 * very small periapsis needs a shorter one.
 * @param dt the step, s
 */
export function createGravity(dt: number): Model<GravityParams> {
  return {
    dt,
    layout: layoutOf,
    start: ({ bodies }) =>
      Float64Array.from([
        ...bodies.flatMap(({ position }) => position),
        ...bodies.flatMap(({ velocity }) => velocity),
      ]),
    solver: (p) =>
      (p.method === 'yoshida4' ? yoshida4 : leapfrog)(newtonianGravity(p.bodies), 3 * p.bodies.length),
    events: ORBITING.flatMap((index) => [apsis('periapsis', index, 1), apsis('apoapsis', index, -1)]),
    invariants: [
      {
        key: 'energy',
        unit: 'J',
        value: (state, p) => kineticEnergy(state, p) + potentialEnergy(state, p),
        tolerance: 1e-9,
        // At escape velocity the total energy is zero.
        scale: (start, p) => kineticEnergy(start, p) + Math.abs(potentialEnergy(start, p)),
      },
      {
        key: 'angularMomentum',
        unit: 'kg·m²/s',
        value: (state, p) => lengthOf(angularMomentum(state, p)),
        tolerance: 1e-12,
      },
      { key: 'momentumBalance', unit: '1', value: momentumBalance, tolerance: 1e-12 },
    ],
    observables: [
      { key: 'distance', unit: 'm', value: (_t, state) => lengthOf(relativeToFirst(state, 1)[0]) },
      { key: 'speed', unit: 'm/s', value: (_t, state) => lengthOf(relativeToFirst(state, 1)[1]) },
      { key: 'semiMajorAxis', unit: 'm', value: (_t, state, p) => orbitOf(state, p, 1).semiMajorAxis },
      { key: 'eccentricity', unit: '1', value: (_t, state, p) => orbitOf(state, p, 1).eccentricity },
      { key: 'period', unit: 's', value: (_t, state, p) => orbitOf(state, p, 1).period },
      { key: 'arealSpeed', unit: 'm²/s', value: (_t, state, p) => orbitOf(state, p, 1).arealSpeed },
      { key: 'kineticEnergy', unit: 'J', value: (_t, state, p) => kineticEnergy(state, p) },
      { key: 'potentialEnergy', unit: 'J', value: (_t, state, p) => potentialEnergy(state, p) },
    ],
    exact: keplerPair,
  };
}
