import type { Advance } from '../model/model.js';
import { createBodies, loadBodies, storeBodies, type Bodies } from './bodies.js';
import { createEventKernel } from './event-kernel.js';
import { packingFraction, reachedRoom, type GasParameters } from './gas-parameters.js';
import { GAUGE_BLOCKS, SLOT } from './gas-state.js';
import { createGridKernel, type GasKernel } from './grid-kernel.js';

/** The piston stops before the balls fill so much of the box: beyond, they would jam. */
const MOST_PACKED = { 2: 0.65, 3: 0.45 };

/** Pressure times time is impulse per area; here all walls count, as large as the piston leaves them on average. */
function recordPressure(b: Bodies, p: GasParameters, before: number, impulse: number, time: number): void {
  const { head } = b;
  const length = (before + (head[SLOT.piston] as number)) / 2;
  const { area } = reachedRoom(p, length);
  const block = (head[SLOT.blocks] as number) % GAUGE_BLOCKS;
  const fresh = head[SLOT.blockTime] === 0;
  const kept = (slot: number): number => (fresh ? 0 : (head[slot] as number));
  head[SLOT.blockImpulse + block] = kept(SLOT.blockImpulse + block) + impulse;
  head[SLOT.blockAreaTime + block] = kept(SLOT.blockAreaTime + block) + area * time;
  head[SLOT.blockTime] = (head[SLOT.blockTime] as number) + time;
  // Half a thousandth of a block is nothing, but rounding must not add a step to some.
  if ((head[SLOT.blockTime] as number) < 0.9995 * p.gaugeBlock) return;
  head[SLOT.blockTime] = 0;
  head[SLOT.blocks] = (head[SLOT.blocks] as number) + 1;
}

const impulseOf = ({ head }: Bodies): number => {
  let sum = 0;
  for (let wall = 0; wall < 6; wall++) sum += head[SLOT.impulse + wall] as number;
  return sum;
};

/** Lays the state out, lets the kernel run with the piston even or at rest, and puts everything back. */
function advanceBy(p: GasParameters, createKernel: (p: GasParameters, b: Bodies) => GasKernel): Advance {
  const b = createBodies(p);
  const { head } = b;
  const kernel = createKernel(p, b);
  const shortest = (p.length * packingFraction(p)) / MOST_PACKED[p.dimensions];

  return (_t, state, h) => {
    loadBodies(b, state);
    const impulse = impulseOf(b);
    const from = head[SLOT.piston] as number;
    for (let left = h; left > 0;) {
      const velocity = head[SLOT.pistonVelocity] as number;
      const goal = Math.max(shortest, head[SLOT.pistonGoal] as number);
      const way = goal - (head[SLOT.piston] as number);
      const arrival = velocity === 0 ? Infinity : way / velocity;
      if (arrival <= 0) head[SLOT.pistonVelocity] = 0;
      const time = arrival > 0 ? Math.min(arrival, left) : left;
      kernel(time);
      if (time === arrival) {
        head[SLOT.piston] = goal;
        head[SLOT.pistonVelocity] = 0;
      }
      left = time === left ? 0 : left - time;
    }
    recordPressure(b, p, from, impulseOf(b) - impulse, h);
    storeBodies(b, state);
  };
}

/** Advances a gas by the grid kernel, for live use: calls of one step each. */
export function advanceGasByGrid(p: GasParameters): Advance {
  return advanceBy(p, createGridKernel);
}

/** Advances a gas by events: the reference. Likes calls of many seconds. */
export function advanceGasByEvents(p: GasParameters): Advance {
  return advanceBy(p, createEventKernel);
}
