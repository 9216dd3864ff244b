import type { Bodies } from './bodies.js';
import type { EventHeap } from './event-heap.js';
import { OFFSET } from './gas-state.js';

// Local references: in the vm of the tests each lookup of a global costs more than the square root.
const { max, sqrt } = Math;
/**
 * Time until two balls touch, s: the smaller root of |r + v t| = d, in the form without cancellation. Infinity for no
 * contact; 0 for balls that overlap by rounding and still approach.
 *
 * x, y, z, vx, vy, vz: relative position, m, and relative velocity, m/s.
 * @param d sum of the radii, m
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

/** The wall of a number in the event heap, and the number of a wall. */
export const wallOf = (event: number): number => -1 - event;

/**
 * Predicts the first wall collision of a molecule, if it is before `limit`. x, y, z: its position at time `now`, m.
 */
export function predictWallCollision(
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
  const pistonVelocity = b.header[OFFSET.pistonVelocity] as number;
  let earliest = Infinity;
  let wall = 0;
  if (vx < 0) earliest = max(0, (r - x) / vx);
  if (vx > pistonVelocity) {
    const gap = (b.header[OFFSET.piston] as number) + pistonVelocity * now - r - x;
    const time = max(0, gap / (vx - pistonVelocity));
    if (time < earliest) [earliest, wall] = [time, 1];
  }
  if (vy !== 0) {
    const time = max(0, (vy < 0 ? r - y : b.height - r - y) / vy);
    if (time < earliest) [earliest, wall] = [time, vy < 0 ? 2 : 3];
  }
  if (b.dimensions === 3) {
    const vz = b.vz[i] as number;
    const time = max(0, (vz < 0 ? r - z : b.depth - r - z) / vz);
    if (vz !== 0 && time < earliest) [earliest, wall] = [time, vz < 0 ? 4 : 5];
  }
  if (now + earliest <= limit) heap.push(now + earliest, i, wallOf(wall), b.hitCounts[i] as number, 0);
}
