export type {
  Integrator,
  Invariant,
  Model,
  ModelEvent,
  Observable,
  Quantity,
  Random,
  State,
} from './model/model.js';
export { namedFields, type NamedFields } from './model/named-fields.js';
export { createRandom } from './random/create-random.js';
export { simulate, type SimulationEvent, type Simulation } from './simulate/simulate.js';
export { stateHash } from './simulate/state-hash.js';
