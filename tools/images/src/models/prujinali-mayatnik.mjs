// @ts-check
import { range } from '../numerics.mjs';
import { ink, mechanics } from '../palette.mjs';
import { arrow, dots, faint, line, lines, shape, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * A weight on a spring with a little friction: x = A e^(−γt) cos ωt. A = 46 units, 3.5 swings in 210 units of time axis,
 * the amplitude falls to a quarter. The spring is a helix seen from the side: its turns stretch evenly.
 */
const amplitude = 46;
const period = 60;
const decay = Math.log(4) / 210;

/** @param {number} t @returns {Point} */
const at = (t) => [96 + t, 116 + amplitude * Math.exp(-decay * t) * Math.cos((2 * Math.PI * t) / period)];

/** @param {number} end y of the lower end @returns {Point[]} */
const spring = (end) =>
  range(0, 1, 240).map((part) => {
    const turn = 2 * Math.PI * 9 * part;
    return [52 + 13 * Math.sin(turn), 22 + (end - 22) * part - 3 * Math.cos(turn) + 3];
  });

export function draw() {
  const [, low] = at(0);
  /** @param {number} y @returns {Point[]} */
  const block = (y) => [
    [34, y - 11],
    [70, y - 11],
    [70, y + 11],
    [34, y + 11],
  ];
  return [
    line(
      [
        [24, 20],
        [80, 20],
      ],
      { stroke: ink, width: thick },
    ),
    lines(arrow([96, 116], [306, 116]), { stroke: ink }),
    line(
      range(0, 200, 60).map((t) => [at(t)[0], 116 + amplitude * Math.exp(-decay * t)]),
      { stroke: ink, dash: '2 6' },
    ),
    line(
      range(0, 200, 60).map((t) => [at(t)[0], 116 - amplitude * Math.exp(-decay * t)]),
      { stroke: ink, dash: '2 6' },
    ),
    line(spring(low - 11), { stroke: ink }),
    shape(block(at(30)[1]), { stroke: mechanics, opacity: faint, dash: '3 4' }),
    shape(block(low), { stroke: mechanics, width: thick }),
    line(
      [
        [70, low],
        [96, low],
      ],
      { stroke: mechanics, opacity: faint },
    ),
    line(range(0, 200, 400).map(at), { stroke: mechanics, width: thick }),
    dots([at(0), at(30), at(60), at(90), at(120), at(150), at(180)], 7, { stroke: mechanics }),
  ];
}
