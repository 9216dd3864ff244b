import type { NamedState } from '../../named-state.js';
import { ADIABATIC, ISOTHERMAL, MIXTURE, type GasTypes } from './parameters.js';
import { speedHistogram } from './speed-histogram.js';

const START = { process: ISOTHERMAL, walls: 300, temperature: 300, pistonSpeed: 20, velocities: 0 } as const;

/** States that the page offers as presets. */
export const presets: readonly NamedState<GasTypes>[] = [
  { key: 'siyrak-azot', name: 'Siyrak azot', values: { ...START, gas: 1, count: 200, length: 20, side: 20 } },
  { key: 'zich-ksenon', name: 'Zich ksenon', values: { ...START, gas: 3, count: 500, length: 5, side: 5 } },
  {
    key: 'tezliklari-bir-xil-argon',
    name: 'Tezliklari bir xil argon',
    values: { ...START, process: ADIABATIC, velocities: 1, gas: 2, count: 500, length: 12, side: 12 },
  },
  {
    key: 'adiabatik-siqish',
    name: 'Adiabatik siqish uchun geliy',
    values: { ...START, process: ADIABATIC, gas: 0, count: 500, length: 20, side: 10 },
  },
  {
    key: 'geliy-va-ksenon',
    name: 'Geliy va ksenon',
    values: { ...START, gas: MIXTURE, count: 200, length: 20, side: 20 },
  },
];

/** All named states. */
export const states: readonly NamedState<GasTypes>[] = [
  ...presets,
  {
    key: 'tezliklar-taqsimoti',
    name: 'Tezliklar taqsimoti',
    values: { ...START, gas: 1, count: 500, length: 20, side: 20 },
    plot: speedHistogram.key,
  },
  {
    key: 'bir-necha-molekula',
    name: 'Oʻnta molekula',
    values: { ...START, gas: 1, count: 10, length: 20, side: 20 },
  },
  {
    key: 'kengayadigan-gaz',
    name: 'Isiganda kengayadigan gaz',
    values: { ...START, gas: 1, count: 200, length: 12, side: 20, pistonSpeed: 100 },
  },
];
