import type { Strip } from './strip.js';

/** Points nearer to each other than this are one, pixels. */
const SAME = 0.05;
/** Turns sharper than this (a cosine) are joined by two square ends, not by a long point. */
const SHARP = -0.2;
/** Depth a line's end may gain over a pixel of its own length: end-on it would be without bounds. */
const STEEPEST = 4;
/** A line's edge is soft over a pixel. */
const SOFT = 1;

/** Leaves out, in place, points that are none or the same as the one before. @returns how many are left */
function thin(places: Float64Array, count: number): number {
  let kept = 0;
  for (let from = 0; from < 3 * count; from += 3) {
    const x = places[from] as number;
    const y = places[from + 1] as number;
    if (!Number.isFinite(x + y + (places[from + 2] as number))) continue;
    const last = 3 * (kept - 1);
    if (kept > 0 && Math.hypot(x - (places[last] as number), y - (places[last + 1] as number)) < SAME)
      continue;
    places.copyWithin(3 * kept, from, from + 3);
    kept++;
  }
  return kept;
}

/**
 * Lays a ribbon along a line, facing the reader: as wide everywhere as its stroke, mitred at its joints, half a width
 * longer at its ends.
 *
 * @param places left, top, near of each point, pixels; they are not kept as they are
 * @param lift how much nearer than its points it lies, pixels
 * @param dash length of a dash, pixels; 0 for none
 * @param side 1 and −1 for its left and its right half alone, as seen along it
 */
export function addRibbon(
  strip: Strip,
  places: Float64Array,
  count: number,
  width: number,
  lift: number,
  dash: number,
  side: -1 | 0 | 1 = 0,
): void {
  const points = thin(places, count);
  if (points === 0) return;
  const half = width / 2;
  let along = 0;
  /** Both edges at a point; the offset is one half width long, across the line. */
  const pair = (x: number, y: number, near: number, ox: number, oy: number): void => {
    const [right, left] = [side > 0 ? 0 : half + SOFT, side < 0 ? 0 : half + SOFT];
    strip.add(x + ox * right, y + oy * right, near, 1, right, half, along, dash);
    strip.add(x - ox * left, y - oy * left, near, 1, -left, half, along, dash);
  };
  strip.open();
  // Where the line comes from, and how steeply; seen end-on it is a square.
  let [fromX, fromY, fromNear] = [0, 0, 0];
  for (let index = 0; index < points; index++) {
    const at = 3 * index;
    const x = places[at] as number;
    const y = places[at + 1] as number;
    const near = (places[at + 2] as number) + lift;
    let [toX, toY, toNear] = [0, 0, 0];
    let length = 0;
    if (index + 1 < points) {
      toX = (places[at + 3] as number) - x;
      toY = (places[at + 4] as number) - y;
      length = Math.hypot(toX, toY);
      toX /= length;
      toY /= length;
      const steep = ((places[at + 5] as number) - (places[at + 2] as number)) / length;
      toNear = Math.min(STEEPEST, Math.max(-STEEPEST, steep));
    } else if (index === 0) [fromX, toX] = [1, 1];
    const cosine = fromX * toX + fromY * toY;
    const [first, last] = [index === 0, index + 1 === points];
    if (!first && !last && cosine > SHARP) {
      // Both normals together, as long as keeps the width.
      const stretch = 1 / (1 + cosine);
      pair(x, y, near, -(fromY + toY) * stretch, (fromX + toX) * stretch);
    } else {
      if (!first || points === 1)
        pair(x + fromX * half, y + fromY * half, near + fromNear * half, -fromY, fromX);
      if (!first && !last) strip.open();
      if (!last || points === 1) pair(x - toX * half, y - toY * half, near - toNear * half, -toY, toX);
    }
    along += length;
    [fromX, fromY, fromNear] = [toX, toY, toNear];
  }
}
