import type { Box, Moment, Pen, Values } from '@zarra/experiment-kit';
import type { DoubleName } from './parameters.js';
import { TRAIL, trailsOf } from './trail.js';

/** The switch of the picture. */
export type DoubleView = 'trails';

/** Radius of a mass of 1 kg, in parts of both lengths; it grows with the cube root of the mass. */
const RADIUS = 0.034;
const rods = new Float64Array(9);

/** The whole circle fits, and the largest mass on it. */
export function box({ length1, length2 }: Values<DoubleName>): Box {
  const reach = 1.08 * (length1 + length2);
  return { left: -reach, right: reach, bottom: -reach, top: reach };
}

/** Where the masses of a copy are: writes the hanging point, the upper and the lower mass into `rods`. */
function placeRods(state: Float64Array, copy: number, { length1, length2 }: Values<DoubleName>): void {
  const angle1 = state[4 * copy] as number;
  const angle2 = state[4 * copy + 1] as number;
  rods[3] = length1 * Math.sin(angle1);
  rods[4] = -length1 * Math.cos(angle1);
  rods[6] = rods[3] + length2 * Math.sin(angle2);
  rods[7] = rods[4] - length2 * Math.cos(angle2);
}

/** Draws every copy; the first and the last stand out. */
export function draw(
  pen: Pen,
  { time, state, si, view }: Moment<DoubleName, Float64Array, DoubleView>,
): void {
  const { copies, length1, length2, mass1, mass2 } = si;
  const size = RADIUS * (length1 + length2);
  pen.line([-2.4 * size, 0, 0, 2.4 * size, 0, 0], { ink: 'line-strong', width: 3 });
  const inkOf = (copy: number) => (copy === 0 ? 'accent' : copy === copies - 1 ? 'heat' : 'line-strong');
  if (view.trails === 1) {
    const { paths, count } = trailsOf(time, state, si);
    for (let copy = copies - 1; copy >= 0; copy--) {
      const path = paths[copy];
      if (!path || count < 2) continue;
      pen.line(path, { ink: inkOf(copy), width: 2, opacity: 0.3 }, count);
      pen.line(path, { ink: inkOf(copy), width: 2, opacity: 0.6 }, Math.min(count, TRAIL / 3));
    }
  }
  // The first copy last, so that it lies on top.
  for (let copy = copies - 1; copy >= 0; copy--) {
    const ink = inkOf(copy);
    const main = ink !== 'line-strong';
    const radius = main ? size : 0.6 * size;
    placeRods(state, copy, si);
    pen.line(rods, { ink: copy === 0 ? 'text' : ink, width: main ? 3 : 1.5, opacity: main ? 1 : 0.6 });
    pen.ball(rods[3] as number, rods[4] as number, 0, radius * Math.cbrt(mass1), ink);
    pen.ball(rods[6] as number, rods[7] as number, 0, radius * Math.cbrt(mass2), ink);
  }
  pen.ball(0, 0, 0, 0.4 * size, 'text');
}
