import type { Advance } from '@zarra/physics';
import { doublePendulum } from '@zarra/physics/double-pendulum';
import type { Values } from '@zarra/experiment-kit';
import { paramsOf } from './model.js';
import type { DoubleName } from './parameters.js';

/** Points of a trail, and the time between two, s. */
export const TRAIL = 48;
const INTERVAL = 1 / 60;
const MOST_COPIES = 20;

const paths = Array.from({ length: MOST_COPIES }, () => new Float64Array(3 * (TRAIL + 1)));
const past = new Float64Array(4 * MOST_COPIES);
let last: { readonly si: Values<DoubleName>; readonly advance: Advance } | undefined;

/** Trails of the lower masses, newest point first: x, y, 0. */
export interface Trails {
  readonly paths: readonly Float64Array[];
  /** Points each has; fewer when the run is young. */
  readonly count: number;
}

/**
 * Where the lower masses came from. The law of motion runs backwards as well as forwards, so the trail is worked out
 * from the state alone: it is the same whichever way that was reached (played, opened from an address, gone back to).
 * It is good for the next call only.
 */
export function trailsOf(time: number, state: Float64Array, si: Values<DoubleName>): Trails {
  if (last?.si !== si) last = { si, advance: doublePendulum.solver(paramsOf(si)) };
  const { copies, length1, length2 } = si;
  past.set(state);
  const count = 1 + Math.min(TRAIL, Math.floor(time / INTERVAL + 1e-9));
  for (let point = 0; point < count; point++) {
    if (point > 0) last.advance(time - point * INTERVAL, past, -INTERVAL);
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
