export { solveAc, type AcSolution, type Phasor } from './solve-ac.js';
