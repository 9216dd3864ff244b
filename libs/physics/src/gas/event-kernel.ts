import { drift, type Bodies, type GasKernel } from './bodies.js';
import { LinkedCells } from './linked-cells.js';
import { collidePair, hitWall } from './collide.js';
import { EventHeap } from './event-heap.js';
import { contactTime, predictWallCollision, wallOf } from './predict-collision.js';
import type { GasParameters } from './gas-parameters.js';
import { OFFSET } from './gas-state.js';

/** Second numbers of events from here down are cell crossings, through the face CELL_CROSSING - number. */
const CELL_CROSSING = -10;

/**
 * The reference kernel: event-driven molecular dynamics without time steps (Alder and Wainwright, J. Chem. Phys. 31, 459,
 * 1959), with linked cells, an event queue and a local time for each molecule (Lubachevsky, J. Comput. Phys. 94, 255,
 * 1991). Each call predicts all events again, so it is efficient for long intervals.
 */
export function createEventKernel(p: GasParameters, b: Bodies): GasKernel {
  const heap = new EventHeap();
  const { x, y, z, vx, vy, vz, hitCounts, header } = b;
  /** Local time of each molecule: the time of its stored position. */
  const localTime = new Float64Array(b.count);
  const cells = new LinkedCells(b);
  let limit = 0;

  /** Moves one molecule to its position at the time `now`. */
  function synchronize(i: number, now: number): void {
    drift(b, i, now - (localTime[i] as number));
    localTime[i] = now;
  }

  /** Predicts the collision of i, whose position is up to date, with j. */
  function predictPairCollision(i: number, j: number, now: number): void {
    const since = now - (localTime[j] as number);
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
    if (time <= limit) heap.push(time, i, j, hitCounts[i] as number, hitCounts[j] as number);
  }

  function predictCellCrossing(i: number, now: number): void {
    const face = cells.nextCrossing(i);
    if (face >= 0 && now + cells.crossingTime <= limit)
      heap.push(now + cells.crossingTime, i, CELL_CROSSING - face, hitCounts[i] as number, 0);
  }

  /** Predicts all events of i after a collision. `onlyLater` skips pairs that the first molecule has predicted already. */
  function predictEvents(i: number, now: number, onlyLater: boolean): void {
    predictWallCollision(heap, b, i, x[i] as number, y[i] as number, z[i] as number, now, limit);
    predictCellCrossing(i, now);
    cells.forEachNeighbour(i, (j) => {
      if (onlyLater ? j > i : j !== i) predictPairCollision(i, j, now);
    });
  }

  function processEvent(i: number, j: number, now: number): void {
    synchronize(i, now);
    if (j <= CELL_CROSSING) {
      cells.cross(i, CELL_CROSSING - j, (other) => {
        predictPairCollision(i, other, now);
      });
      predictCellCrossing(i, now);
      return;
    }
    if (j >= 0) {
      synchronize(j, now);
      collidePair(b, i, j);
    } else hitWall(b, i, wallOf(j), p.wallTemperature);
    predictEvents(i, now, false);
    if (j >= 0) predictEvents(j, now, false);
  }

  return (duration) => {
    const piston = header[OFFSET.piston] as number;
    const pistonEnd = piston + (header[OFFSET.pistonVelocity] as number) * duration;
    limit = duration;
    heap.clear();
    localTime.fill(0);
    cells.fill(Math.max(piston, pistonEnd));
    for (let i = 0; i < b.count; i++) predictEvents(i, 0, true);
    for (let row = heap.pop(); row >= 0; row = heap.pop()) {
      const i = heap.one[row] as number;
      const j = heap.other[row] as number;
      if (hitCounts[i] !== heap.oneHits[row]) continue;
      if (j >= 0 && hitCounts[j] !== heap.otherHits[row]) continue;
      processEvent(i, j, heap.time[row] as number);
    }
    for (let i = 0; i < b.count; i++) synchronize(i, duration);
    header[OFFSET.piston] = pistonEnd;
  };
}
