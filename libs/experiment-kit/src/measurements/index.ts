export { fitOf } from './fit-points.js';
export { choiceOf } from '../experiment/points-choice.js';
export { createPoints } from './points.js';
export { variantValues } from './variant.js';
