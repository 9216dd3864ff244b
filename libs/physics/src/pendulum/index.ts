export { pendulum, type PendulumParams } from './pendulum.js';
export { pendulumPeriod } from './exact-pendulum.js';
