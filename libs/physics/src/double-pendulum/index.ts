export { doublePendulum } from './double-pendulum.js';
export type { DoublePendulumParams } from './double-pendulum-rates.js';
export { lyapunovTime } from './lyapunov-time.js';
export { normalModes } from './normal-modes.js';
