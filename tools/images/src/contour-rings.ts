import { contours } from 'd3-contour';

/**
 * Where a field of numbers reaches a level: closed outlines, holes turned the other way so that a fill leaves them out.
 *
 * @param values row by row; each belongs to the middle of its cell, and outlines are counted in cells
 * @param level above 0: outside the grid the field counts as 0
 */
export const contourRings = (
  values: ArrayLike<number>,
  columns: number,
  rows: number,
  level: number,
): [x: number, y: number][][] =>
  contours()
    .size([columns, rows])
    .contour(Array.from(values), level)
    .coordinates.flat()
    .map((ring) => ring.slice(1).map(([x = NaN, y = NaN]) => [x, y]));
