import { adaptModel, type Values } from '@zarra/experiment-kit';
import { resonance, spring, steadyState, type SpringParams } from '@zarra/physics/spring';
import type { SpringName } from './parameters.js';

/** Let go, not pushed. */
export const paramsOf = (si: Values<SpringName>): SpringParams => ({ ...si, velocity: 0 });

/** The angular frequency by which a velocity becomes an amplitude: the drive's, or the spring's own, rad/s. */
export const paceOf = (si: Values<SpringName>): number =>
  si.force > 0 ? si.drive : Math.sqrt(si.stiffness / si.mass);

const driven = adaptModel(spring, paramsOf);

/** The driven spring, and what of its swing is compared with theory. */
export const model: typeof driven = {
  ...driven,
  observables: [
    ...driven.observables,
    {
      key: 'swing',
      unit: 'm',
      // x = A cos, v = -A ω sin: once the swing is steady this is A at every moment.
      value: (_t, [x = 0, v = 0], si) => Math.hypot(x, v / paceOf(si)),
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
