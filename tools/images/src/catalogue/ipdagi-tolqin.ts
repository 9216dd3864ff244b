import { ink, waves } from '../palette.js';
import { arrow, faint, line, lines, points, range, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * A pulse on a string runs to a fixed end and comes back upside down: y = f(x − ct) − f(2L − x − ct), f a bell of half width
 * 20 units and height 24. Five equal times, one below the other; while it turns, the two halves partly cancel.
 */
const end = 284;
const start = 30;
const times = [88, 178, 268, 358, 448].map((front, row) => ({ front, base: 44 + row * 30 }));

const bell = (x: number): number => 27 * Math.exp(-((x / 20) ** 2));

export const draw = (): string[] => [
  lines(
    times.map(({ base }) => points(start, base, end, base)),
    { stroke: ink, opacity: faint, dash: '1 5' },
  ),
  line(points(end, 22, end, 184), { stroke: ink, width: thick }),
  lines(
    range(30, 182, 9).map((y) => points(end + 9, y - 8, end, y)),
    { stroke: ink },
  ),
  lines(
    times.map(({ base, front }) =>
      range(start, end, 160).map((x): Point => [x, base - bell(x - front) + bell(2 * end - x - front)]),
    ),
    { stroke: waves, width: thick },
  ),
  lines([...arrow([118, 30], [144, 30]), ...arrow([90, 178], [64, 178])], { stroke: ink }),
];
