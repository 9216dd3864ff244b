import type { Bodies } from './bodies.js';
import type { EventHeap } from './event-heap.js';
import { SLOT } from './gas-state.js';

// Bound once: where globals are looked up through a proxy (tests in a vm), each look costs more than the root itself.
const { max, sqrt } = Math;
/**
 * Time until two balls touch: the smaller root of |r + v t| = d, in the form without cancellation.
 * Infinity if they never do. Balls that overlap by rounding and still approach touch now.
 * @param d sum of the radii, m; the rest is place and velocity of the one as seen from the other
 */
export function contactTime(
  x: number,
  y: number,
  z: number,
  vx: number,
  vy: number,
  vz: number,
  d: number,
): number {
  const approach = x * vx + y * vy + z * vz;
  if (approach >= 0) return Infinity;
  const gap = x * x + y * y + z * z - d * d;
  if (gap <= 0) return 0;
  const root = approach * approach - (vx * vx + vy * vy + vz * vz) * gap;
  return root < 0 ? Infinity : gap / (sqrt(root) - approach);
}

/** The number that stands for a wall in the heap. */
export const wallEvent = (wall: number): number => -1 - wall;

/**
 * Foresees the wall that a molecule meets first, if that is before `limit`.
 * @param x its place at time `now` of the run, m
 */
export function foreseeWall(
  heap: EventHeap,
  b: Bodies,
  i: number,
  x: number,
  y: number,
  z: number,
  now: number,
  limit: number,
): void {
  const r = b.radius[i] as number;
  const vx = b.vx[i] as number;
  const vy = b.vy[i] as number;
  const pistonVelocity = b.head[SLOT.pistonVelocity] as number;
  let soonest = Infinity;
  let wall = 0;
  if (vx < 0) soonest = max(0, (r - x) / vx);
  if (vx > pistonVelocity) {
    const gap = (b.head[SLOT.piston] as number) + pistonVelocity * now - r - x;
    const time = max(0, gap / (vx - pistonVelocity));
    if (time < soonest) [soonest, wall] = [time, 1];
  }
  if (vy !== 0) {
    const time = max(0, (vy < 0 ? r - y : b.height - r - y) / vy);
    if (time < soonest) [soonest, wall] = [time, vy < 0 ? 2 : 3];
  }
  if (b.dimensions === 3) {
    const vz = b.vz[i] as number;
    const time = max(0, (vz < 0 ? r - z : b.depth - r - z) / vz);
    if (vz !== 0 && time < soonest) [soonest, wall] = [time, vz < 0 ? 4 : 5];
  }
  if (now + soonest <= limit) heap.push(now + soonest, i, wallEvent(wall), b.turns[i] as number, 0);
}
