// @ts-check
import { range } from '../numerics.mjs';
import { electricity, ink } from '../palette.mjs';
import { arrowHead, circle, faint, lines, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * Field of two equal unlike charges 120 units apart: E = Σ q r/r³. Lines of force leave the plus charge every 22.5° and are
 * followed along E in steps of 0.5 until the minus charge; the equipotentials Σ q/r = const (faint) are followed across E.
 */
/** @type {readonly { q: number, x: number, y: number }[]} */
const charges = [
  { q: 1, x: 100, y: 100 },
  { q: -1, x: 220, y: 100 },
];

/** @param {Point} point @returns {Point} unit vector along E */
function direction([x, y]) {
  let [ex, ey] = [0, 0];
  for (const charge of charges) {
    const [dx, dy] = [x - charge.x, y - charge.y];
    const cube = Math.hypot(dx, dy) ** 3;
    ex += (charge.q * dx) / cube;
    ey += (charge.q * dy) / cube;
  }
  const size = Math.hypot(ex, ey);
  return [ex / size, ey / size];
}

/** @param {Point} start @param {(e: Point) => Point} turn @param {(p: Point, steps: number) => boolean} done */
function follow(start, turn, done) {
  const h = 0.5;
  /** @type {Point[]} */
  const path = [start];
  let [x, y] = start;
  while (!done([x, y], path.length)) {
    const a = turn(direction([x, y]));
    const b = turn(direction([x + (h / 2) * a[0], y + (h / 2) * a[1]])); // midpoint rule
    [x, y] = [x + h * b[0], y + h * b[1]];
    path.push([x, y]);
  }
  return path;
}

/** @param {Point} p */
const outside = ([x, y]) => x < 14 || x > 306 || y < 12 || y > 188;
/** @param {Point} p */
const mirrored = ([x, y]) => /** @type {Point} */ ([320 - x, y]);
const radius = 11;

export function draw() {
  const force = range(0, 360, 16)
    .slice(0, 16)
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => /** @type {Point} */ ([100 + radius * Math.cos(angle), 100 + radius * Math.sin(angle)]))
    .map((start) =>
      follow(
        start,
        (e) => e,
        (p) => outside(p) || p[0] >= 160,
      ),
    );
  const around = [130, 142, 151].map((x) =>
    follow(
      [x, 100],
      ([ex, ey]) => [-ey, ex],
      (p, steps) => outside(p) || (steps > 20 && Math.hypot(p[0] - x, p[1] - 100) < 0.6),
    ),
  );
  const below = around.map((path) => path.map(([x, y]) => /** @type {Point} */ ([x, 200 - y])));
  const heads = force
    .filter((path) => (path.at(-1)?.[0] ?? 0) >= 160)
    .map((path) => arrowHead(path.at(-1) ?? [0, 0], [1, 0], 7));
  return [
    lines(
      [
        ...around,
        ...below.filter((path) => path.some(outside)),
        ...around.map((path) => path.map(mirrored)),
        ...below.filter((path) => path.some(outside)).map((path) => path.map(mirrored)),
        [
          [160, 14],
          [160, 186],
        ],
      ],
      { stroke: ink, opacity: faint, dash: '2 5' },
    ),
    lines([...force, ...force.map((path) => path.map(mirrored))], { stroke: electricity }),
    lines(heads, { stroke: electricity }),
    circle([100, 100], radius, { stroke: electricity, width: thick }),
    circle([220, 100], radius, { stroke: electricity, width: thick }),
    lines(
      [
        [
          [95, 100],
          [105, 100],
        ],
        [
          [100, 95],
          [100, 105],
        ],
        [
          [215, 100],
          [225, 100],
        ],
      ],
      { stroke: electricity, width: thick },
    ),
  ];
}
