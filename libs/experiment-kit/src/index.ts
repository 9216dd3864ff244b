export { readAddress, writeAddress, type Shareable, type Shared } from './address/address.js';
export { createClock, type Clock, type Tick } from './clock/clock.js';
export { stepsPerSecond, type Experiment } from './experiment/experiment.js';
export type { Parameter, Parameters, Values } from './experiment/parameter.js';
export { createRun, type Run, type RunRecord } from './run/create-run.js';
