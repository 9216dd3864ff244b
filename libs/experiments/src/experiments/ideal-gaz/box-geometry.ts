import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box } from '@zarra/experiment-kit/stage';
import { meanDiameter } from './gases.js';
import { NM, type GasKey } from './parameters.js';

/** Margin around the box, in box widths: room for the labels. */
const MARGIN = 0.06;
/** Length of the piston's rod, beside which the gauges are, and room for the heater below, in box widths. */
export const ROD = 0.34;
export const HEATER = 0.24;
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
    right: Math.max(Math.min(MAX_BOX_LENGTH, VISIBLE_LENGTH * side), length) + wall + ROD * side,
    bottom: -wall - HEATER * side,
    top: side + wall + 2 * margin,
  };
}

/** Corners of the cross-section of the box when the centers of the molecules reach to `length`. */
export function sectionAt(si: Values<GasKey>, length: number): number[] {
  const wall = meanDiameter(si) / 2;
  const [x, top, half] = [length + wall, si.side + wall, si.side / 2 + wall];
  return [x, -wall, -half, x, top, -half, x, top, half, x, -wall, half];
}
