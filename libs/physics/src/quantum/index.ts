export { barrierPotential, type Barrier } from './barrier-potential.js';
export { boundStates, type BoundStates } from './bound-states.js';
export { momentumDistribution } from './momentum-distribution.js';
export { packetTransmission } from './packet-transmission.js';
export { superposition, type Amplitude } from './superposition.js';
export { transitionWavelength } from './transition-wavelength.js';
export { transmission, waveNumberOf } from './transmission.js';
export { wavePacket, type Packet, type PacketGrid, type PacketSetting } from './wave-packet.js';
export {
  boxWell,
  doubleWell,
  drawnWell,
  finiteWell,
  harmonicWell,
  morseWell,
  type WellPiece,
} from './well-piece.js';
