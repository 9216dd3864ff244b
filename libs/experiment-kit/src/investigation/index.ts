export { checkNumber, isRightPrediction, rightOption, type Verdict } from './check.js';
export { performTrials, siOf } from './perform-trials.js';
export type { Investigation, Measure, Prediction, Trial } from '../experiment/investigation.js';
