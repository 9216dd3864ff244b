// @ts-check
import { range, root } from '../numerics.mjs';
import { ink, mechanics } from '../palette.mjs';
import { circle, dots, faint, line, lines, shade, shapes, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * A planet's orbit: x = a(cos E − e), y = b sin E, b² = a²(1 − e²), with Kepler's equation M = E − e sin E.
 * e = 0.6, a = 104 units, the Sun in a focus. Spots and radii at 16 equal times: the areas between them are equal
 * (two of them shaded).
 */
const e = 0.6;
const a = 104;
const b = a * Math.sqrt(1 - e * e);

/** @param {number} anomaly eccentric anomaly E @returns {Point} */
const at = (anomaly) => [160 + a * Math.cos(anomaly), 100 - b * Math.sin(anomaly)];

/** @param {number} mean @returns {number} */
const eccentric = (mean) => root((x) => x - e * Math.sin(x) - mean, mean - 1, mean + 1);

export function draw() {
  /** @type {Point} */
  const sun = [160 + a * e, 100];
  const times = range(0, 2 * Math.PI, 16)
    .slice(0, 16)
    .map(eccentric);
  /** @param {number} from @param {number} to @returns {Point[]} */
  const sector = (from, to) => [sun, ...range(eccentric(from), eccentric(to), 24).map(at)];
  const step = Math.PI / 8;
  return [
    shapes([sector(-step, step), sector(Math.PI - step, Math.PI + step)], {
      fill: mechanics,
      opacity: 2 * shade,
    }),
    lines(
      times.map((anomaly) => [sun, at(anomaly)]),
      { stroke: ink, opacity: faint },
    ),
    line(range(0, 2 * Math.PI, 180).map(at), { stroke: mechanics, width: thick }),
    dots(times.map(at), 7, { stroke: mechanics }),
    circle(sun, 9, { fill: ink }),
  ];
}
