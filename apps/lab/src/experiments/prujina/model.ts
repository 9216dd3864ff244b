import { adaptModel } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { resonance, spring, steadyState, type SpringParams } from '@zarra/physics/spring';
import type { SpringKey } from './parameters.js';

/** Starts from rest. */
export const paramsOf = (si: Values<SpringKey>): SpringParams => ({ ...si, velocity: 0 });

/** Angular frequency that converts velocity to amplitude: the drive's, or the natural one, rad/s. */
export const angularFrequencyOf = (si: Values<SpringKey>): number =>
  si.force > 0 ? si.drive : Math.sqrt(si.stiffness / si.mass);

const adapted = adaptModel(spring, paramsOf);

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
    { key: 'steadyAmplitude', unit: 'm', value: (_t, _state, si) => steadyState(paramsOf(si)).amplitude },
    {
      key: 'phase',
      unit: 'rad',
      value: (_t, _state, si) => (si.force > 0 ? steadyState(paramsOf(si)).phase : Number.NaN),
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
