// @ts-check
import { normal, range, seeded } from '../numerics.mjs';
import { heat, ink } from '../palette.mjs';
import { circle, dots, faint, line, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * A speck among molecules: a Brownian path of 260 equal steps, each component normal with σ = 3.9 units. The circles have the
 * radii √(2·n)·σ for n = a quarter, a half and all of the steps: the mean square of the way grows evenly with time.
 */
const steps = 260;
const sigma = 3.9;

/** @param {number} seed @returns {Point[]} */
function walk(seed) {
  const random = seeded(seed);
  let [x, y] = [160, 100];
  return [
    [x, y],
    ...range(1, steps, steps - 1).map(() => {
      x += sigma * normal(random);
      y += sigma * normal(random);
      return /** @type {Point} */ ([x, y]);
    }),
  ];
}

export function draw() {
  const path = walk(981);
  return [
    ...[1 / 4, 1 / 2, 1].map((part) =>
      circle([160, 100], sigma * Math.sqrt(2 * steps * part), { stroke: ink, opacity: faint, dash: '2 6' }),
    ),
    line(path, { stroke: heat }),
    dots([[160, 100]], 9, { stroke: ink }),
    circle(path.at(-1) ?? [0, 0], 8, { stroke: heat, width: thick }),
    dots(path.slice(-1), 8, { stroke: heat }),
  ];
}
