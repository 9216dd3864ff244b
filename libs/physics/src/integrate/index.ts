export { boris, type ElectromagneticField } from './boris.js';
export { denseOutput } from './dense-output.js';
export type { Acceleration, Derivative } from './derivative.js';
export { dopri5, type Tolerance } from './dormand-prince.js';
export { leapfrog } from './leapfrog.js';
export { rk4 } from './rk4.js';
export { yoshida4 } from './yoshida4.js';
