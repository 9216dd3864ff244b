import { drift, type Bodies } from './bodies.js';
import { collidePair, hitWall } from './collide.js';
import { EventHeap } from './event-heap.js';
import { contactTime, foreseeWall } from './foresee.js';
import type { GasParameters } from './gas-parameters.js';
import { SLOT } from './gas-state.js';
import { Neighbours } from './neighbours.js';

/** Brings laid-out molecules on by so many seconds, while the piston keeps its velocity. */
export type GasKernel = (duration: number) => void;

/** Foresees the meeting of a pair, if it is before `limit`. Places are those each would have had at time 0. */
function foreseePair(heap: EventHeap, b: Bodies, i: number, j: number, now: number, limit: number): void {
  const { x, y, z, vx, vy, vz } = b;
  const ux = (vx[j] as number) - (vx[i] as number);
  const uy = (vy[j] as number) - (vy[i] as number);
  const uz = (vz[j] as number) - (vz[i] as number);
  const dx = (x[j] as number) - (x[i] as number) + ux * now;
  const dy = (y[j] as number) - (y[i] as number) + uy * now;
  const dz = (z[j] as number) - (z[i] as number) + uz * now;
  const d = (b.radius[i] as number) + (b.radius[j] as number);
  const time = now + contactTime(dx, dy, dz, ux, uy, uz, d);
  if (time <= limit) heap.push(time, i, j, b.turns[i] as number, b.turns[j] as number);
}

/** Puts into the heap all that happens within `limit` seconds if nobody changes course before. */
function foreseeAll(heap: EventHeap, b: Bodies, near: Neighbours, reach: number, limit: number): void {
  const { x, y, z, radius, count } = b;
  heap.clear();
  for (let pair = 0; pair < near.count; pair++) {
    const i = near.one[pair] as number;
    const j = near.other[pair] as number;
    const dx = (x[j] as number) - (x[i] as number);
    const dy = (y[j] as number) - (y[i] as number);
    const dz = (z[j] as number) - (z[i] as number);
    const within = (radius[i] as number) + (radius[j] as number) + 2 * reach;
    if (dx * dx + dy * dy + dz * dz <= within * within) foreseePair(heap, b, i, j, 0, limit);
  }
  const width = b.head[SLOT.piston] as number;
  const close = reach + Math.abs(b.head[SLOT.pistonVelocity] as number) * limit;
  for (let i = 0; i < count; i++) {
    const edge = close + (radius[i] as number);
    const px = x[i] as number;
    const py = y[i] as number;
    const pz = z[i] as number;
    const atWall = px < edge || px > width - edge || py < edge || py > b.height - edge;
    if (atWall || (b.dimensions === 3 && (pz < edge || pz > b.depth - edge)))
      foreseeWall(heap, b, i, px, py, pz, 0, limit);
  }
}

/**
 * The kernel for live use: fixed steps, and within each the meetings of near pairs in their true order at their exact
 * moments, so that it is as exact as the event-driven one. It is fast because pairs come from a list that lasts several
 * steps, and only what happens within the step is sorted.
 *
 * A step in which somebody gets faster than was reckoned with is cut there and begun anew.
 */
export function createGridKernel(p: GasParameters, b: Bodies): GasKernel {
  const heap = new EventHeap();
  const near = new Neighbours(b);
  const { x, y, z, vx, vy, vz, turns, head } = b;
  const room = p.length * p.height * (p.dimensions === 2 ? 1 : p.depth);
  // Longer flights are cut: from about here on, lists of neighbours grow faster than steps get fewer.
  const farthest = (room / b.count) ** (1 / p.dimensions) / 4;

  const speedSquare = (i: number): number =>
    (vx[i] as number) ** 2 + (vy[i] as number) ** 2 + (vz[i] as number) ** 2;

  /** The speed nobody should exceed within the step. */
  function speedLimit(): number {
    let most = 0;
    let sum = 0;
    for (let i = 0; i < b.count; i++) {
      const square = speedSquare(i);
      sum += square;
      if (square > most) most = square;
    }
    return Math.sqrt(Math.max(1.2 * most, (9 * sum) / b.count));
  }

  /** What a molecule that has changed course will meet. */
  function foresee(i: number, now: number, limit: number): void {
    const px = (x[i] as number) + (vx[i] as number) * now;
    const py = (y[i] as number) + (vy[i] as number) * now;
    const pz = (z[i] as number) + (vz[i] as number) * now;
    foreseeWall(heap, b, i, px, py, pz, now, limit);
    for (let link = near.first[i] as number; link >= 0; link = near.next[link] as number) {
      const pair = link >> 1;
      foreseePair(heap, b, near.one[pair] as number, near.other[pair] as number, now, limit);
    }
  }

  /** All meetings up to `limit` in order. Tells how far it came. */
  function play(limit: number, fastest: number): number {
    for (let row = heap.pop(); row >= 0; row = heap.pop()) {
      const i = heap.one[row] as number;
      const j = heap.other[row] as number;
      const now = heap.time[row] as number;
      if (turns[i] !== heap.oneTurns[row]) continue;
      if (j >= 0 && turns[j] !== heap.otherTurns[row]) continue;
      drift(b, i, now);
      if (j >= 0) {
        drift(b, j, now);
        collidePair(b, i, j);
        drift(b, j, -now);
      } else hitWall(b, i, -1 - j, p.wallTemperature);
      drift(b, i, -now);
      const faster = j >= 0 ? Math.max(speedSquare(i), speedSquare(j)) : speedSquare(i);
      if (faster > fastest * fastest) return now;
      foresee(i, now, limit);
      if (j >= 0) foresee(j, now, limit);
    }
    return limit;
  }

  return (duration) => {
    for (let left = duration; left > 0;) {
      const fastest = speedLimit();
      const limit = Math.min(left, farthest / fastest);
      const piston = head[SLOT.piston] as number;
      const pistonWay = (head[SLOT.pistonVelocity] as number) * limit;
      near.cover(fastest * limit, Math.max(piston, piston + pistonWay));
      foreseeAll(heap, b, near, fastest * limit, limit);
      const flown = play(limit, fastest);
      for (let i = 0; i < b.count; i++) drift(b, i, flown);
      head[SLOT.piston] = piston + (head[SLOT.pistonVelocity] as number) * flown;
      left = flown === left ? 0 : left - flown;
    }
  };
}
