// @ts-check
import { normal, range, seeded } from '../numerics.mjs';
import { heat, ink } from '../palette.mjs';
import { arrowHead, line, lines, shade, shapes, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * Maxwell's distribution of speeds, f(v) = 4/√π · v² e^(−v²) (v in units of the most probable speed, 74 units), thick, and the
 * speeds of 1,500 molecules drawn by lot: each velocity component is normal (bars). Thin: the same gas 2.2 times as hot.
 */
const unit = 74;
const rise = 146;
const bar = 0.15;

/** @param {number} v @param {number} spread √(T/T₀) @returns {Point} */
const at = (v, spread) => {
  const u = v / spread;
  return [34 + v * unit, 172 - (rise * (4 / Math.sqrt(Math.PI)) * u * u * Math.exp(-u * u)) / spread];
};

function bars() {
  const random = seeded(7);
  const counts = Array.from({ length: 24 }, () => 0);
  const molecules = 1500;
  for (let molecule = 0; molecule < molecules; molecule += 1) {
    const speed = Math.hypot(normal(random), normal(random), normal(random)) / Math.SQRT2;
    const place = Math.floor(speed / bar);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts
    .map((count, place) => ({ count, x: 34 + place * bar * unit }))
    .filter(({ count }) => count > 0)
    .map(({ count, x }) => {
      const top = 172 - (rise * count) / molecules / bar;
      const end = x + bar * unit;
      return /** @type {Point[]} */ ([
        [x + 1.2, 172],
        [x + 1.2, top],
        [end - 1.2, top],
        [end - 1.2, 172],
      ]);
    });
}

export function draw() {
  const columns = bars();
  const hot = Math.sqrt(2.2);
  return [
    shapes(columns, { fill: heat, opacity: 2 * shade }),
    line(
      range(0, 3.6, 120).map((v) => at(v, hot)),
      { stroke: heat, dash: '7 5' },
    ),
    line(
      range(0, 3.6, 120).map((v) => at(v, 1)),
      { stroke: heat, width: thick },
    ),
    lines(
      [
        [at(1, 1), [34 + unit, 172]],
        [at(hot, hot), [34 + hot * unit, 172]],
      ],
      { stroke: ink, dash: '2 5' },
    ),
    lines(
      [
        [
          [34, 20],
          [34, 172],
          [306, 172],
        ],
        arrowHead([34, 18], [0, -1]),
        arrowHead([308, 172], [1, 0]),
      ],
      { stroke: ink },
    ),
  ];
}
