import type { Parameters } from '@zarra/experiment-kit/parameters';
import { ruler } from '../../instruments.js';

/** Parameter keys. */
export type PendulumKey = 'length' | 'gravity' | 'angle' | 'speed' | 'damping' | 'mass';

/** Types of the experiment. */
export interface PendulumTypes {
  parameter: PendulumKey;
  view: 'vectors';
  state: Float64Array;
}

export const parameters: Parameters<PendulumKey> = {
  length: {
    label: 'Uzunlik, L',
    unit: 'm',
    min: 0.1,
    max: 2,
    step: 0.01,
    initial: 1,
    instrument: ruler(0.001),
  },
  gravity: {
    label: 'Erkin tushish tezlanishi, g',
    unit: 'm/s²',
    min: 0.1,
    max: 25,
    step: 0.01,
    initial: 9.81,
    live: true,
  },
  angle: {
    label: 'Boshlangʻich burchak, θ₀',
    unit: '°',
    min: -179,
    max: 179,
    step: 1,
    initial: 40,
    si: Math.PI / 180,
  },
  speed: { label: 'Boshlangʻich burchak tezlik', unit: 'rad/s', min: -12, max: 12, step: 0.1, initial: 0 },
  damping: {
    label: 'Soʻnish koeffitsiyenti, γ',
    unit: '1/s',
    min: 0,
    max: 2,
    step: 0.01,
    initial: 0,
    live: true,
  },
  mass: { label: 'Yuk massasi, m', unit: 'kg', min: 0.1, max: 5, step: 0.1, initial: 1, live: true },
};
