import { ink, quantum } from '../palette.js';
import { arrowHead, circle, dots, faint, lines, pieces, points, range, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * Alpha particles near a nucleus at rest. The force falls as 1/r², so a path is a hyperbola r = p/(e cos φ − 1) with p = 2b²/D,
 * e² = 1 + (2b/D)²; it is turned by θ, cot(θ/2) = 2b/D (Landau and Lifshitz, Mechanics, § 15 and 19). D = 22 units is the
 * nearest approach of a head-on hit; the particles come from far left, aimed past the nucleus by b = 0, ±4 (thick), ±14,
 * ±28, ±46 and ±66.
 */
const nearest = 22;
const nucleus: Point = [172, 100];

const inside = ([x, y]: Point): boolean => x >= 16 && x <= 304 && y >= 12 && y <= 188;

function flight(aim: number): Point[] {
  const slope = (2 * Math.abs(aim)) / nearest;
  const open = Math.atan(slope); // angle between the hyperbola's axis and its asymptotes
  const [p, e] = [(2 * aim * aim) / nearest, Math.sqrt(1 + slope * slope)];
  const path = range(-1, 1, 4000).map((part): Point => {
    const phi = open * Math.sin((Math.PI / 2) * part);
    const r = Math.min(p / Math.max(e * Math.cos(phi) - 1, 1e-9), 1e4);
    const angle = Math.PI - open - phi;
    return [nucleus[0] + r * Math.cos(angle), nucleus[1] - Math.sign(aim) * r * Math.sin(angle)];
  });
  return pieces(path, inside)[0] ?? [];
}

function head(path: readonly Point[]): Point[] {
  const [tip, before] = [path.at(-1) ?? nucleus, path.at(-3) ?? nucleus];
  return arrowHead(tip, [tip[0] - before[0], tip[1] - before[1]], 7);
}

export function draw(): string[] {
  const near = [4, -4].map(flight);
  const far = [14, 28, 46, 66].flatMap((aim) => [flight(aim), flight(-aim)]);
  return [
    ...[1, 2].map((ring) => circle(nucleus, nearest * ring, { stroke: ink, opacity: faint, dash: '2 6' })),
    lines([...far, ...far.map(head)], { stroke: quantum }),
    lines([points(16, 100, nucleus[0] - nearest, 100), ...near, ...near.map(head)], {
      stroke: quantum,
      width: thick,
    }),
    dots([nucleus], 11, { stroke: ink }),
  ];
}
