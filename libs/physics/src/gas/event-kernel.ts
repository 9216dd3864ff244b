import { drift, type Bodies } from './bodies.js';
import { CellChains } from './cell-chains.js';
import { collidePair, hitWall } from './collide.js';
import { EventHeap } from './event-heap.js';
import { contactTime, foreseeWall } from './foresee.js';
import type { GasParameters } from './gas-parameters.js';
import { SLOT } from './gas-state.js';
import type { GasKernel } from './grid-kernel.js';

/** Events of the heap below this number are changes of cell: the way is CHANGE - number. */
const CHANGE = -10;

/**
 * The reference: event-driven molecular dynamics without any step (Alder and Wainwright, J. Chem. Phys. 31, 459, 1959),
 * with cells, a queue of all events to come and a clock for each molecule (Lubachevsky, J. Comput. Phys. 94, 255, 1991).
 * Each call foresees everything anew, so it likes long calls.
 */
export function createEventKernel(p: GasParameters, b: Bodies): GasKernel {
  const heap = new EventHeap();
  const { x, y, z, vx, vy, vz, turns, head } = b;
  /** The time at which each molecule was where its place says. */
  const clock = new Float64Array(b.count);
  const cells = new CellChains(b);
  let limit = 0;

  /** Moves one molecule to where it is now. */
  function bring(i: number, now: number): void {
    drift(b, i, now - (clock[i] as number));
    clock[i] = now;
  }

  /** Foresees whether i, which is up to date, meets j. */
  function foreseePair(i: number, j: number, now: number): void {
    const since = now - (clock[j] as number);
    const time =
      now +
      contactTime(
        (x[j] as number) + (vx[j] as number) * since - (x[i] as number),
        (y[j] as number) + (vy[j] as number) * since - (y[i] as number),
        (z[j] as number) + (vz[j] as number) * since - (z[i] as number),
        (vx[j] as number) - (vx[i] as number),
        (vy[j] as number) - (vy[i] as number),
        (vz[j] as number) - (vz[i] as number),
        (b.radius[i] as number) + (b.radius[j] as number),
      );
    if (time <= limit) heap.push(time, i, j, turns[i] as number, turns[j] as number);
  }

  function foreseeChange(i: number, now: number): void {
    const way = cells.nextChange(i);
    if (way >= 0 && now + cells.until <= limit)
      heap.push(now + cells.until, i, CHANGE - way, turns[i] as number, 0);
  }

  /** Everything that awaits i after a change of course. At the start each pair needs to be looked at once only. */
  function foresee(i: number, now: number, onlyLater: boolean): void {
    foreseeWall(heap, b, i, x[i] as number, y[i] as number, z[i] as number, now, limit);
    foreseeChange(i, now);
    cells.around(i, (j) => {
      if (onlyLater ? j > i : j !== i) foreseePair(i, j, now);
    });
  }

  function happen(i: number, j: number, now: number): void {
    bring(i, now);
    if (j <= CHANGE) {
      cells.change(i, CHANGE - j, (other) => {
        foreseePair(i, other, now);
      });
      foreseeChange(i, now);
      return;
    }
    if (j >= 0) {
      bring(j, now);
      collidePair(b, i, j);
    } else hitWall(b, i, -1 - j, p.wallTemperature);
    foresee(i, now, false);
    if (j >= 0) foresee(j, now, false);
  }

  return (duration) => {
    const pistonVelocity = head[SLOT.pistonVelocity] as number;
    limit = duration;
    heap.clear();
    clock.fill(0);
    cells.fill(
      Math.max(head[SLOT.piston] as number, (head[SLOT.piston] as number) + pistonVelocity * duration),
    );
    for (let i = 0; i < b.count; i++) foresee(i, 0, true);
    for (let row = heap.pop(); row >= 0; row = heap.pop()) {
      const i = heap.one[row] as number;
      const j = heap.other[row] as number;
      if (turns[i] !== heap.oneTurns[row]) continue;
      if (j >= 0 && turns[j] !== heap.otherTurns[row]) continue;
      happen(i, j, heap.time[row] as number);
    }
    for (let i = 0; i < b.count; i++) bring(i, duration);
    head[SLOT.piston] = (head[SLOT.piston] as number) + pistonVelocity * duration;
  };
}
