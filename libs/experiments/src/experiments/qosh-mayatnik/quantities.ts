import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { createRandom } from '@zarra/physics';
import { doublePendulum, normalModes } from '@zarra/physics/double-pendulum';
import { paramsOf } from './model.js';
import type { DoublePendulumKey } from './parameters.js';

type Si = Values<DoublePendulumKey>;

/** Difference of the copies at which they have separated, rad. */
const SEPARATED = 0.1;
/** Steps between two comparisons of the copies. */
const STRIDE = 8;
/** Limit of the simulation, s. */
const MAX_TIME = 60;

/** Motion of the copies: their separation in rad at a time in s, in steps of {@link STRIDE}. */
function* motionOf(si: Values): Generator<{ time: number; separation: number }> {
  const p = paramsOf(si);
  const state = doublePendulum.start(p, createRandom(1));
  const advance = doublePendulum.solver(p);
  const observable = doublePendulum.observables.find(({ key }) => key === 'separation');
  let steps = 0;
  for (;;) {
    const time = steps * doublePendulum.dt;
    yield { time, separation: observable?.value(time, state, p) ?? NaN };
    for (let step = 0; step < STRIDE; step++) advance(steps++ * doublePendulum.dt, state, doublePendulum.dt);
  }
}

/** The first comparison that fulfils a condition. */
function firstOf(si: Values, isReached: (time: number, separation: number) => boolean) {
  for (const one of motionOf(si)) if (isReached(one.time, one.separation)) return one;
  throw new Error('the motion has no end');
}

/** Period of a normal mode, s. @param mode 0: the slow one */
const modePeriod = (si: Values, mode: 0 | 1): number =>
  (2 * Math.PI) / normalModes(paramsOf(si))[mode].frequency;

export const quantities: FurtherQuantities = {
  slowPeriod: { unit: 's', value: (si) => modePeriod(si, 0) },
  fastPeriod: { unit: 's', value: (si) => modePeriod(si, 1) },
  /** Time until two copies have separated. */
  separationTime: {
    unit: 's',
    value: (si) => firstOf(si, (time, apart) => time >= MAX_TIME || apart >= SEPARATED).time,
  },
  /** lg of the separation at a time over that at the start. */
  growth: {
    unit: '',
    value: (si, seconds) =>
      Math.log10(firstOf(si, (time) => time > seconds - doublePendulum.dt).separation) + (si as Si).apart,
  },
};
