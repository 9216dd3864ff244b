import type { Box, Values } from '@zarra/experiment-kit';
import { meanDiameter } from './gases.js';
import { NM, type GasName } from './parameters.js';

/** The picture reaches so far beyond the box, in its widths: room for the piston's rod and the words above. */
const MARGIN = 0.06;
/** Lengths of the box that the picture has room for without growing, in widths. */
const ROOM = 2.5;
/** The longest there is, m. */
const LONGEST = 25 * NM;

/** The part of the scene that is seen: it stays as it is while the piston moves, but for very long and thin boxes. */
export function box(si: Values<GasName>): Box {
  const { side, length } = si;
  const wall = meanDiameter(si) / 2;
  const margin = MARGIN * side;
  return {
    left: -wall - margin,
    right: Math.max(Math.min(LONGEST, ROOM * side), length) + wall + 2 * margin,
    bottom: -wall - margin,
    top: side + wall + 2 * margin,
  };
}

const RECTANGLE = 5;
const rectangle = (): Float64Array => new Float64Array(3 * RECTANGLE);
const lines = (length: number): Float64Array[] => Array.from({ length }, () => new Float64Array(6));
const [near, far, rails, braces] = [rectangle(), rectangle(), lines(4), lines(2)];
const walls = [far, ...rails];

/** The rectangle that the box has at a place along x: four corners, and back to the first. */
function cross(points: Float64Array, x: number, { side }: Values<GasName>, wall: number): Float64Array {
  const half = side / 2 + wall;
  for (let corner = 0; corner < RECTANGLE; corner++) {
    points[3 * corner] = x;
    points[3 * corner + 1] = corner === 1 || corner === 2 ? side + wall : -wall;
    points[3 * corner + 2] = corner === 2 || corner === 3 ? half : -half;
  }
  return points;
}

/** The outline of the piston when the centres of the molecules reach as far as `length`; good until the next call. */
export const pistonAt = (si: Values<GasName>, length: number): Float64Array => {
  const wall = meanDiameter(si) / 2;
  return cross(near, length + wall, si, wall);
};

/** The piston's diagonals, on which its rod stands; good until the next call. */
export function bracesOf(si: Values<GasName>, length: number): readonly Float64Array[] {
  const outline = pistonAt(si, length);
  braces.forEach((brace, index) => {
    brace.set(outline.subarray(3 * index, 3 * index + 3));
    brace.set(outline.subarray(3 * index + 6, 3 * index + 9), 3);
  });
  return braces;
}

/** The wall across from the piston and the edges that lead to it; good until the next call. */
export function wallsOf(si: Values<GasName>, length: number): readonly Float64Array[] {
  const wall = meanDiameter(si) / 2;
  cross(far, -wall, si, wall);
  rails.forEach((rail, index) => {
    const [y = 0, z = 0] = far.subarray(3 * index + 1, 3 * index + 3);
    rail.set([-wall, y, z, length + wall, y, z]);
  });
  return walls;
}
