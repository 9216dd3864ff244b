export { leastHeight } from './lattice-sites.js';
export { lennardJones } from './lennard-jones.js';
export { particleCount, type LennardJonesParams } from './lennard-jones-params.js';
export {
  particleEnergy,
  particleKineticEnergy,
  particleSpeeds,
  particleTemperature,
  wallImpulseSum,
} from './measure-particles.js';
export { NOBLE_GASES } from './noble-gases.js';
export { mixedPair, pairPotential, restDistance } from './pair-potential.js';
export { particleFields, particleRows } from './particle-state.js';
