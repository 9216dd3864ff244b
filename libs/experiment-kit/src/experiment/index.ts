export { adaptModel } from './adapt-model.js';
export {
  defineExperiment,
  type Content,
  type ControlOverride,
  type ExperimentDefinition,
  type ExperimentTypes,
  type Histogram,
  type Snapshot,
} from './experiment.js';
export type { Construction, PointAxis, Power } from './construction.js';
export type { Handle, SceneVector } from './handle.js';
export type { Theory } from './theory.js';
export type { Tray } from './tray.js';
