import { CORNER, type Strip } from './depth/strip.js';

/** A corner of a strip, by names. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly near: number;
  readonly red: number;
  readonly opacity: number;
  readonly across: number;
  readonly half: number;
  readonly along: number;
  readonly dash: number;
}

/** The corners of a strip, in order. */
export const cornersOf = (strip: Strip): Corner[] =>
  Array.from({ length: strip.count() }, (_, index) => {
    const [x, y, near, red, , , opacity, across, half, along, dash] = strip
      .data()
      .subarray(index * CORNER) as unknown as number[];
    return { x, y, near, red, opacity, across, half, along, dash } as Corner;
  });

/** The area that a strip's triangles cover, overlaps counted twice. */
export function areaOf(strip: Strip): number {
  const corners = cornersOf(strip);
  let sum = 0;
  for (let index = 2; index < corners.length; index++) {
    const [a, b, c] = corners.slice(index - 2, index + 1) as [Corner, Corner, Corner];
    sum += Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
  }
  return sum;
}
