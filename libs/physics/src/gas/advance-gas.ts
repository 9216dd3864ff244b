import type { Integrator } from '../model/model.js';
import { createBodies, loadBodies, storeBodies, type Bodies, type GasKernel } from './bodies.js';
import { createEventKernel } from './event-kernel.js';
import { accessibleSpace, packingFraction, type GasParameters } from './gas-parameters.js';
import { GAUGE_BLOCKS, OFFSET } from './gas-state.js';
import { createGridKernel } from './grid-kernel.js';
import { wallImpulse } from './measure-gas.js';

/** Packing fraction at which the piston stops: beyond it the balls jam. */
const MAX_PACKING = { 2: 0.65, 3: 0.45 };

/** Adds to the pressure gauge: impulse on all walls, and area times time with the mean piston position of the step. */
function recordPressure(
  b: Bodies,
  p: GasParameters,
  startPosition: number,
  impulse: number,
  time: number,
): void {
  const { header } = b;
  const length = (startPosition + (header[OFFSET.piston] as number)) / 2;
  const { area } = accessibleSpace(p, length);
  const block = (header[OFFSET.blockCount] as number) % GAUGE_BLOCKS;
  const isNewBlock = header[OFFSET.blockTime] === 0;
  const current = (offset: number): number => (isNewBlock ? 0 : (header[offset] as number));
  header[OFFSET.blockImpulse + block] = current(OFFSET.blockImpulse + block) + impulse;
  header[OFFSET.blockAreaTime + block] = current(OFFSET.blockAreaTime + block) + area * time;
  header[OFFSET.blockTime] = (header[OFFSET.blockTime] as number) + time;
  // The tolerance of half a thousandth keeps rounding from adding a step to some blocks.
  if ((header[OFFSET.blockTime] as number) < 0.9995 * p.gaugeInterval) return;
  header[OFFSET.blockTime] = 0;
  header[OFFSET.blockCount] = (header[OFFSET.blockCount] as number) + 1;
}

/** Loads the state, runs the kernel in intervals of constant piston velocity, and stores the state. */
function createIntegrator(
  p: GasParameters,
  createKernel: (p: GasParameters, b: Bodies) => GasKernel,
): Integrator {
  const b = createBodies(p);
  const { header } = b;
  const kernel = createKernel(p, b);
  const minLength = (p.length * packingFraction(p)) / MAX_PACKING[p.dimensions];

  return (_t, state, h) => {
    loadBodies(b, state);
    const impulse = wallImpulse(header);
    const startPosition = header[OFFSET.piston] as number;
    for (let remaining = h; remaining > 0;) {
      const velocity = header[OFFSET.pistonVelocity] as number;
      const target = Math.max(minLength, header[OFFSET.pistonTarget] as number);
      const distance = target - (header[OFFSET.piston] as number);
      const arrival = velocity === 0 ? Infinity : distance / velocity;
      if (arrival <= 0) header[OFFSET.pistonVelocity] = 0;
      const time = arrival > 0 ? Math.min(arrival, remaining) : remaining;
      kernel(time);
      if (time === arrival) {
        header[OFFSET.piston] = target;
        header[OFFSET.pistonVelocity] = 0;
      }
      remaining = time === remaining ? 0 : remaining - time;
    }
    recordPressure(b, p, startPosition, wallImpulse(header) - impulse, h);
    storeBodies(b, state);
  };
}

/** The integrator of the grid kernel, for interactive use: one short step per call. */
export function advanceGasByGrid(p: GasParameters): Integrator {
  return createIntegrator(p, createGridKernel);
}

/** The event-driven integrator, the reference: efficient for long intervals per call. */
export function advanceGasByEvents(p: GasParameters): Integrator {
  return createIntegrator(p, createEventKernel);
}
