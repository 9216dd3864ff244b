export { checkNumber, isRightPrediction, rightOption, type Verdict } from './check.js';
export { performTrials } from './perform-trials.js';
export { quantitiesOf } from './quantities.js';
export type {
  FurtherQuantities,
  Investigation,
  Measure,
  Prediction,
  Quantities,
  Trial,
} from '../experiment/investigation.js';
