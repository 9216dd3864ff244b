export { readAddress, writeAddress, type SharedState } from './address/address.js';
export { adaptModel } from './experiment/adapt-model.js';
export type {
  Handle,
  Histogram,
  ExperimentDefinition,
  Snapshot,
  ControlOverride,
  Content,
} from './experiment/experiment.js';
export { onOffParameter } from './experiment/parameter.js';
export {
  fromGrid,
  gridSteps,
  initialValues,
  toGrid,
  type Parameter,
  type Parameters,
  type Values,
} from './experiment/parameter.js';
export { invariantName } from './readouts/conservation.js';
export { EmbedScreen, type EmbedScreenProps } from './presentation/embed-screen.js';
export { formatValue } from './readouts/format-value.js';
export { ExperimentScreen, type ExperimentScreenProps } from './screen/experiment-screen.js';
export type { RunHistory, RunRecord } from './run/create-run.js';
export { replayRun } from './run/replay-run.js';
export { createSession, type Session } from './session/create-session.js';
export { useAddress, type AddressedSession } from './share/use-address.js';
export type { ReplayRunner } from './share/use-replay.js';
export { cameraFor, project } from './stage/camera.js';
export type { Box, Pen } from './stage/pen.js';
