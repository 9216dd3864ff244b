export { boundStates, transitionWavelength, type BoundStates } from './bound-states.js';
export {
  boxWell,
  doubleWell,
  drawnWell,
  finiteWell,
  harmonicWell,
  morseWell,
  type PotentialSegment,
} from './potential-segment.js';
export { superposition, type Amplitude } from './superposition.js';
