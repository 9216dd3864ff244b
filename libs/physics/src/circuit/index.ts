export { circuit, reinitializeCircuit, solveDc } from './circuit-model.js';
export { tungstenRatio } from './filament.js';
export { CircuitError, type CircuitElement, type CircuitErrorCode, type Netlist } from './netlist.js';
export {
  dissipatedPower,
  kirchhoffResidual,
  readCircuit,
  sourcePower,
  storedEnergy,
  type CircuitReading,
  type ElementReading,
} from './read-circuit.js';
