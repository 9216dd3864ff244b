export {
  COULOMB,
  electricField,
  electricPotential,
  forceOn,
  neutralPoint,
  type PointCharge,
  type Vector,
} from './electric-field.js';
export { fluxThroughLoop, fluxThroughSphere, planarFlux, workAlong } from './electric-flux.js';
export { testCharge, type TestChargeParameters } from './test-charge.js';
