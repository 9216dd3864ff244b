import { ink, waves } from '../palette.js';
import { dots, faint, line, lines, points, range, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * Seven equal beads on a taut thread without weight: in the mode k the bead j swings by A sin(πjk/8) cos ω_k t, with
 * ω_k = 2ω₀ sin(πk/16). Modes 1, 2, 3, each at both ends of its swing; the thread between beads is straight.
 */
const beads = 7;
const amplitude = 21;
const modes = [1, 2, 3];

const middle = (mode: number): number => 100 + (mode - 2) * 58;
const chain = (mode: number, sign: number): Point[] =>
  range(0, beads + 1, beads + 1).map((bead) => [
    24 + 34 * bead,
    middle(mode) - sign * amplitude * Math.sin((Math.PI * bead * mode) / (beads + 1)),
  ]);
const beadsOf = (sign: number): Point[] => modes.flatMap((mode) => chain(mode, sign).slice(1, -1));

export const draw = (): string[] => [
  lines(
    modes.map((mode) => chain(mode, 0)),
    { stroke: ink, opacity: faint, dash: '1 5' },
  ),
  lines(
    modes.map((mode) => chain(mode, -1)),
    { stroke: waves, opacity: faint },
  ),
  dots(beadsOf(-1), 7, { stroke: waves, opacity: faint }),
  ...modes.map((mode) => line(chain(mode, 1), { stroke: waves, width: thick })),
  dots(beadsOf(1), 9, { stroke: waves }),
  // Clamps that hold the ends of the thread.
  lines(
    [24, 296].flatMap((x) => modes.map((mode) => points(x, middle(mode) - 8, x, middle(mode) + 8))),
    { stroke: ink, width: thick },
  ),
];
