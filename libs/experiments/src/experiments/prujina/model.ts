import { adaptModel } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { resonance, spring, steadyState } from '@zarra/physics/spring';
import type { SpringKey } from './parameters.js';

/** Angular frequency that converts velocity to amplitude: the drive's, or the natural one, rad/s. */
export const angularFrequencyOf = (si: Values<SpringKey>): number =>
  si.force > 0 ? si.drive : Math.sqrt(si.stiffness / si.mass);

const adapted = adaptModel(spring, (si: Values<SpringKey>) => si);

/** Driven spring with the quantities compared with theory. */
export const model: typeof adapted = {
  ...adapted,
  observables: [
    ...adapted.observables,
    {
      key: 'swing',
      unit: 'm',
      // x = A cos, v = -A ω sin: in the steady state this is A at all times.
      value: (_t, [x = 0, v = 0], si) => Math.hypot(x, v / angularFrequencyOf(si)),
    },
    { key: 'steadyAmplitude', unit: 'm', value: (_t, _state, si) => steadyState(si).amplitude },
    {
      key: 'phase',
      unit: 'rad',
      value: (_t, _state, si) => (si.force > 0 ? steadyState(si).phase : Number.NaN),
    },
    { key: 'quality', unit: '1', value: (_t, _state, si) => resonance(si).quality },
    { key: 'drive', unit: 'rad/s', value: (_t, _state, { drive }) => drive },
    {
      key: 'energy',
      unit: 'J',
      value: (_t, [x = 0, v = 0], { mass, stiffness }) => (mass * v * v + stiffness * x * x) / 2,
    },
  ],
};
