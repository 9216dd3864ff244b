import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { resonance, spring, type SpringParams } from '@zarra/physics/spring';

/** Amplitude that counts as rest, m. */
const AT_REST = 0.001;
/** A time after which every oscillation of an investigation has decayed, s. */
const MAX_TIME = 60;

const paramsOf = (si: Values): SpringParams => si as Values & SpringParams;

/** Time until the amplitude of a free oscillation has decayed to {@link AT_REST}, s. Its energy always decreases. */
function settlingTime(si: Values): number {
  const p = paramsOf(si);
  const { natural } = resonance(p);
  const isMoving = (time: number): boolean => {
    const [x = 0, v = 0] = spring.exact?.(time, p) ?? [];
    return Math.hypot(x, v / natural) > AT_REST;
  };
  let [before, after] = [0, MAX_TIME];
  while (after - before > 1e-4) {
    const middle = (before + after) / 2;
    if (isMoving(middle)) before = middle;
    else after = middle;
  }
  return after;
}

export const quantities: FurtherQuantities = {
  /** Period of the free oscillation without damping. */
  naturalPeriod: { unit: 's', value: (si) => (2 * Math.PI) / resonance(paramsOf(si)).natural },
  resonanceFrequency: { unit: 'rad/s', value: (si) => resonance(paramsOf(si)).peak },
  settlingTime: { unit: 's', value: settlingTime },
  /** Time from rest to the first passage through the equilibrium, by the exact motion. */
  firstPassage: {
    unit: 's',
    value: (si) => {
      let time = 0;
      while ((spring.exact?.(time, paramsOf(si))[0] ?? 0) > 0) time += spring.dt;
      return time;
    },
  },
};
