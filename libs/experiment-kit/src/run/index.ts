export type { RunRecord } from '../experiment/run-record.js';
export { replayRun, type ReplayedRun } from './replay-run.js';
