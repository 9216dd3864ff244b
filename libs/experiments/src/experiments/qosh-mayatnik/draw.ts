import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { drawPart, rectangle, type Box, type Pen } from '@zarra/experiment-kit/stage';
import type { DoublePendulumKey, DoublePendulumTypes } from './parameters.js';
import { trailsOf } from './trail.js';

/** Radius of a mass of 1 kg, relative to the total length; grows with the cube root of the mass. */
const RADIUS = 0.04;
/** Lines of a glowing trail on top of each other: its newest part, width in pixels, and opacity. */
const TRAIL = [
  [1, 1.5, 0.45],
  [0.6, 3, 0.2],
  [0.35, 5, 0.2],
  [0.18, 8, 0.25],
] as const;
const rods = new Float64Array(9);

/** View that fits the whole circle with the largest mass. */
export function box({ length1, length2 }: Values<DoublePendulumKey>): Box {
  const reach = 1.08 * (length1 + length2);
  return { left: -reach, right: reach, bottom: -reach, top: reach };
}

/** Writes the pivot and both mass positions of a copy into `rods`. */
function setRods(state: Float64Array, copy: number, { length1, length2 }: Values<DoublePendulumKey>): void {
  const angle1 = state[4 * copy] as number;
  const angle2 = state[4 * copy + 1] as number;
  rods[3] = length1 * Math.sin(angle1);
  rods[4] = -length1 * Math.cos(angle1);
  rods[6] = rods[3] + length2 * Math.sin(angle2);
  rods[7] = rods[4] - length2 * Math.cos(angle2);
}

/** Draws all copies; the first and the last are highlighted. */
export function draw(pen: Pen, { time, state, si, view }: Snapshot<DoublePendulumTypes>): void {
  const { copies, length1, length2, mass1, mass2 } = si;
  const size = RADIUS * (length1 + length2);
  pen.layer([size], () => {
    drawPart(pen, rectangle(-2 * size, -size, 2 * size, size));
    for (const side of [-1, 1]) pen.ball(1.5 * side * size, 0, 0, 0.25 * size, 'line-strong');
  });
  const inkOf = (copy: number) => (copy === 0 ? 'accent' : copy === copies - 1 ? 'chart-red' : 'line-strong');
  if (view.trails === 1) {
    const { paths, count } = trailsOf(time, state, si);
    for (let copy = copies - 1; copy >= 0; copy--) {
      const path = paths[copy];
      if (!path || count < 2) continue;
      const ink = inkOf(copy);
      for (const [part, width, opacity] of ink === 'line-strong' ? TRAIL.slice(0, 1) : TRAIL)
        pen.line(path, { ink, width, opacity }, Math.ceil(part * count));
    }
  }
  // The first copy is drawn last, on top.
  for (let copy = copies - 1; copy >= 0; copy--) {
    const ink = inkOf(copy);
    const isHighlighted = ink !== 'line-strong';
    const radius = isHighlighted ? size : 0.6 * size;
    setRods(state, copy, si);
    pen.line(rods, {
      ink: copy === 0 ? 'text' : ink,
      width: isHighlighted ? 3 : 1.5,
      opacity: isHighlighted ? 1 : 0.6,
    });
    pen.ball(rods[3] as number, rods[4] as number, 0, radius * Math.cbrt(mass1), ink);
    pen.ball(rods[6] as number, rods[7] as number, 0, radius * Math.cbrt(mass2), ink);
  }
  pen.ball(0, 0, 0, 0.4 * size, 'text');
}
