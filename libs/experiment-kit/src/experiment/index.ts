export { adaptModel } from './adapt-model.js';
export {
  defineExperiment,
  type Content,
  type ControlOverride,
  type Equation,
  type ExperimentDefinition,
  type ExperimentTypes,
  type Handle,
  type Histogram,
  type MathNode,
  type Snapshot,
  type Theory,
} from './experiment.js';
export type { Construction, PointAxis, Power } from './construction.js';
export type { Investigation, Measure, Prediction, Trial } from './investigation.js';
