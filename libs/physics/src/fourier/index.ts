export { createFft, waveNumbers, type Fft } from './fft.js';
