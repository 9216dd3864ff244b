// @ts-check
import { pieces, range } from '../numerics.mjs';
import { ink, waves } from '../palette.mjs';
import { arcs, circle, dots, faint, lines, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * Two sources in step, 3.5 wavelengths apart (λ = 22 units). Rings: crests, every λ. Thick: places of rest, where the paths
 * differ by (m + ½)λ; they are hyperbolas x = ±a cosh u, y = b sinh u, 2a the difference, a² + b² = (half the distance)².
 */
const length = 22;
const half = 1.75 * length;
/** @type {Point} */
const centre = [160, 100];

/** @param {Point} point */
const inside = ([x, y]) => x >= 14 && x <= 306 && y >= 10 && y <= 190;

/** @param {number} difference in wavelengths @returns {Point[]} */
function hyperbola(difference) {
  const a = (difference * length) / 2;
  const b = Math.sqrt(half * half - a * a);
  return range(-4, 4, 400).map((u) => [centre[0] + b * Math.sinh(u), centre[1] - a * Math.cosh(u)]);
}

/** The arcs of a ring inside the frame. @param {number} y @param {number} radius */
function ring(y, radius) {
  /** @type {Point} */
  const source = [160, y];
  const angles = range(-Math.PI / 2, 1.5 * Math.PI, 720);
  /** @type {{ centre: Point, radius: number, from: number, to: number }[]} */
  const found = [];
  let open = false;
  for (const angle of angles) {
    const seen = inside([160 + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
    const last = found.at(-1);
    if (seen && open && last) last.to = angle;
    else if (seen) found.push({ centre: source, radius, from: angle, to: angle });
    open = seen;
  }
  // an arc may not end where it began
  return found.map((arc) => (arc.to - arc.from > 6.28 ? { ...arc, to: arc.from + 6.27 } : arc));
}

export function draw() {
  const rest = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].flatMap((difference) =>
    pieces(hyperbola(difference), inside),
  );
  const sources = [centre[1] - half, centre[1] + half];
  return [
    arcs(
      sources.flatMap((y) => range(length, 7 * length, 6).flatMap((radius) => ring(y, radius))),
      { stroke: ink, opacity: faint },
    ),
    lines(rest, { stroke: waves, width: thick }),
    dots(
      sources.map((y) => [160, y]),
      9,
      { stroke: waves },
    ),
    circle([160, sources[0] ?? 0], 8, { stroke: waves }),
    circle([160, sources[1] ?? 0], 8, { stroke: waves }),
  ];
}
