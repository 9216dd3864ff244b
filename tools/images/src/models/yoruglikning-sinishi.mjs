// @ts-check
import { ink, optics } from '../palette.mjs';
import { arrowHead, circle, faint, line, lines, shade, shape, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * Rays from a lamp under water to the surface: n sin α = sin β, n = 1.33. Rays at 0°, ±15°, ±28°, ±40° leave the water, bent
 * from the perpendicular; beyond the limit α₀ = 48.75° (sin α₀ = 1/n) a ray is thrown back whole at its own angle (57°). Dashed: the limit.
 */
const n = 1.33;
const surface = 96;
const depth = 74;

/** @param {number} degrees @returns {Point[]} */
function ray(degrees) {
  const a = (degrees * Math.PI) / 180;
  const x = 160 + depth * Math.tan(a);
  const sine = n * Math.sin(a);
  if (Math.abs(sine) > 1)
    return [
      [160, surface + depth],
      [x, surface],
      [x + 20 * Math.tan(a), surface + 20],
    ];
  const b = Math.asin(sine);
  const length = 76;
  return [
    [160, surface + depth],
    [x, surface],
    [x + length * Math.sin(b), surface - length * Math.cos(b)],
  ];
}

/** @param {Point[]} path */
function head(path) {
  const [, [x, y] = [0, 0], tip = [0, 0]] = path;
  return arrowHead(tip, [tip[0] - x, tip[1] - y], 6);
}

export function draw() {
  const out = [-40, -28, -15, 0, 15, 28, 40].map(ray);
  const kept = [-57, 57].map(ray);
  const limit = (Math.asin(1 / n) * 180) / Math.PI;
  const along = [-1, 1].map((side) => {
    const x = 160 + side * depth * Math.tan((limit * Math.PI) / 180);
    return /** @type {Point[]} */ ([
      [160, surface + depth],
      [x, surface],
      [x + side * 46, surface],
    ]);
  });
  return [
    shape(
      [
        [16, surface],
        [304, surface],
        [304, 186],
        [16, 186],
      ],
      { fill: optics, opacity: shade },
    ),
    line(
      [
        [16, surface],
        [304, surface],
      ],
      { stroke: ink },
    ),
    lines(
      out.map(([, point = [0, 0]]) => [
        [point[0], surface - 26],
        [point[0], surface + 18],
      ]),
      { stroke: ink, opacity: faint, dash: '2 5' },
    ),
    lines([...out, ...out.map(head)], { stroke: optics }),
    lines(along, { stroke: optics, dash: '4 5' }),
    lines([...kept, ...kept.map(head)], { stroke: optics, width: thick }),
    circle([160, surface + depth], 6, { fill: ink }),
  ];
}
