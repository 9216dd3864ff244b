export { resonance, steadyState, type SpringParams } from './driven-oscillator.js';
export { spring } from './spring.js';
