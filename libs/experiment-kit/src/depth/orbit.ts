// What turns a deep stage by hand: one file to fetch, and only for deep experiments.
export { OrbitBar } from './orbit-bar.js';
export { OrbitPad } from './orbit-pad.js';
