import { adaptModel } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { doublePendulum, type DoublePendulumParams } from '@zarra/physics/double-pendulum';
import { wrapAngles } from '../../wrapped-angle.js';
import type { DoublePendulumKey } from './parameters.js';

/** The parameter is the exponent of the difference. */
export const paramsOf = (si: Values<DoublePendulumKey>): DoublePendulumParams => ({
  ...si,
  angleStep: 10 ** -si.apart,
});

const adapted = adaptModel(doublePendulum, paramsOf);

const observableOf = (key: string) => {
  const observable = adapted.observables.find((one) => one.key === key);
  if (!observable) throw new Error(`The double pendulum has no ${key}`);
  return observable.value;
};
const separation = observableOf('separation');
const kinetic = observableOf('kineticEnergy');
const potential = observableOf('potentialEnergy');

/** Upper limit of exponential divergence, rad. */
const MAX_LINEAR_SEPARATION = 1;

/** Double pendulum copies with their divergence; displayed angles are within one turn. */
export const model: typeof adapted = {
  ...adapted,
  observables: [
    ...wrapAngles(adapted.observables, ['angle1', 'angle2']),
    { key: 'energy', unit: 'J', value: (t, state, si) => kinetic(t, state, si) + potential(t, state, si) },
    {
      key: 'growthTime',
      unit: 's',
      // t over the e-foldings so far: an estimate of the Lyapunov time while the difference is small.
      value: (t, state, si) => {
        const start = (si.copies - 1) * 10 ** -si.apart;
        const now = separation(t, state, si);
        return now > start && now < MAX_LINEAR_SEPARATION ? t / Math.log(now / start) : Number.NaN;
      },
    },
  ],
};
