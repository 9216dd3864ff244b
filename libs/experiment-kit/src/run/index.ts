export type { RunHistory, RunRecord } from './create-run.js';
export { replayRun } from './replay-run.js';
