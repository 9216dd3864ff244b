// @ts-check
import { rk4, range } from '../numerics.mjs';
import { ink, mechanics } from '../palette.mjs';
import { arrow, dots, faint, line, lines, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * Bodies thrown at one speed. Without air: x = v t cos α, y = v t sin α − g t²/2, for α = 15° … 75° (thin), and the
 * parabola of safety that touches them all, y = v²/2g − g x²/2v² (dashed). With air: v' = g − k|v|v at 60° (thick), a spot every 0.35 s.
 * SI units: v = 20 m/s, g = 9.81 m/s², k = 0.02 1/m; 1 m is 6.2 units.
 */
const v = 20;
const g = 9.81;
const k = 0.02;
const scale = 6.2;

/** @param {number} x @param {number} y @returns {Point} */
const at = (x, y) => [34 + x * scale, 168 - y * scale];

/** @param {number} degrees */
function free(degrees) {
  const angle = (degrees * Math.PI) / 180;
  const flight = (2 * v * Math.sin(angle)) / g;
  return range(0, flight, 60).map((t) =>
    at(v * t * Math.cos(angle), v * t * Math.sin(angle) - (g * t * t) / 2),
  );
}

function dragged() {
  let state = [0, 0, v * Math.cos(Math.PI / 3), v * Math.sin(Math.PI / 3)];
  /** @type {Point[]} */
  const path = [];
  while ((state[1] ?? 0) >= 0) {
    path.push(at(state[0] ?? 0, state[1] ?? 0));
    state = rk4(
      ([, , vx = 0, vy = 0]) => {
        const speed = Math.hypot(vx, vy);
        return [vx, vy, -k * speed * vx, -g - k * speed * vy];
      },
      state,
      0.01,
    );
  }
  return path;
}

export function draw() {
  const path = dragged();
  const reach = (v * v) / g;
  const safety = range(0, reach, 60).map((x) => at(x, reach / 2 - (x * x) / (2 * reach)));
  return [
    lines([15, 30, 45, 60, 75].map(free), { stroke: mechanics, opacity: faint }),
    line(safety, { stroke: ink, dash: '1 5' }),
    lines(
      [
        [
          [20, 168],
          [300, 168],
        ],
      ],
      { stroke: ink },
    ),
    lines(arrow(at(0, 0), at(3.6, 3.6 * Math.sqrt(3))), { stroke: ink, width: thick }),
    line(path, { stroke: mechanics, width: thick }),
    dots(
      path.filter((_, step) => step > 0 && step % 35 === 0),
      7,
      { stroke: mechanics },
    ),
  ];
}
