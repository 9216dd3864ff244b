import type { Box } from '@zarra/experiment-kit/stage';

/** Distance from a point inside a view to its edge in a direction (a unit vector), scene metres. */
export function distanceToEdge(
  x: number,
  y: number,
  dx: number,
  dy: number,
  { left, right, bottom, top }: Box,
): number {
  const across = dx > 0 ? (right - x) / dx : dx < 0 ? (left - x) / dx : Infinity;
  const up = dy > 0 ? (top - y) / dy : dy < 0 ? (bottom - y) / dy : Infinity;
  return Math.max(0, Math.min(across, up));
}
