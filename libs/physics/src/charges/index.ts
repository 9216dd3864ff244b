export {
  COULOMB,
  electricField,
  electricPotential,
  forceOn,
  neutralPoint,
  type PointCharge,
  type Vector,
} from './electric-field.js';
export { fluxThroughLoop, fluxThroughSphere, outflowInPlane, workAlong } from './electric-flux.js';
export { equipotentials, type PlaneWindow } from './equipotential.js';
export {
  fieldLine,
  fieldLines,
  type FieldBox,
  type FieldLine,
  type LineEnd,
  type LineOptions,
} from './field-line.js';
export { testCharge, type TestChargeParameters } from './test-charge.js';
