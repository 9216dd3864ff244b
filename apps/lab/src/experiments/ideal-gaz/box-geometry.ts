import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box } from '@zarra/experiment-kit/stage';
import { meanDiameter } from './gases.js';
import { NM, type GasKey } from './parameters.js';

/** Margin around the box, in box widths: room for the piston's rod and the labels. */
const MARGIN = 0.06;
/** Box length that fits without enlarging the view, in box widths. */
const VISIBLE_LENGTH = 2.5;
/** Maximum box length, m. */
const MAX_BOX_LENGTH = 25 * NM;

/** Visible part of the scene: constant while the piston moves, except for very long and thin boxes. */
export function box(si: Values<GasKey>): Box {
  const { side, length } = si;
  const wall = meanDiameter(si) / 2;
  const margin = MARGIN * side;
  return {
    left: -wall - margin,
    right: Math.max(Math.min(MAX_BOX_LENGTH, VISIBLE_LENGTH * side), length) + wall + 2 * margin,
    bottom: -wall - margin,
    top: side + wall + 2 * margin,
  };
}

const RECTANGLE = 5;
const rectangle = (): Float64Array => new Float64Array(3 * RECTANGLE);
const lines = (length: number): Float64Array[] => Array.from({ length }, () => new Float64Array(6));
const [pistonOutline, wallOutline, edges, braces] = [rectangle(), rectangle(), lines(4), lines(2)];
const walls = [wallOutline, ...edges];

/** Cross-section of the box at x: four corners, and the first again. */
function outlineAt(points: Float64Array, x: number, { side }: Values<GasKey>, wall: number): Float64Array {
  const half = side / 2 + wall;
  for (let corner = 0; corner < RECTANGLE; corner++) {
    points[3 * corner] = x;
    points[3 * corner + 1] = corner === 1 || corner === 2 ? side + wall : -wall;
    points[3 * corner + 2] = corner === 2 || corner === 3 ? half : -half;
  }
  return points;
}

/** Outline of the piston when the centers of the molecules reach to `length`; valid until the next call. */
export const pistonAt = (si: Values<GasKey>, length: number): Float64Array => {
  const wall = meanDiameter(si) / 2;
  return outlineAt(pistonOutline, length + wall, si, wall);
};

/** Diagonals of the piston, which hold its rod; valid until the next call. */
export function bracesOf(si: Values<GasKey>, length: number): readonly Float64Array[] {
  const outline = pistonAt(si, length);
  braces.forEach((brace, index) => {
    brace.set(outline.subarray(3 * index, 3 * index + 3));
    brace.set(outline.subarray(3 * index + 6, 3 * index + 9), 3);
  });
  return braces;
}

/** Wall opposite the piston and the edges between; valid until the next call. */
export function wallsOf(si: Values<GasKey>, length: number): readonly Float64Array[] {
  const wall = meanDiameter(si) / 2;
  outlineAt(wallOutline, -wall, si, wall);
  edges.forEach((rail, index) => {
    const [y = 0, z = 0] = wallOutline.subarray(3 * index + 1, 3 * index + 3);
    rail.set([-wall, y, z, length + wall, y, z]);
  });
  return walls;
}
