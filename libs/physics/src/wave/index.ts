export { type BoundaryKind, type TankGrid, type WaveSource, type WaveTank } from './tank.js';
export { waveTank } from './wave-tank.js';
