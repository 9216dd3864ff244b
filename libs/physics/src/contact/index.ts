export { bounceSpeed } from './bounce.js';
export {
  frictionEvents,
  frictionForce,
  motionFromRest,
  type DryContact,
  type FrictionCoefficients,
  type Motion,
} from './dry-friction.js';
