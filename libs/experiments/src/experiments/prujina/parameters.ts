import type { Parameters } from '@zarra/experiment-kit/parameters';
import { balance } from '../../instruments.js';

/** Parameter keys. */
export type SpringKey = 'mass' | 'stiffness' | 'damping' | 'force' | 'drive' | 'position' | 'velocity';

/** Types of the experiment. */
export interface SpringTypes {
  parameter: SpringKey;
  view: 'vectors' | 'phasors';
  state: Float64Array;
}

/** Only the drive is live: a resonance curve is recorded by changing it during the oscillation. */
export const parameters: Parameters<SpringKey> = {
  mass: {
    label: 'Yuk massasi, m',
    unit: 'kg',
    min: 0.2,
    max: 2,
    step: 0.05,
    initial: 0.5,
    instrument: balance,
  },
  stiffness: { label: 'Prujina bikrligi, k', unit: 'N/m', min: 5, max: 50, step: 1, initial: 20 },
  damping: { label: 'Qarshilik koeffitsiyenti, b', unit: 'N·s/m', min: 0, max: 8, step: 0.05, initial: 0.4 },
  force: { label: 'Majburlovchi kuch amplitudasi, F₀', unit: 'N', min: 0, max: 2, step: 0.05, initial: 0.4 },
  drive: {
    label: 'Kuchning siklik chastotasi, ω',
    unit: 'rad/s',
    min: 0.5,
    max: 15,
    step: 0.05,
    initial: 5.8,
    live: true,
  },
  position: {
    label: 'Boshlangʻich siljish, x₀',
    unit: 'sm',
    min: -10,
    max: 10,
    step: 0.5,
    initial: 0,
    si: 0.01,
  },
  velocity: { label: 'Boshlangʻich tezlik, v₀', unit: 'm/s', min: -2, max: 2, step: 0.01, initial: 0 },
};
