// @ts-check
import { ink, mechanics } from '../palette.mjs';
import { faint, lines, shade, shape, shapes, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */
/** @typedef {readonly [x: number, y: number, z: number]} Place */

/**
 * Three cubes of one size in water, in parallel projection. A floating cube is under water
 * by the share ρ/ρ₀ of its height: 0.25 (cork), 0.9 (ice); a cube of 2.7 (aluminium) lies on the bottom.
 */
const side = 40;
const tank = { x: 214, y: 62, z: 96 };
const level = 78; // height of the water

/** @param {Place} place @returns {Point} */
const at = ([x, y, z]) => [54 + x * 0.84 + y * 0.5, 170 - z - y * 0.56];

/** @param {number} x @param {number} z bottom of the cube */
function cube(x, z) {
  const y = 11;
  const [p, q] = [x + side, y + side];
  const top = z + side;
  /** @type {Place[][]} */
  const faces = [
    [
      [x, y, z],
      [p, y, z],
      [p, y, top],
      [x, y, top],
    ],
    [
      [x, y, top],
      [p, y, top],
      [p, q, top],
      [x, q, top],
    ],
    [
      [p, y, z],
      [p, q, z],
      [p, q, top],
      [p, y, top],
    ],
  ];
  return faces.map((face) => face.map(at));
}

export function draw() {
  const { x, y, z } = tank;
  const cubes = [
    { x: 16, z: level - 0.25 * side },
    { x: 87, z: level - 0.9 * side },
    { x: 158, z: 0 },
  ].map((place) => cube(place.x, place.z));
  /** @type {Place[]} */
  const surface = [
    [0, 0, level],
    [x, 0, level],
    [x, y, level],
    [0, y, level],
  ];
  return [
    lines(
      [
        [at([0, 0, z]), at([0, 0, 0]), at([x, 0, 0]), at([x, 0, z])],
        [at([x, 0, 0]), at([x, y, 0]), at([x, y, z])],
        [at([0, 0, z]), at([x, 0, z]), at([x, y, z]), at([0, y, z]), at([0, 0, z])],
      ],
      { stroke: ink },
    ),
    lines(
      [
        [at([0, 0, 0]), at([0, y, 0]), at([x, y, 0])],
        [at([0, y, 0]), at([0, y, z])],
      ],
      { stroke: ink, opacity: faint, dash: '2 5' },
    ),
    shape(surface.map(at), { fill: mechanics, opacity: shade }),
    shape(surface.map(at), { stroke: mechanics }),
    shapes(
      cubes.flatMap((faces) => faces.slice(1)),
      { fill: mechanics, opacity: 2 * shade },
    ),
    shapes(cubes.flat(), { stroke: mechanics, width: thick }),
  ];
}
