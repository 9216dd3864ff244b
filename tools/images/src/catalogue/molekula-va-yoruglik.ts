import { ink, quantum } from '../palette.js';
import { arrow, arrowHead, dots, faint, line, lines, points, range, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * A molecule of two atoms takes up a photon. Morse's curve U = D(1 − e^(−a x))², x the stretch of the bond; its levels are
 * E_v = D(2s(v + ½) − (v + ½)²)/s², s = 5.4 (Morse, Phys. Rev. 34, 57, 1929; all five drawn, closer towards the top); the
 * photon, a wave packet e^(−(x/w)²) cos kx, lifts the molecule from v = 0 to v = 1. D is 118 units high, 1/a is 46 units.
 */
const depth = 118;
const s = 5.4;
const bottom: Point = [158, 168];

/** Energy of a level as a part of the depth. */
const energy = (v: number): number => (2 * s * (v + 0.5) - (v + 0.5) ** 2) / s ** 2;
const height = (v: number): number => bottom[1] - depth * energy(v);
const x = (stretch: number): number => bottom[0] + 46 * stretch;
const pointAt = (stretch: number): Point => [x(stretch), bottom[1] - depth * (1 - Math.exp(-stretch)) ** 2];

/** From one turning point to the other. */
const level = (v: number): Point[] => {
  const part = Math.sqrt(energy(v));
  return points(x(-Math.log(1 + part)), height(v), Math.min(300, x(-Math.log(1 - part))), height(v));
};

export function draw(): string[] {
  const levels = range(0, 4, 4).map(level);
  const [low, high] = [height(0), height(1)];
  const middle = (low + high) / 2;
  const photon = range(-52, 52, 208).map((x): Point => [
    62 + x,
    middle - 17 * Math.exp(-((x / 22) ** 2)) * Math.cos((2 * Math.PI * x) / 13),
  ]);
  return [
    lines(levels.slice(2), { stroke: quantum, opacity: faint }),
    lines(levels.slice(0, 2), { stroke: quantum }),
    lines([points(bottom[0] - 42, bottom[1] - depth, 304, bottom[1] - depth)], { stroke: ink, dash: '2 6' }),
    line(range(-0.77, 3.17, 160).map(pointAt), { stroke: ink, width: thick }),
    line(photon, { stroke: quantum, width: 2 }),
    lines([arrowHead([118, middle], [1, 0], 7)], { stroke: quantum, width: 2 }),
    lines(arrow([158, low], [158, high], 8), { stroke: quantum, width: thick }),
    dots([[158, low]], 8, { stroke: quantum }),
  ];
}
