import type { Ray } from './trace-ray.js';

/** Heights evenly from -half to half; one alone is 0. */
const heights = (half: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (count === 1 ? 0 : half * ((2 * i) / (count - 1) - 1)));

/**
 * Rays from a point to heights from -half to half, evenly, at the place `x`, m.
 * @param object the point, m
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

/** Parallel rays to the right, leaning by `angle`, rad, from heights between -half and half at the place `x`, m. */
export const parallelFan = (angle: number, x: number, half: number, count: number): Ray[] =>
  heights(half, count).map((y) => ({ x, y, dx: Math.cos(angle), dy: Math.sin(angle) }));
