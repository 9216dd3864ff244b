import { testCharge } from '@zarra/physics/charges';
import { chargesOf, type Si } from './charge-setting.js';
import { paramsOf } from './field-model.js';

/** Points of the way in a second, and for how long it is drawn, s. */
const A_SECOND = 60;
const LONGEST_S = 60;

const way = new Float64Array(3 * (A_SECOND * LONGEST_S + 1));
let known:
  { readonly key: string; readonly charges: unknown; readonly go: (until: number) => void } | undefined;

/** Follows the flight from its start, as far as it is asked. */
function follow(si: Si): (until: number) => void {
  const params = paramsOf(si);
  const state = testCharge.start(params, { uniform: () => 0, normal: () => 0 });
  const advance = testCharge.solver(params);
  let made = 0;
  way.set(state.subarray(0, 3));
  return (until) => {
    for (; made < until; made++) {
      advance(0, state, 1 / A_SECOND);
      way.set(state.subarray(0, 3), 3 * (made + 1));
    }
  };
}

/**
 * The way of the test charge since its start: x, y, 0 … and how many points. Worked out from the start's values alone, a
 * point at a time as time passes, so it is the same whichever way a moment was reached. Good for the next call only.
 */
export function wayOf(time: number, si: Si): { readonly points: Float64Array; readonly count: number } {
  const { probeX, probeY, testCharge: charge, mass, speed, angle } = si;
  const key = [probeX, probeY, charge, mass, speed, angle].join(' ');
  const charges = chargesOf(si);
  if (known?.key !== key || known.charges !== charges) known = { key, charges, go: follow(si) };
  const count = Math.min(A_SECOND * LONGEST_S, Math.floor(time * A_SECOND + 1e-9));
  known.go(count);
  return { points: way, count: count + 1 };
}
