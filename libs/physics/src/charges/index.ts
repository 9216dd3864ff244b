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
export { equipotentials, type PlaneGrid } from './equipotentials.js';
export {
  fieldLine,
  fieldLines,
  type FieldBox,
  type FieldLine,
  type LineEnd,
  type LineOptions,
} from './field-line.js';
export { testCharge, type TestChargeParameters } from './test-charge.js';
