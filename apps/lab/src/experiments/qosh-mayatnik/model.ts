import { adaptModel, type Values } from '@zarra/experiment-kit';
import { doublePendulum, type DoublePendulumParams } from '@zarra/physics/double-pendulum';
import type { DoubleName } from './parameters.js';

/** Let go from rest; the difference is given by its power of ten. */
export const paramsOf = (si: Values<DoubleName>): DoublePendulumParams => ({
  ...si,
  apart: 10 ** -si.apart,
  speed1: 0,
  speed2: 0,
});

const adapted = adaptModel(doublePendulum, paramsOf);

const measured = (key: string) => {
  const observable = adapted.observables.find((one) => one.key === key);
  if (!observable) throw new Error(`The double pendulum has no ${key}`);
  return observable.value;
};
const separation = measured('separation');
const kinetic = measured('kineticEnergy');
const potential = measured('potentialEnergy');

/** Beyond this the copies go their own ways, and the difference grows no more, rad. */
const APART = 1;

/** The double pendulum in copies, and how fast they part. */
export const model: typeof adapted = {
  ...adapted,
  observables: [
    ...adapted.observables,
    {
      key: 'energy',
      unit: 'J',
      value: (t, state, si) => kinetic(t, state, si) + potential(t, state, si),
    },
    {
      key: 'growthTime',
      unit: 's',
      // t over the e-foldings so far: an estimate of the Lyapunov time while the difference is small.
      value: (t, state, si) => {
        const start = (si.copies - 1) * 10 ** -si.apart;
        const now = separation(t, state, si);
        return now > start && now < APART ? t / Math.log(now / start) : Number.NaN;
      },
    },
  ],
};
