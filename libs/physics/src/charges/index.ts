export {
  COULOMB,
  electricField,
  electricPotential,
  forceOn,
  neutralPoint,
  type PointCharge,
} from './electric-field.js';
export { fluxThroughLoop, fluxThroughSphere, planarFlux, workAlong } from './electric-flux.js';
export type { Vector } from '../vectors/vectors.js';
export { testCharge, type TestChargeParameters } from './test-charge.js';
