import { ink, waves } from '../palette.js';
import { faint, line, lines, points, range, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * A square wave out of harmonics: s(x) = (4/π) Σ sin(kx)/k over k = 1, 3, 5, 7. The four parts thin, their sum thick, the square
 * wave itself dotted; the sum overshoots at the jumps (Gibbs). Two periods, 128 units each; height 1 is 58 units.
 */
const period = 128;
const height = 58;
const [up, down] = [100 - height, 100 + height];

type Wave = (phase: number) => number;

const graph = (wave: Wave): Point[] =>
  range(32, 288, 512).map((x) => [x, 100 - height * wave((2 * Math.PI * (x - 32)) / period)]);

const parts = [1, 3, 5, 7].map(
  (k): Wave =>
    (phase) =>
      (4 / Math.PI / k) * Math.sin(k * phase),
);

export const draw = (): string[] => [
  lines([points(16, 100, 304, 100)], { stroke: ink }),
  line(points(32, up, 96, up, 96, down, 160, down, 160, up, 224, up, 224, down, 288, down), {
    stroke: ink,
    dash: '1 5',
  }),
  lines(parts.map(graph), { stroke: waves, opacity: faint }),
  line(
    graph((phase) => parts.reduce((sum, wave) => sum + wave(phase), 0)),
    { stroke: waves, width: thick },
  ),
];
