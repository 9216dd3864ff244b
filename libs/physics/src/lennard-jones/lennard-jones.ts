import type { Model } from '../model/model.js';
import { advanceParticles } from './advance-particles.js';
import type { LennardJonesParams } from './lennard-jones-params.js';
import { particleEnergy, particleKineticEnergy, particleTemperature } from './measure-particles.js';
import { particleFields, particleLayout } from './particle-state.js';
import { startParticles } from './start-particles.js';

/**
 * Atoms in a plane box that attract and repel each other by the Lennard-Jones potential: solid, liquid and gas follow
 * from it. All in SI units. Two dimensions: the triple point is near 0.41 ε/k, so that argon melts near 50 K instead of
 * 84 K; the kinetic energy of an atom is k T.
 *
 * No quantum effects: neon below some 20 K and all below some kelvin differ from it.
 */
export const lennardJones: Model<LennardJonesParams> = {
  dt: 5e-14,
  layout: particleLayout,
  start: startParticles,
  solver: advanceParticles,
  invariants: [
    {
      key: 'energyBalance',
      unit: 'J',
      value: (state, p) => particleEnergy(state, p) - particleFields(state).heat - particleFields(state).work,
      tolerance: 1e-4,
      scale: (_start, p) => p.components.reduce((sum, { count, epsilon }) => sum + count * epsilon, 0),
    },
  ],
  observables: [
    { key: 'temperature', unit: 'K', value: (_t, state, p) => particleTemperature(state, p) },
    { key: 'energy', unit: 'J', value: (_t, state, p) => particleEnergy(state, p) },
    { key: 'kineticEnergy', unit: 'J', value: (_t, state, p) => particleKineticEnergy(state, p) },
    { key: 'pairEnergy', unit: 'J', value: (_t, state) => particleFields(state).pairEnergy },
    { key: 'heat', unit: 'J', value: (_t, state) => particleFields(state).heat },
    { key: 'work', unit: 'J', value: (_t, state) => particleFields(state).work },
  ],
};
