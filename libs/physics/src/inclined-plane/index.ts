export {
  dynamicsOf,
  pullingForce,
  SPRING_STIFFNESS,
  type Dynamics,
  type InclinedPlaneParams,
} from './block-forces.js';
export { inclinedPlane } from './inclined-plane.js';
