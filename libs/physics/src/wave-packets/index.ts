export { barrierPotential, type Barrier } from './barrier-potential.js';
export { momentumDistribution } from './momentum-distribution.js';
export { type Packet, type PacketGrid, type PacketParameters } from './packet.js';
export { packetTransmission, transmission, waveNumberOf } from './transmission.js';
export { wavePacket } from './wave-packet.js';
