export type { RunRecord } from '../experiment/run-record.js';
export type { RunHistory } from './create-run.js';
export { replayRun } from './replay-run.js';
