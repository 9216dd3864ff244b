export { checkNumber, isRightPrediction, rightOption, type Verdict } from './check.js';
export { performTrials, siOf } from './perform-trials.js';
