import { drift, type Bodies, type GasKernel } from './bodies.js';
import { collidePair, hitWall } from './collide.js';
import { EventHeap } from './event-heap.js';
import { contactTime, predictWallCollision, wallOf } from './predict-collision.js';
import type { GasParameters } from './gas-parameters.js';
import { OFFSET } from './gas-state.js';
import { NeighbourList } from './neighbour-list.js';

/**
 * The kernel for interactive use: fixed steps, within which collisions are processed in order at their exact times, so it
 * is as exact as the event-driven one. It is fast because the neighbour list lasts several steps and only the events of
 * one step are sorted.
 *
 * When a molecule exceeds the speed limit of the step, the step ends there and the rest starts with a new limit.
 */
export function createGridKernel(p: GasParameters, b: Bodies): GasKernel {
  const heap = new EventHeap();
  const neighbours = new NeighbourList(b);
  const { x, y, z, vx, vy, vz, radius, hitCounts, header } = b;
  const volume = p.length * p.height * (p.dimensions === 2 ? 1 : p.depth);
  // Longer flights are split: beyond this distance the neighbour lists grow faster than the number of steps falls.
  const maxFlight = (volume / b.count) ** (1 / p.dimensions) / 4;

  const speedSquare = (i: number): number =>
    (vx[i] as number) ** 2 + (vy[i] as number) ** 2 + (vz[i] as number) ** 2;

  /** Speed limit of the step, m/s: no molecule should exceed it. */
  function speedLimit(): number {
    let largest = 0;
    let sum = 0;
    for (let i = 0; i < b.count; i++) {
      const square = speedSquare(i);
      sum += square;
      if (square > largest) largest = square;
    }
    return Math.sqrt(Math.max(1.2 * largest, (9 * sum) / b.count));
  }

  /** Predicts the collision of a pair, if it is before `limit`. Positions are extrapolated back to time 0. */
  function predictPairCollision(i: number, j: number, now: number, limit: number): void {
    const ux = (vx[j] as number) - (vx[i] as number);
    const uy = (vy[j] as number) - (vy[i] as number);
    const uz = (vz[j] as number) - (vz[i] as number);
    const dx = (x[j] as number) - (x[i] as number) + ux * now;
    const dy = (y[j] as number) - (y[i] as number) + uy * now;
    const dz = (z[j] as number) - (z[i] as number) + uz * now;
    const d = (radius[i] as number) + (radius[j] as number);
    const time = now + contactTime(dx, dy, dz, ux, uy, uz, d);
    if (time <= limit) heap.push(time, i, j, hitCounts[i] as number, hitCounts[j] as number);
  }

  /** Predicts all collisions within `limit` seconds from the present velocities. */
  function predictAll(reach: number, limit: number): void {
    heap.clear();
    for (let pair = 0; pair < neighbours.count; pair++) {
      const i = neighbours.one[pair] as number;
      const j = neighbours.other[pair] as number;
      const dx = (x[j] as number) - (x[i] as number);
      const dy = (y[j] as number) - (y[i] as number);
      const dz = (z[j] as number) - (z[i] as number);
      const cutoff = (radius[i] as number) + (radius[j] as number) + 2 * reach;
      if (dx * dx + dy * dy + dz * dz <= cutoff * cutoff) predictPairCollision(i, j, 0, limit);
    }
    const width = header[OFFSET.piston] as number;
    const wallReach = reach + Math.abs(header[OFFSET.pistonVelocity] as number) * limit;
    for (let i = 0; i < b.count; i++) {
      const edge = wallReach + (radius[i] as number);
      const px = x[i] as number;
      const py = y[i] as number;
      const pz = z[i] as number;
      const isNearWall = px < edge || px > width - edge || py < edge || py > b.height - edge;
      if (isNearWall || (b.dimensions === 3 && (pz < edge || pz > b.depth - edge)))
        predictWallCollision(heap, b, i, px, py, pz, 0, limit);
    }
  }

  /** Predicts the collisions of a molecule after a collision. */
  function predictCollisions(i: number, now: number, limit: number): void {
    const px = (x[i] as number) + (vx[i] as number) * now;
    const py = (y[i] as number) + (vy[i] as number) * now;
    const pz = (z[i] as number) + (vz[i] as number) * now;
    predictWallCollision(heap, b, i, px, py, pz, now, limit);
    for (let link = neighbours.first[i] as number; link >= 0; link = neighbours.next[link] as number) {
      const pair = link >> 1;
      predictPairCollision(neighbours.one[pair] as number, neighbours.other[pair] as number, now, limit);
    }
  }

  /** Processes all events up to `limit` in order. Returns the time it reached. */
  function processEvents(limit: number, maxSpeed: number): number {
    for (let row = heap.pop(); row >= 0; row = heap.pop()) {
      const i = heap.one[row] as number;
      const j = heap.other[row] as number;
      const now = heap.time[row] as number;
      if (hitCounts[i] !== heap.oneHits[row]) continue;
      if (j >= 0 && hitCounts[j] !== heap.otherHits[row]) continue;
      drift(b, i, now);
      if (j >= 0) {
        drift(b, j, now);
        collidePair(b, i, j);
        drift(b, j, -now);
      } else hitWall(b, i, wallOf(j), p.wallTemperature);
      drift(b, i, -now);
      const square = j >= 0 ? Math.max(speedSquare(i), speedSquare(j)) : speedSquare(i);
      if (square > maxSpeed * maxSpeed) return now;
      predictCollisions(i, now, limit);
      if (j >= 0) predictCollisions(j, now, limit);
    }
    return limit;
  }

  return (duration) => {
    for (let remaining = duration; remaining > 0;) {
      const maxSpeed = speedLimit();
      const limit = Math.min(remaining, maxFlight / maxSpeed);
      const piston = header[OFFSET.piston] as number;
      const pistonTravel = (header[OFFSET.pistonVelocity] as number) * limit;
      neighbours.update(maxSpeed * limit, Math.max(piston, piston + pistonTravel));
      predictAll(maxSpeed * limit, limit);
      const elapsed = processEvents(limit, maxSpeed);
      for (let i = 0; i < b.count; i++) drift(b, i, elapsed);
      header[OFFSET.piston] = piston + (header[OFFSET.pistonVelocity] as number) * elapsed;
      remaining = elapsed === remaining ? 0 : remaining - elapsed;
    }
  };
}
