import { electricity, ink } from '../palette.js';
import { arrowHead, faint, lines, pieces, points, range, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * The edge of a charged plane capacitor, by Maxwell's conformal map: x = (d/2π)(1 + φ + e^φ cos ψ),
 * y = (d/2π)(ψ + e^φ sin ψ). The plates are ψ = ±π (y = ±d/2, x ≤ 0); lines of φ are lines of force, lines of ψ are
 * equipotentials (dashed). d = 72 units, the edge is at x = 190. Far inside the field is uniform, outside it curves and decreases.
 */
const d = 72;
const unit = d / (2 * Math.PI);

const pointAt = (phi: number, psi: number): Point => [
  190 + unit * (1 + phi + Math.exp(phi) * Math.cos(psi)),
  100 - unit * (psi + Math.exp(phi) * Math.sin(psi)),
];
const inside = ([x, y]: Point): boolean => x >= 18 && x <= 304 && y >= 10 && y <= 190;

export function draw(): string[] {
  const force = range(-15, 3, 18).map((phi) => range(Math.PI, -Math.PI, 160).map((psi) => pointAt(phi, psi)));
  const level = range(-0.75, 0.75, 6).map((part) =>
    range(-17, 3.6, 400).map((phi) => pointAt(phi, part * Math.PI)),
  );
  const heads = force.slice(1, -3).map((path) => {
    const [x, y] = path[82] ?? [NaN, NaN];
    return arrowHead([x, y + 3], [0, 1], 6);
  });
  const [upper, lower] = [100 - d / 2, 100 + d / 2];
  return [
    lines(
      level.flatMap((path) => pieces(path, inside)),
      { stroke: ink, opacity: faint, dash: '2 5' },
    ),
    lines(
      force.flatMap((path) => pieces(path, inside)),
      { stroke: electricity },
    ),
    lines(heads, { stroke: electricity }),
    lines([points(18, upper, 190, upper), points(18, lower, 190, lower)], { stroke: ink, width: 4 }),
    // Signs of the charges.
    lines([points(32, 48, 44, 48), points(38, 42, 38, 54), points(32, 152, 44, 152)], {
      stroke: ink,
      width: thick,
    }),
  ];
}
