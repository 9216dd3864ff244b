export type { RunRecord } from '../parameters/run-record.js';
export type { RunHistory } from './create-run.js';
export { replayRun } from './replay-run.js';
