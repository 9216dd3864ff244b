import { discretizeWall, type LayeredWall } from './discretize-wall.js';
import { ambientTemperature } from './boundary-condition.js';

/**
 * Temperatures of the cell faces of a wall, K, from its left end to its right end: the heat flow through the two half
 * cells beside a face is equal. Interfaces of layers are faces.
 * @param state of the model `layeredWall`
 */
export function faceTemperatures(p: LayeredWall, state: Float64Array): Float64Array {
  const { count, half, conductance } = discretizeWall(p);
  return conductance.map((through, face) => {
    const cell = Math.min(face, count - 1);
    const here = state[cell] ?? 0;
    const beyond =
      face === count
        ? ambientTemperature(p.right)
        : face === 0
          ? ambientTemperature(p.left)
          : (state[face - 1] ?? 0);
    return here + (through * (beyond - here)) / (half[cell] ?? 1);
  });
}
