// @ts-check
import { range } from '../numerics.mjs';
import { ink, waves } from '../palette.mjs';
import { arrow, faint, line, lines, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * A pulse on a string runs to a fixed end and comes back upside down: y = f(x − ct) − f(2L − x − ct), f a bell of half width
 * 20 units and height 24. Five equal times, one below the other; while it turns, the two halves partly cancel.
 */
const end = 284;
const start = 30;

/** @param {number} x */
const bell = (x) => 27 * Math.exp(-((x / 20) ** 2));

/** @param {number} base @param {number} front @returns {Point[]} */
const string = (base, front) =>
  range(start, end, 160).map((x) => [x, base - bell(x - front) + bell(2 * end - x - front)]);

export function draw() {
  const moments = [88, 178, 268, 358, 448].map((front, row) => ({ front, base: 44 + row * 30 }));
  return [
    lines(
      moments.map(({ base }) => [
        [start, base],
        [end, base],
      ]),
      { stroke: ink, opacity: faint, dash: '1 5' },
    ),
    line(
      [
        [end, 22],
        [end, 184],
      ],
      { stroke: ink, width: thick },
    ),
    lines(
      range(30, 182, 9).map((y) => [
        [end + 9, y - 8],
        [end, y],
      ]),
      { stroke: ink },
    ),
    lines(
      moments.map(({ base, front }) => string(base, front)),
      { stroke: waves, width: thick },
    ),
    lines([...arrow([118, 30], [144, 30]), ...arrow([90, 178], [64, 178])], { stroke: ink }),
  ];
}
