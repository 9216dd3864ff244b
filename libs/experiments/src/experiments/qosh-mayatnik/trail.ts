import { doublePendulum } from '@zarra/physics/double-pendulum';
import type { Values } from '@zarra/experiment-kit/parameters';
import { memoize } from '../../memoize.js';
import { paramsOf } from './model.js';
import type { DoublePendulumKey } from './parameters.js';

/** Points of a trail, and the time between them, s. */
export const TRAIL_LENGTH = 48;
const INTERVAL = 1 / 60;
const MAX_COPIES = 20;

const paths = Array.from({ length: MAX_COPIES }, () => new Float64Array(3 * (TRAIL_LENGTH + 1)));
const past = new Float64Array(4 * MAX_COPIES);
const solverOf = memoize((si: Values<DoublePendulumKey>) => doublePendulum.solver(paramsOf(si)));

/** Trails of the lower masses, newest point first: x, y, 0. */
export interface Trails {
  readonly paths: readonly Float64Array[];
  /** Points per trail; fewer at the start of a run. */
  readonly count: number;
}

/**
 * Computes past positions of the lower masses by integrating backwards from the current state: the result is
 * independent of how the state was reached (playback, address or seek). Valid until the next call.
 */
export function trailsOf(time: number, state: Float64Array, si: Values<DoublePendulumKey>): Trails {
  const advance = solverOf(si);
  const { copies, length1, length2 } = si;
  past.set(state);
  const count = 1 + Math.min(TRAIL_LENGTH, Math.floor(time / INTERVAL + 1e-9));
  for (let point = 0; point < count; point++) {
    if (point > 0) advance(time - point * INTERVAL, past, -INTERVAL);
    for (let copy = 0; copy < copies; copy++) {
      const angle1 = past[4 * copy] as number;
      const angle2 = past[4 * copy + 1] as number;
      const path = paths[copy] as Float64Array;
      path[3 * point] = length1 * Math.sin(angle1) + length2 * Math.sin(angle2);
      path[3 * point + 1] = -length1 * Math.cos(angle1) - length2 * Math.cos(angle2);
    }
  }
  return { paths, count };
}
