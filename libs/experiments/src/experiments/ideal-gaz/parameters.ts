import type { Parameters } from '@zarra/experiment-kit/parameters';
import { choiceParameter } from '../../choice-parameter.js';

/** Parameter keys. */
export type GasKey =
  'length' | 'process' | 'walls' | 'temperature' | 'gas' | 'count' | 'side' | 'pistonSpeed' | 'velocities';

/** Types of the experiment. */
export interface GasTypes {
  parameter: GasKey;
  view: 'colours' | 'trail' | 'vectors';
  state: Float64Array;
}

/** m */
export const NM = 1e-9;

/** Values of `process`. */
export const ISOTHERMAL = 0;
export const ADIABATIC = 1;
/** Value of `gas`: half of the molecules each. */
export const MIXTURE = 4;

const kelvin = { unit: 'K', min: 50, max: 1000, step: 10, initial: 300 } as const;

/**
 * Initially nitrogen at about the density of air: 200 molecules in 8,000 nm³. Box sizes are those of the
 * space of the molecules' centers, so that V = length · side² is the volume of the gas law.
 */
export const parameters: Parameters<GasKey> = {
  length: {
    label: 'Porshengacha masofa, L',
    unit: 'nm',
    min: 4,
    max: 25,
    step: 0.5,
    initial: 20,
    si: NM,
    live: true,
  },
  process: {
    ...choiceParameter('Jarayon', [
      'izotermik: devorlar temperaturasi T',
      'adiabatik: devorlar issiqlik oʻtkazmaydi',
    ]),
    live: true,
  },
  walls: { label: 'Devorlar temperaturasi, T', ...kelvin, live: true },
  temperature: { label: 'Boshlangʻich temperatura, T₀', ...kelvin },
  gas: choiceParameter('Gaz', ['geliy', 'azot', 'argon', 'ksenon', 'geliy va ksenon (yarmidan)'], 1),
  count: { label: 'Molekulalar soni, N', unit: '', min: 10, max: 500, step: 10, initial: 200 },
  side: { label: 'Qutining eni va balandligi, a', unit: 'nm', min: 5, max: 20, step: 1, initial: 20, si: NM },
  pistonSpeed: {
    label: 'Porshen tezligi',
    unit: 'm/s',
    min: 10,
    max: 200,
    step: 10,
    initial: 20,
    live: true,
  },
  velocities: choiceParameter('Boshlangʻich tezliklar', [
    'Maksvell taqsimoti boʻyicha',
    'energiyasi hammasida bir xil',
  ]),
};
