export type {
  Advance,
  Invariant,
  Model,
  ModelEvent,
  Observable,
  Quantity,
  Random,
  State,
} from './model/model.js';
export { createRandom } from './random/create-random.js';
export { simulate, type Happening, type Simulation } from './simulate/simulate.js';
export { stateHash } from './simulate/state-hash.js';
