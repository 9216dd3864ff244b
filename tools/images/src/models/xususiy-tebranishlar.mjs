// @ts-check
import { range } from '../numerics.mjs';
import { ink, waves } from '../palette.mjs';
import { dots, faint, line, lines, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * Seven equal beads on a taut thread without weight: in the mode k the bead j swings by A sin(πjk/8) cos ω_k t, with
 * ω_k = 2ω₀ sin(πk/16). Modes 1, 2, 3, each at both ends of its swing; the thread between beads is straight.
 */
const beads = 7;
const amplitude = 21;

/** @param {number} mode @param {number} sign @returns {Point[]} */
const chain = (mode, sign) =>
  range(0, beads + 1, beads + 1).map((bead) => [
    24 + 34 * bead,
    100 + (mode - 2) * 58 - sign * amplitude * Math.sin((Math.PI * bead * mode) / (beads + 1)),
  ]);

/** What holds an end of the thread. @param {number} x @param {number} y @returns {Point[]} */
const clamp = (x, y) => [
  [x, y - 8],
  [x, y + 8],
];

export function draw() {
  const modes = [1, 2, 3];
  return [
    lines(
      modes.map((mode) => chain(mode, 0)),
      { stroke: ink, opacity: faint, dash: '1 5' },
    ),
    lines(
      modes.map((mode) => chain(mode, -1)),
      { stroke: waves, opacity: faint },
    ),
    dots(
      modes.flatMap((mode) => chain(mode, -1).slice(1, -1)),
      7,
      { stroke: waves, opacity: faint },
    ),
    ...modes.map((mode) => line(chain(mode, 1), { stroke: waves, width: thick })),
    dots(
      modes.flatMap((mode) => chain(mode, 1).slice(1, -1)),
      9,
      { stroke: waves },
    ),
    lines(
      [24, 296].flatMap((x) => modes.map((mode) => clamp(x, 100 + (mode - 2) * 58))),
      { stroke: ink, width: thick },
    ),
  ];
}
