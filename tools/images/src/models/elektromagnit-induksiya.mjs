// @ts-check
import { pieces, range } from '../numerics.mjs';
import { electricity, ink } from '../palette.mjs';
import { arrow, ellipse, faint, lines, shape, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * A bar magnet moves into a coil. Outside the bar its field is that of two poles, B = Σ q r/r³ with q = ±1 at the ends;
 * the lines leave the near pole at even angles and are followed along B in steps of 0.5. The coil's five turns stand where the
 * lines are dense: moving the magnet changes the flux and so makes a voltage, U = −N dΦ/dt.
 */
const poles = [
  { q: 1, x: 132, y: 100 },
  { q: -1, x: 44, y: 100 },
];

/** @param {number} x @param {number} y @returns {Point} */
function field(x, y) {
  let [bx, by] = [0, 0];
  for (const pole of poles) {
    const cube = Math.hypot(x - pole.x, y - pole.y) ** 3;
    bx += (pole.q * (x - pole.x)) / cube;
    by += (pole.q * (y - pole.y)) / cube;
  }
  const size = Math.hypot(bx, by);
  return [bx / size, by / size];
}

/** @param {number} degrees @returns {Point[]} */
function follow(degrees) {
  const angle = (degrees * Math.PI) / 180;
  let [x, y] = [132 + 4 * Math.cos(angle), 100 - 4 * Math.sin(angle)];
  /** @type {Point[]} */
  const path = [];
  for (let step = 0; step < 1600 && Math.hypot(x - 44, y - 100) > 3; step += 1) {
    path.push([x, y]);
    const [ax, ay] = field(x, y);
    const [bx, by] = field(x + ax / 4, y + ay / 4);
    [x, y] = [x + bx / 2, y + by / 2];
  }
  return path;
}

/** @param {Point} point */
const visible = ([x, y]) =>
  x > 12 && x < 308 && y > 10 && y < 190 && !(x > 36 && x < 140 && Math.abs(y - 100) < 16);

export function draw() {
  const field = [0, 14, 30, 48, 70, 100].flatMap((degrees) => [follow(degrees), follow(-degrees)]);
  const turns = range(178, 262, 4);
  return [
    lines(
      field.slice(1).flatMap((path) => pieces(path, visible)),
      { stroke: ink, opacity: faint },
    ),
    ...turns.map((x) => ellipse([x, 100], 13, 52, { stroke: electricity, width: thick })),
    lines(
      [
        [
          [178, 152],
          [178, 178],
          [208, 178],
        ],
        [
          [262, 152],
          [262, 178],
          [232, 178],
        ],
      ],
      { stroke: electricity },
    ),
    ellipse([220, 178], 12, 12, { stroke: electricity }),
    lines(arrow([214, 184], [226, 172], 5), { stroke: electricity }),
    shape(
      [
        [36, 86],
        [140, 86],
        [140, 114],
        [36, 114],
      ],
      { stroke: ink, width: thick },
    ),
    lines(
      [
        [
          [88, 86],
          [88, 114],
        ],
      ],
      { stroke: ink, width: thick },
    ),
    shape(
      [
        [88, 86],
        [140, 86],
        [140, 114],
        [88, 114],
      ],
      { fill: electricity, opacity: 0.35 },
    ),
    lines(arrow([64, 60], [112, 60], 8), { stroke: ink, width: thick }),
  ];
}
