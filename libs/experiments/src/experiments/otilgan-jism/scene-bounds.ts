import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box } from '@zarra/experiment-kit/stage';
import { flightOf } from './flight.js';
import { parabolaOf } from './parabola.js';
import type { ThrowKey } from './parameters.js';

/** Relative to the view width: the stage is 4 : 3, so that the start position stays fixed while aiming. */
const ASPECT = 0.75;
const BELOW = 0.14;
const RIGHT = 0.15;
/** Left margin; larger when the wind blows the ball back. */
const LEFT = 0.06;
const LEFT_BACK = 0.14;
/** Maximum height of a path: room for an arrow remains above it. */
const HIGHEST = 0.48;
/** Maximum view size relative to the path, to include the parabola in vacuum. */
const MAX_PARABOLA_RATIO = 1.6;

/** Maximum velocity arrow, in view widths. */
export const MAX_ARROW = 0.13;
/** Half width of the target, in view widths. */
export const TARGET = 0.035;
/** Length of the aiming arrow per m/s, in view widths: equal for all throws, so that it can be dragged. */
export const AIM_SCALE = 0.4 / 80;

/** Width of the view, m. */
export function widthOf(si: Values<ThrowKey>): number {
  const { maxDistance, minDistance, maxHeight } = flightOf(si);
  const free = parabolaOf(si);
  const left = minDistance < 0 ? LEFT_BACK : LEFT;
  const span = Math.max(maxDistance, Math.min(free.range, MAX_PARABOLA_RATIO * maxDistance)) - minDistance;
  const tall = Math.max(maxHeight, Math.min(free.maxHeight, MAX_PARABOLA_RATIO * maxHeight));
  const aim = AIM_SCALE * si.speed * Math.sin(si.angle);
  return Math.max(0.5, span / (1 - left - RIGHT), tall / HIGHEST, si.height / (ASPECT - BELOW - aim));
}

/** View of the whole flight, with room below the ground for the numbers. */
export function box(si: Values<ThrowKey>): Box {
  const width = widthOf(si);
  const { minDistance } = flightOf(si);
  const left = minDistance - (minDistance < 0 ? LEFT_BACK : LEFT) * width;
  return { left, right: left + width, bottom: -BELOW * width, top: (ASPECT - BELOW) * width };
}

/** Whether the target lies within the view. */
export const showsTarget = (si: Values<ThrowKey>): boolean => {
  const { left, right } = box(si);
  return si.target < right - TARGET * (right - left);
};
