import type { Ink, Pen } from '../experiment/pen.js';

/** Opacity of the shadow below a body that stands on something, and its height relative to its width. */
const SHADOW_OPACITY = 0.6;
const SHADOW_FLATNESS = 0.22;

/** Points of an arc, counter-clockwise from the right: x, y, 0 …; by default a whole circle. Angles in radians. */
export function arc(
  x: number,
  y: number,
  radius: number,
  from = 0,
  to = 2 * Math.PI,
  parts = 40,
): Float64Array {
  const points = new Float64Array(3 * (parts + 1));
  for (let index = 0; index <= parts; index++) {
    const angle = from + ((to - from) * index) / parts;
    points[3 * index] = x + radius * Math.cos(angle);
    points[3 * index + 1] = y + radius * Math.sin(angle);
  }
  return points;
}

/** Corners of a rectangle in the plane z = 0. */
export const rectangle = (left: number, bottom: number, right: number, top: number): number[] => [
  ...[left, bottom, 0, right, bottom, 0],
  ...[right, top, 0, left, top, 0],
];

/** Draws a part of the apparatus: a flat fill and an outline in ink. */
export function drawPart(pen: Pen, corners: ArrayLike<number>, fill: Ink = 'line', ink: Ink = 'text'): void {
  pen.area(corners, fill, 1);
  const points = Array.from(corners);
  pen.line([...points, ...points.slice(0, 3)], { ink });
}

/** Draws the soft shadow below a body that stands on a surface. */
export const drawShadow = (pen: Pen, x: number, y: number, halfWidth: number): void =>
  pen.glow(x, y, 0, halfWidth, 'shadow', SHADOW_OPACITY, SHADOW_FLATNESS);
