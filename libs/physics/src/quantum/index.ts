export { barrierPotential, type Barrier } from './barrier-potential.js';
export { boundStates, transitionWavelength, type BoundStates } from './bound-states.js';
export { momentumDistribution } from './momentum-distribution.js';
export { type Packet, type PacketGrid, type PacketParameters } from './packet.js';
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
export { packetTransmission, transmission, waveNumberOf } from './transmission.js';
export { wavePacket } from './wave-packet.js';
