import type { Parameters } from '@zarra/experiment-kit/parameters';
import { ELEMENTARY_CHARGE } from '@zarra/physics/codata';

/** Parameter keys. */
export type TunnelKey = 'energy' | 'height' | 'width' | 'barriers' | 'gap' | 'spread' | 'start';

/** Types of the experiment. */
export interface TunnelTypes {
  parameter: TunnelKey;
  view: 'shown';
  state: Float64Array;
}

const NM = 1e-9;

export const parameters: Parameters<TunnelKey> = {
  energy: {
    label: 'Elektron energiyasi, E',
    unit: 'eV',
    min: 0.1,
    max: 1.5,
    step: 0.01,
    initial: 0.5,
    si: ELEMENTARY_CHARGE,
  },
  height: {
    label: 'Toʻsiq balandligi, U',
    unit: 'eV',
    min: -1,
    max: 3,
    step: 0.05,
    initial: 1,
    si: ELEMENTARY_CHARGE,
  },
  width: { label: 'Toʻsiq kengligi, a', unit: 'nm', min: 0.1, max: 2, step: 0.05, initial: 0.2, si: NM },
  barriers: {
    label: 'Toʻsiqlar soni',
    unit: '',
    min: 1,
    max: 2,
    step: 1,
    initial: 1,
    choices: ['bitta', 'ikkita'],
  },
  gap: { label: 'Toʻsiqlar orasi, d', unit: 'nm', min: 0.3, max: 3, step: 0.05, initial: 1, si: NM },
  spread: { label: 'Paket kengligi, σ', unit: 'nm', min: 1, max: 3, step: 0.1, initial: 2.5, si: NM },
  start: { label: 'Boshlangʻich joy, x₀', unit: 'nm', min: -24, max: -15, step: 0.5, initial: -20, si: NM },
};
