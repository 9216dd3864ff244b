export { advanceGasByEvents, advanceGasByGrid } from './advance-gas.js';
export { gasModel } from './gas-model.js';
export { moleculeCount, packingFraction, type GasParameters, type Species } from './gas-parameters.js';
export { drivePiston, gasFields, gasLayout, moleculesOf, reverseVelocities } from './gas-state.js';
