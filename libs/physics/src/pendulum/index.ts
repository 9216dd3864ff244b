export { pendulum, type PendulumParams } from './pendulum.js';
export { pendulumPeriod } from './swing.js';
