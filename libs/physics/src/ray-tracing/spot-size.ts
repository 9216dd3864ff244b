import type { Ray, TracedRay } from './trace-ray.js';

const lastOf = ({ path }: TracedRay): Ray | undefined => path[path.length - 1];
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const covariance = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [mean(one), mean(other)];
  return mean(one.map((value, i) => (value - a) * ((other[i] ?? 0) - b)));
};

/**
 * The spot of the rays that arrived, at the end of their paths: their number, mean height and root mean square deviation
 * from it, m.
 */
export function spotSize(rays: readonly TracedRay[]): { count: number; middle: number; rms: number } {
  const ends = rays.flatMap((ray) => (ray.end === 'arrived' ? (lastOf(ray)?.y ?? []) : []));
  return { count: ends.length, middle: mean(ends), rms: Math.sqrt(covariance(ends, ends)) };
}

/** Rounding errors of a best focus, relative to the largest height. */
const ROUNDING = 1e-15;

/**
 * Best focus: the position of a screen with the smallest spot of the rays that arrived, m, and the root mean square radius
 * there, m. With heights y and slopes s at one position, the minimum is at the distance -cov(y, s) / var(s). A perfect
 * focus has the radius 0.
 */
export function bestFocus(rays: readonly TracedRay[]): { x: number; rms: number } {
  const ends = rays.flatMap((ray) => (ray.end === 'arrived' ? (lastOf(ray) ?? []) : []));
  const slopes = ends.map(({ dx, dy }) => dy / dx);
  const heights = ends.map(({ x, y }, i) => y - x * (slopes[i] ?? 0));
  const x = -covariance(heights, slopes) / covariance(slopes, slopes);
  const atFocus = heights.map((height, i) => height + x * (slopes[i] ?? 0));
  const rms = Math.sqrt(covariance(atFocus, atFocus));
  const rounding = ROUNDING * Math.max(...heights.map(Math.abs));
  return { x, rms: rms < rounding ? 0 : rms };
}
