import { ink, mechanics } from '../palette.js';
import { faint, lines, shade, shape, shapes, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * Three cubes of one size in water, in parallel projection. A floating cube is under water
 * by the share ρ/ρ₀ of its height: 0.25 (cork), 0.9 (ice); a cube of 2.7 (aluminium) lies on the bottom.
 */
const side = 40;
const tank = { x: 214, y: 62, z: 96 };
const level = 78; // height of the water

/** The points x, y, z, x, y, z … of the tank on the page. */
const project = (...xyz: readonly number[]): Point[] =>
  Array.from({ length: xyz.length / 3 }, (_, point) => {
    const [x = NaN, y = NaN, z = NaN] = xyz.slice(3 * point);
    return [54 + x * 0.84 + y * 0.5, 170 - z - y * 0.56];
  });

/** Front, top and right face of a cube. */
function cube(x: number, z: number): Point[][] {
  const y = 11;
  const [p, q, top] = [x + side, y + side, z + side];
  return [
    project(x, y, z, p, y, z, p, y, top, x, y, top),
    project(x, y, top, p, y, top, p, q, top, x, q, top),
    project(p, y, z, p, q, z, p, q, top, p, y, top),
  ];
}

export function draw(): string[] {
  const { x, y, z } = tank;
  const cubes = [cube(16, level - 0.25 * side), cube(87, level - 0.9 * side), cube(158, 0)];
  const surface = project(0, 0, level, x, 0, level, x, y, level, 0, y, level);
  return [
    lines(
      [
        project(0, 0, z, 0, 0, 0, x, 0, 0, x, 0, z),
        project(x, 0, 0, x, y, 0, x, y, z),
        project(0, 0, z, x, 0, z, x, y, z, 0, y, z, 0, 0, z),
      ],
      { stroke: ink },
    ),
    lines([project(0, 0, 0, 0, y, 0, x, y, 0), project(0, y, 0, 0, y, z)], {
      stroke: ink,
      opacity: faint,
      dash: '2 5',
    }),
    shape(surface, { fill: mechanics, opacity: shade }),
    shape(surface, { stroke: mechanics }),
    shapes(
      cubes.flatMap((faces) => faces.slice(1)),
      { fill: mechanics, opacity: 2 * shade },
    ),
    shapes(cubes.flat(), { stroke: mechanics, width: thick }),
  ];
}
