import { criticalAngle, refractionAngle } from '@zarra/physics/refraction';
import { ink, optics } from '../palette.js';
import { arrowHead, circle, faint, line, lines, points, rectangle, shade, shape, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * Rays from a lamp under water to the surface: n sin α = sin β, n = 1.33. Rays at 0°, ±15°, ±28°, ±40° leave the water, bent
 * from the perpendicular; beyond the limit α₀ = 48.75° (sin α₀ = 1/n) a ray is thrown back whole at its own angle (57°). Dashed: the limit.
 */
const n = 1.33;
const surface = 96;
const depth = 74;
const lamp: Point = [160, surface + depth];

/** Where a ray meets the surface. */
const meeting = (angle: number): Point => [lamp[0] + depth * Math.tan(angle), surface];

function ray(degrees: number): [Point, Point, Point] {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = meeting(angle);
  const refracted = refractionAngle(n, 1, angle);
  return [
    lamp,
    [x, y],
    refracted === undefined
      ? [x + 20 * Math.tan(angle), y + 20]
      : [x + 76 * Math.sin(refracted), y - 76 * Math.cos(refracted)],
  ];
}

const head = ([, [x, y], tip]: [Point, Point, Point]): Point[] => arrowHead(tip, [tip[0] - x, tip[1] - y], 6);

export function draw(): string[] {
  const out = [-40, -28, -15, 0, 15, 28, 40].map(ray);
  const reflected = [-57, 57].map(ray);
  const limit = criticalAngle(n, 1) ?? NaN;
  const along = [-1, 1].map((side) => {
    const [x, y] = meeting(side * limit);
    return [lamp, ...points(x, y, x + side * 46, y)];
  });
  return [
    shape(rectangle(16, surface, 304, 186), { fill: optics, opacity: shade }),
    line(points(16, surface, 304, surface), { stroke: ink }),
    lines(
      out.map(([, [x]]) => points(x, surface - 26, x, surface + 18)),
      { stroke: ink, opacity: faint, dash: '2 5' },
    ),
    lines([...out, ...out.map(head)], { stroke: optics }),
    lines(along, { stroke: optics, dash: '4 5' }),
    lines([...reflected, ...reflected.map(head)], { stroke: optics, width: thick }),
    circle(lamp, 6, { fill: ink }),
  ];
}
