// @ts-check
import { pieces, range } from '../numerics.mjs';
import { ink, quantum } from '../palette.mjs';
import { arrowHead, circle, dots, faint, lines, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * Alpha particles near a nucleus at rest. The force falls as 1/r², so a path is a hyperbola r = p/(e cos φ − 1) with p = 2b²/D,
 * e² = 1 + (2b/D)²; it is turned by θ, cot(θ/2) = 2b/D. D = 22 units is the nearest approach of a head-on hit; the particles come
 * from far left, aimed past the nucleus by b = 0, ±4 (thick), ±14, ±28, ±46 and ±66.
 */
const nearest = 22;
/** @type {Point} */
const nucleus = [172, 100];

/** @param {Point} point */
const inside = ([x, y]) => x >= 16 && x <= 304 && y >= 12 && y <= 188;

/** @param {number} aim @returns {Point[]} */
function flight(aim) {
  const slope = (2 * Math.abs(aim)) / nearest;
  const open = Math.atan(slope); // angle between the hyperbola's axis and its asymptotes
  const [p, e] = [(2 * aim * aim) / nearest, Math.sqrt(1 + slope * slope)];
  const path = range(-1, 1, 4000).map((part) => {
    const phi = open * Math.sin((Math.PI / 2) * part);
    const r = Math.min(p / Math.max(e * Math.cos(phi) - 1, 1e-9), 1e4);
    const angle = Math.PI - open - phi;
    return /** @type {Point} */ ([
      nucleus[0] + r * Math.cos(angle),
      nucleus[1] - Math.sign(aim) * r * Math.sin(angle),
    ]);
  });
  return pieces(path, inside)[0] ?? [];
}

export function draw() {
  const paths = [4, 14, 28, 46, 66].flatMap((aim) => [flight(aim), flight(-aim)]);
  const heads = paths.map((path) => {
    const [tip, before] = [path.at(-1) ?? nucleus, path.at(-3) ?? nucleus];
    return arrowHead(tip, [tip[0] - before[0], tip[1] - before[1]], 7);
  });
  /** @type {Point[]} */
  const headOn = [
    [16, 100],
    [nucleus[0] - nearest, 100],
  ];
  return [
    ...[1, 2].map((ring) => circle(nucleus, nearest * ring, { stroke: ink, opacity: faint, dash: '2 6' })),
    lines([...paths.slice(2), ...heads.slice(2)], { stroke: quantum }),
    lines([headOn, ...paths.slice(0, 2), ...heads.slice(0, 2)], {
      stroke: quantum,
      width: thick,
    }),
    dots([nucleus], 11, { stroke: ink }),
  ];
}
