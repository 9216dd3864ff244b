import { ticks } from '../stage/ticks.js';
import { halfDepth } from '../stage/camera.js';
import type { Box, Pen } from '../experiment/pen.js';

/** Approximate number of squares along the longer side of the ground. */
const SQUARES = 8;

const GRID = { ink: 'line', width: 1 } as const;
const AXES = { ink: 'line-strong', width: 2 } as const;

/**
 * Lays out squares from the middle of a scene, so that the plane z = 0 is a grid line.
 * @returns lines of two points each, the far left corner and the side of a square, m
 */
export function groundOf(box: Box) {
  const { left, right, bottom } = box;
  const depth = halfDepth(box);
  const [first = 0, second = Infinity] = ticks(0, Math.max(right - left, 2 * depth), SQUARES);
  const step = Math.min(second - first, depth);
  const middle = (left + right) / 2;
  const squares = (half: number): number => Math.floor(half / step + 1e-9);
  const offsets = (half: number): number[] =>
    Array.from({ length: 2 * squares(half) + 1 }, (_, index) => (index - squares(half)) * step);
  const [xs, zs] = [offsets((right - left) / 2), offsets(depth)];
  const [x = 0, z = 0] = [xs[0], zs[0]];
  return {
    lines: [
      ...xs.map((offset) => Float64Array.of(middle + offset, bottom, z, middle + offset, bottom, -z)),
      ...zs.map((offset) => Float64Array.of(middle + x, bottom, offset, middle - x, bottom, offset)),
    ],
    x: middle + x,
    z,
    step,
  };
}

/**
 * Creates a function that draws the ground: a grid under the scene and the axes x, y and z at its far corner.
 */
export function createGround(): (pen: Pen, box: Box) => void {
  let cachedKey = '';
  let ground: ReturnType<typeof groundOf> | undefined;
  return (pen, box) => {
    const { left, right, bottom, top } = box;
    const key = `${left} ${right} ${bottom} ${top}`;
    if (!ground || key !== cachedKey) {
      cachedKey = key;
      ground = groundOf(box);
    }
    const { lines, x, z, step } = ground;
    for (const line of lines) pen.line(line, GRID);
    pen.arrow(x, bottom, z, step, 0, 0, AXES);
    pen.arrow(x, bottom, z, 0, step, 0, AXES);
    pen.arrow(x, bottom, z, 0, 0, step, AXES);
    pen.label(x + step, bottom, z, 'x', 'muted');
    pen.label(x, bottom + step, z, 'y', 'muted');
    pen.label(x, bottom, z + step, 'z', 'muted');
  };
}
