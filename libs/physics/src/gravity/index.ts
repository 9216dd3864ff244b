export type { Body, GravityParams } from './bodies.js';
export { createGravity, orbitOf } from './gravity.js';
export type { OrbitalElements } from './orbital-elements.js';
export { twoBodies } from './two-bodies.js';
export type { Vector } from '../vectors/vectors.js';
