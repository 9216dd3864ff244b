import { cutWall } from './cut-wall.js';
import { outside } from './end-condition.js';
import type { LayeredWall } from './layered-wall.js';

/**
 * Temperatures of the faces between the cells of a wall, K, from its left end to its right end: those at which the two
 * half cells beside a face pass the same heat. At a border of layers this is what a finger there would feel.
 * @param state of the model `layeredWall`
 */
export function faceTemperatures(p: LayeredWall, state: Float64Array): Float64Array {
  const { count, half, conductance } = cutWall(p);
  const last = count - 1;
  return conductance.map((through, face) => {
    const cell = Math.min(face, last);
    const here = state[cell] ?? 0;
    const beyond = face === count ? outside(p.right) : face === 0 ? outside(p.left) : (state[face - 1] ?? 0);
    return here + (through * (beyond - here)) / (half[cell] ?? 1);
  });
}
