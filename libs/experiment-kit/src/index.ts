export { readAddress, writeAddress, type Shared } from './address/address.js';
export { adaptModel } from './experiment/adapt-model.js';
export type { Handle, Histogram, Lab, Moment, Shown, Words } from './experiment/experiment.js';
export { onOff } from './experiment/on-off.js';
export {
  fromGrid,
  gridSteps,
  initialValues,
  toGrid,
  type Parameter,
  type Parameters,
  type Values,
} from './experiment/parameter.js';
export { invariantName } from './readouts/invariant-name.js';
export { EmbedScreen, type EmbedScreenProps } from './present/embed-screen.js';
export { showValue } from './readouts/show-value.js';
export { LabScreen, type LabScreenProps } from './screen/lab-screen.js';
export type { RunPast, RunRecord } from './run/create-run.js';
export { repeatRun } from './run/repeat-run.js';
export { createSession, type Session } from './session/create-session.js';
export { useAddress, type AddressedSession } from './share/use-address.js';
export type { Repeat } from './share/use-ahead.js';
export { cameraFor, project } from './stage/camera.js';
export type { Box, Pen } from './stage/pen.js';
