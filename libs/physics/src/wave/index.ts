export { waveTank, type Rim, type TankGrid, type WaveSource, type WaveTank } from './wave-tank.js';
