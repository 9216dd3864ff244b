import type { Ray } from './trace-ray.js';

/** Equidistant heights from -half to half; 0 for a single one. */
const heights = (half: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (count === 1 ? 0 : half * ((2 * i) / (count - 1) - 1)));

/**
 * Rays from a point to equidistant heights from -half to half at the position `x`, m.
 * @param object position of the point, m
 */
export function pointFan(
  object: { readonly x: number; readonly y: number },
  x: number,
  half: number,
  count: number,
): Ray[] {
  return heights(half, count).map((height) => {
    const [dx, dy] = [x - object.x, height - object.y];
    const length = Math.hypot(dx, dy);
    return { ...object, dx: dx / length, dy: dy / length };
  });
}

/** Parallel rays to the right at the slope `angle`, rad, from heights between -half and half at the position `x`, m. */
export const parallelFan = (angle: number, x: number, half: number, count: number): Ray[] =>
  heights(half, count).map((y) => ({ x, y, dx: Math.cos(angle), dy: Math.sin(angle) }));
