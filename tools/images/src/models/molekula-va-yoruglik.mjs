// @ts-check
import { range } from '../numerics.mjs';
import { ink, quantum } from '../palette.mjs';
import { arrow, arrowHead, dots, faint, line, lines, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * A molecule of two atoms takes up a photon. Morse's curve U = D(1 − e^(−a x))², x the stretch of the bond; its levels are
 * E_v = D(2s(v + ½) − (v + ½)²)/s², s = 5.4 (all five shown, closer towards the top); the photon, a wave packet
 * e^(−(x/w)²) cos kx, lifts the molecule from v = 0 to v = 1. D is 118 units high, 1/a is 46 units.
 */
const depth = 118;
const s = 5.4;
/** @type {Point} */
const bottom = [158, 168];

/** @param {number} v share of the depth */
const level = (v) => (2 * s * (v + 0.5) - (v + 0.5) ** 2) / s ** 2;

/** @param {number} stretch a x @returns {Point} */
const at = (stretch) => [bottom[0] + 46 * stretch, bottom[1] - depth * (1 - Math.exp(-stretch)) ** 2];

export function draw() {
  const levels = range(0, 4, 4).map((v) => {
    const part = Math.sqrt(level(v));
    const y = bottom[1] - depth * level(v);
    return /** @type {Point[]} */ ([
      [at(-Math.log(1 + part))[0], y],
      [Math.min(300, at(-Math.log(1 - part))[0]), y],
    ]);
  });
  const [low, high] = [bottom[1] - depth * level(0), bottom[1] - depth * level(1)];
  const middle = (low + high) / 2;
  const packet = range(-52, 52, 208).map(
    (x) =>
      /** @type {Point} */ ([
        62 + x,
        middle - 17 * Math.exp(-((x / 22) ** 2)) * Math.cos((2 * Math.PI * x) / 13),
      ]),
  );
  return [
    lines(levels.slice(2), { stroke: quantum, opacity: faint }),
    lines(levels.slice(0, 2), { stroke: quantum }),
    lines(
      [
        [
          [bottom[0] - 42, bottom[1] - depth],
          [304, bottom[1] - depth],
        ],
      ],
      { stroke: ink, dash: '2 6' },
    ),
    line(range(-0.77, 3.17, 160).map(at), { stroke: ink, width: thick }),
    line(packet, { stroke: quantum, width: 2 }),
    lines([arrowHead([118, middle], [1, 0], 7)], { stroke: quantum, width: 2 }),
    lines(arrow([158, low], [158, high], 8), { stroke: quantum, width: thick }),
    dots([[158, low]], 8, { stroke: quantum }),
  ];
}
