import { ticks } from '../plot/ticks.js';
import { halfDepth } from '../stage/camera.js';
import type { Box, Pen } from '../stage/pen.js';

/** Squares that the longer side of the ground is divided into, about. */
const SQUARES = 8;

const GRID = { ink: 'line', width: 1 } as const;
const AXES = { ink: 'line-strong', width: 2 } as const;

/** The ground under a scene: its lines, two points each, and its far left corner with the side of a square, m. */
export interface Ground {
  readonly lines: readonly Float64Array[];
  readonly x: number;
  readonly z: number;
  readonly step: number;
}

/** Lays squares out from the middle of a scene, so that its plane z = 0 is a line of them. */
export function groundOf(box: Box): Ground {
  const { left, right, bottom } = box;
  const depth = halfDepth(box);
  const [first = 0, second = Infinity] = ticks(0, Math.max(right - left, 2 * depth), SQUARES);
  const step = Math.min(second - first, depth);
  const middle = (left + right) / 2;
  const squares = (half: number): number => Math.floor(half / step + 1e-9);
  const places = (half: number): number[] =>
    Array.from({ length: 2 * squares(half) + 1 }, (_, index) => (index - squares(half)) * step);
  const [xs, zs] = [places((right - left) / 2), places(depth)];
  const [x = 0, z = 0] = [xs[0], zs[0]];
  return {
    lines: [
      ...xs.map((at) => Float64Array.of(middle + at, bottom, z, middle + at, bottom, -z)),
      ...zs.map((at) => Float64Array.of(middle + x, bottom, at, middle - x, bottom, at)),
    ],
    x: middle + x,
    z,
    step,
  };
}

/** Makes what draws the ground: a grid under the scene, and the directions of x, y and z at its far corner. */
export function createGround(): (pen: Pen, box: Box) => void {
  let known = '';
  let ground: Ground | undefined;
  return (pen, box) => {
    const { left, right, bottom, top } = box;
    const key = `${left} ${right} ${bottom} ${top}`;
    if (!ground || key !== known) {
      known = key;
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
