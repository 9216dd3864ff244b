import type { Box, Values } from '@zarra/experiment-kit';
import { flightOf } from './flight.js';
import { parabolaOf } from './parabola.js';
import type { ThrowName } from './parameters.js';

/** Parts of the picture's width: the stage is 4 : 3, so that the place of the throw stays while it is aimed. */
const TALL = 0.75;
const BELOW = 0.14;
const RIGHT = 0.15;
/** On the left; more where the wind blows the ball back. */
const LEFT = 0.06;
const LEFT_BACK = 0.14;
/** Highest point of a path: room for an arrow is left above it. */
const HIGHEST = 0.48;
/** How many times farther or higher than the path the picture reaches, to show the parabola without air. */
const MORE = 1.6;

/** Longest arrow of a velocity, in widths of the picture. */
export const ARROW = 0.13;
/** The aiming arrow of 1 m/s, in widths of the picture: the same for every throw, so that it can be dragged. */
export const AIM = 0.4 / 80;

/** Width of the picture, m. */
export function widthOf(si: Values<ThrowName>): number {
  const { farthest, back, highest } = flightOf(si);
  const free = parabolaOf(si);
  const left = back < 0 ? LEFT_BACK : LEFT;
  const span = Math.max(farthest, Math.min(free.range, MORE * farthest)) - back;
  const tall = Math.max(highest, Math.min(free.highest, MORE * highest));
  const aim = AIM * si.speed * Math.sin(si.angle);
  return Math.max(0.5, span / (1 - left - RIGHT), tall / HIGHEST, si.height / (TALL - BELOW - aim));
}

/** The whole flight, and room below the ground for the numbers. */
export function box(si: Values<ThrowName>): Box {
  const width = widthOf(si);
  const { back } = flightOf(si);
  const left = back - (back < 0 ? LEFT_BACK : LEFT) * width;
  return { left, right: left + width, bottom: -BELOW * width, top: (TALL - BELOW) * width };
}
