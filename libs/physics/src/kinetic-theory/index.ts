export { carnahanStarlingFactor, hendersonFactor } from './equation-of-state.js';
export { maxwellDensity, meanSpeed, rmsSpeed } from './maxwell.js';
