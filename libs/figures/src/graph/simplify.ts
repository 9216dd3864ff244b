import type { Point } from '../sheet/geometry.js';

/** Square of the distance from a point to a segment. */
function squareDistance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = dx || dy ? ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy) : 0;
  const part = Math.max(0, Math.min(1, along));
  return (x - x1 - part * dx) ** 2 + (y - y1 - part * dy) ** 2;
}

/**
 * Leaves out points of a line that are at most a tolerance from it (Douglas and Peucker, 1973).
 * Not simplify-js, whose wrapper for other module systems is longer than this function, on a page that moves a figure.
 */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, largest] = [0, tolerance * tolerance];
  points.forEach((point, index) => {
    const square = squareDistance(point, first, last);
    if (square > largest) [farthest, largest] = [index, square];
  });
  if (farthest === 0) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}
