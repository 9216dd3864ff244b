// @ts-check
import { range } from '../numerics.mjs';
import { ink, optics } from '../palette.mjs';
import { arrow, dots, line, lines, shade, shape, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * A thin converging lens: 1/f = 1/d + 1/d'. f = 52 units, d = 126, so d' = 88.5 and the image is 0.70 of the object, upside
 * down. The three rays of the textbook: parallel to the axis, through the middle, through the near focus; they meet in one point.
 */
const f = 52;
const d = 126;
const image = (f * d) / (d - f);
const height = 50;
const size = (height * image) / d;
const lens = 172;
const axis = 92;

/** A face of the lens: an arc through its two tips. @param {number} bulge @returns {Point[]} */
const face = (bulge) => range(-1, 1, 40).map((part) => [lens + bulge * (1 - part * part), axis + 78 * part]);

export function draw() {
  /** @type {Point} */
  const top = [lens - d, axis - height];
  /** @type {Point} */
  const meet = [lens + image, axis + size];
  /** A ray through the lens at height y, drawn on a little beyond the image. @param {number} y @returns {Point[]} */
  const ray = (y) => {
    const slope = (meet[1] - y) / image;
    return [top, [lens, y], [lens + 124, y + 124 * slope]];
  };
  return [
    line(
      [
        [16, axis],
        [304, axis],
      ],
      { stroke: ink },
    ),
    shape([...face(11), ...face(-11).reverse()], { fill: optics, opacity: shade }),
    shape([...face(11), ...face(-11).reverse()], { stroke: ink }),
    dots(
      [
        [lens - f, axis],
        [lens + f, axis],
        [lens - 2 * f, axis],
        [lens + 2 * f, axis],
      ],
      6,
      { stroke: ink },
    ),
    lines([ray(axis - height), ray(axis), ray(axis + size)], { stroke: optics }),
    lines([...arrow([lens - d, axis], top, 9), ...arrow([lens + image, axis], meet, 8)], {
      stroke: optics,
      width: 3.5,
    }),
    dots([meet], thick, { stroke: optics }),
  ];
}
