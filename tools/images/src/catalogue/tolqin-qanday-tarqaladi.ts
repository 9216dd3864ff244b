import { ink, waves } from '../palette.js';
import { dots, faint, line, lines, points, range, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * One sound wave drawn twice. Above: layers of air, at rest 6 units apart, each moved by s = −A cos kx (λ = 92 units,
 * A = 7.5); they are compressed and rarefied. Below: the pressure, −∂s/∂x ~ −sin kx: its crests are below the compressed layers.
 */
const length = 92;
const k = (2 * Math.PI) / length;
const amplitude = 7.5;
const [left, right] = [22, 298];

const moved = (x: number): number => x - amplitude * Math.cos(k * (x - left));
const pressure = (x: number): Point => [x, 144 + 30 * Math.sin(k * (x - left))];
const crests = [0.75, 1.75, 2.75].map((turns) => left + turns * length);

export const draw = (): string[] => [
  lines(
    range(left, right, 46).map((x) => points(moved(x), 22, moved(x), 84)),
    { stroke: waves },
  ),
  lines([points(left - 6, 144, right + 6, 144)], { stroke: ink }),
  lines(
    crests.map((x) => [[x, 92], pressure(x)]),
    { stroke: ink, opacity: faint, dash: '2 5' },
  ),
  line(range(left, right, 276).map(pressure), { stroke: waves, width: thick }),
  dots(crests.map(pressure), 8, { stroke: waves }),
];
