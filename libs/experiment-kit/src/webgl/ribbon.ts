import type { TriangleStrip } from './triangle-strip.js';

/** Minimum distance of two points, pixels. */
const MIN_DISTANCE = 0.05;
/** Cosine of the sharpest mitred joint; sharper turns get two square ends. */
const MIN_MITRE_COSINE = -0.2;
/** Maximum depth slope of a line end: a line seen end-on has no limit. */
const MAX_SLOPE = 4;
/** Width of the smoothed edge, pixels. */
const SOFT_EDGE = 1;

/**
 * Removes, in place, invalid points and points equal to their predecessor.
 * @returns the number of remaining points
 */
function removeDuplicates(points: Float64Array, count: number): number {
  let keptCount = 0;
  for (let from = 0; from < 3 * count; from += 3) {
    const x = points[from] as number;
    const y = points[from + 1] as number;
    if (!Number.isFinite(x + y + (points[from + 2] as number))) continue;
    const last = 3 * (keptCount - 1);
    if (
      keptCount > 0 &&
      Math.hypot(x - (points[last] as number), y - (points[last + 1] as number)) < MIN_DISTANCE
    )
      continue;
    points.copyWithin(3 * keptCount, from, from + 3);
    keptCount++;
  }
  return keptCount;
}

/**
 * Adds a ribbon along a line, facing the viewer: constant stroke width, mitred joints, ends longer by half a
 * width.
 * @param points left, top, depth of each point, pixels; modified
 * @param depthOffset depth added to the points, pixels
 * @param dash length of a dash, pixels; 0 for a solid line
 * @param side 1 and −1 for only the left or the right half, seen along the line
 */
export function addRibbon(
  strip: TriangleStrip,
  points: Float64Array,
  count: number,
  width: number,
  depthOffset: number,
  dash: number,
  side: -1 | 0 | 1 = 0,
): void {
  const pointCount = removeDuplicates(points, count);
  if (pointCount === 0) return;
  const halfWidth = width / 2;
  let along = 0;
  /** Adds both edges at a point; (ox, oy) is the offset across the line, in half widths. */
  const addEdgePair = (x: number, y: number, depth: number, ox: number, oy: number): void => {
    const [right, left] = [side > 0 ? 0 : halfWidth + SOFT_EDGE, side < 0 ? 0 : halfWidth + SOFT_EDGE];
    strip.addVertex(x + ox * right, y + oy * right, depth, 1, right, halfWidth, along, dash);
    strip.addVertex(x - ox * left, y - oy * left, depth, 1, -left, halfWidth, along, dash);
  };
  strip.startPiece();
  // Incoming direction and depth slope; a line seen end-on becomes a square.
  let [fromX, fromY, fromDepth] = [0, 0, 0];
  for (let index = 0; index < pointCount; index++) {
    const offset = 3 * index;
    const x = points[offset] as number;
    const y = points[offset + 1] as number;
    const depth = (points[offset + 2] as number) + depthOffset;
    let [toX, toY, toDepth] = [0, 0, 0];
    let length = 0;
    if (index + 1 < pointCount) {
      toX = (points[offset + 3] as number) - x;
      toY = (points[offset + 4] as number) - y;
      length = Math.hypot(toX, toY);
      toX /= length;
      toY /= length;
      const slope = ((points[offset + 5] as number) - (points[offset + 2] as number)) / length;
      toDepth = Math.min(MAX_SLOPE, Math.max(-MAX_SLOPE, slope));
    } else if (index === 0) [fromX, toX] = [1, 1];
    const cosine = fromX * toX + fromY * toY;
    const [first, last] = [index === 0, index + 1 === pointCount];
    if (!first && !last && cosine > MIN_MITRE_COSINE) {
      // Sum of both normals, scaled to keep the width.
      const stretch = 1 / (1 + cosine);
      addEdgePair(x, y, depth, -(fromY + toY) * stretch, (fromX + toX) * stretch);
    } else {
      if (!first || pointCount === 1)
        addEdgePair(
          x + fromX * halfWidth,
          y + fromY * halfWidth,
          depth + fromDepth * halfWidth,
          -fromY,
          fromX,
        );
      if (!first && !last) strip.startPiece();
      if (!last || pointCount === 1)
        addEdgePair(x - toX * halfWidth, y - toY * halfWidth, depth - toDepth * halfWidth, -toY, toX);
    }
    along += length;
    [fromX, fromY, fromDepth] = [toX, toY, toDepth];
  }
}
