export { createFft, type Fft } from './create-fft.js';
export { waveNumbers } from './wave-numbers.js';
