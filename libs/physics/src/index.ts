export { bounceSpeed } from './model/bounce.js';
export {
  frictionEvents,
  frictionForce,
  motionFromRest,
  type DryContact,
  type FrictionCoefficients,
  type Motion,
} from './model/dry-friction.js';
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
