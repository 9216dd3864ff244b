export { advanceGasByEvents, advanceGasByGrid } from './advance-gas.js';
export { carnahanStarlingFactor, hendersonFactor } from './equation-of-state.js';
export { gasModel } from './gas-model.js';
export { moleculeCount, packingFraction, type GasParameters, type Species } from './gas-parameters.js';
export { drivePiston, gasLayout, reverseVelocities, OFFSET } from './gas-state.js';
export { maxwellDensity, meanSpeed, rmsSpeed } from './maxwell.js';
export {
  gasEnergy,
  gasPressure,
  gasSpeeds,
  gasTemperature,
  gasVolume,
  meanFreePath,
  resetPressureGauge,
  speedHistogram,
} from './measure-gas.js';
