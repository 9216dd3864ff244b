// @ts-check
import { range, rk4 } from '../numerics.mjs';
import { ink, mechanics } from '../palette.mjs';
import { circle, dots, faint, line, lines, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * A pendulum without friction, φ'' = −(g/l) sin φ, let go at 48°. Time is counted in √(l/g); l is 138 units.
 * The bob at 13 equal times of half a swing (crowded where it is slow), and the path of the bob.
 */
const length = 138;
const start = (48 * Math.PI) / 180;
/** @type {Point} */
const pivot = [160, 24];

/** @param {number} angle @returns {Point} */
const at = (angle) => [pivot[0] + length * Math.sin(angle), pivot[1] + length * Math.cos(angle)];

/** Angles at every step until the pendulum stands still on the other side. */
function swing() {
  let state = [start, 0];
  const angles = [start];
  do {
    state = rk4(([angle = 0, speed = 0]) => [speed, -Math.sin(angle)], state, 0.002);
    angles.push(state[0] ?? 0);
  } while ((state[1] ?? 0) < 0);
  return angles;
}

export function draw() {
  const angles = swing();
  const shown = range(0, angles.length - 1, 12).map((step) => at(angles[Math.round(step)] ?? 0));
  const [first = pivot, ...others] = shown;
  return [
    line(
      [
        [104, 24],
        [216, 24],
      ],
      { stroke: ink, width: thick },
    ),
    lines([[pivot, [160, 176]]], { stroke: ink, dash: '2 6' }),
    line(range(-start, start, 60).map(at), { stroke: ink, opacity: faint }),
    lines(
      others.map((bob) => [pivot, bob]),
      { stroke: mechanics, opacity: faint },
    ),
    dots(others, 13, { stroke: mechanics, opacity: faint }),
    line([pivot, first], { stroke: mechanics, width: thick }),
    circle(first, 11, { fill: mechanics }),
    circle(pivot, 3.5, { fill: ink }),
  ];
}
