import { testCharge } from '@zarra/physics/charges';
import { chargesOf, type Si } from './charges.js';
import { paramsOf } from './model.js';

/** Path points per second, and the maximum duration of the drawn path, s. */
const POINTS_PER_SECOND = 60;
const MAX_PATH_S = 60;

const path = new Float64Array(3 * (POINTS_PER_SECOND * MAX_PATH_S + 1));
let cached:
  { readonly key: string; readonly charges: unknown; readonly trace: (until: number) => void } | undefined;

/** Creates a function that traces the path up to a point number. */
function createTracer(si: Si): (until: number) => void {
  const params = paramsOf(si);
  const state = testCharge.start(params, { uniform: () => 0, normal: () => 0 });
  const advance = testCharge.solver(params);
  let traced = 0;
  path.set(state.subarray(0, 3));
  return (until) => {
    for (; traced < until; traced++) {
      advance(0, state, 1 / POINTS_PER_SECOND);
      path.set(state.subarray(0, 3), 3 * (traced + 1));
    }
  };
}

/**
 * Path of the test charge since its start: x, y, 0 …, and the number of points. Computed from the initial
 * values, point by point as time advances: independent of how the state was reached. Valid until the next
 * call.
 */
export function pathOf(time: number, si: Si): { readonly points: Float64Array; readonly count: number } {
  const { probeX, probeY, testCharge: charge, mass, speed, angle } = si;
  const key = [probeX, probeY, charge, mass, speed, angle].join(' ');
  const charges = chargesOf(si);
  if (cached?.key !== key || cached.charges !== charges) cached = { key, charges, trace: createTracer(si) };
  const count = Math.min(POINTS_PER_SECOND * MAX_PATH_S, Math.floor(time * POINTS_PER_SECOND + 1e-9));
  cached.trace(count);
  return { points: path, count: count + 1 };
}
