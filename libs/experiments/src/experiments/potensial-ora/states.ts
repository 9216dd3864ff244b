import type { NamedState } from '../../named-state.js';
import { KIND, type WellTypes } from './parameters.js';

/** Lowest level of an electron in a well of 1 nm. */
const LOWEST = { width: 1, mass: 1, level: 1 };

/** States that the page offers as presets. */
export const presets: readonly NamedState<WellTypes>[] = [
  { key: 'cheksiz-ora', name: 'Cheksiz oʻra, 1 nm', values: { ...LOWEST, kind: KIND.box, other: 0 } },
  {
    key: 'chekli-ora',
    name: 'Chekli oʻra, 1 eV',
    values: { ...LOWEST, kind: KIND.finite, depth: 1, other: 2 },
  },
  {
    key: 'ossillyator',
    name: 'Ossillyator',
    values: { ...LOWEST, kind: KIND.oscillator, depth: 5, level: 3, other: 0 },
  },
  {
    key: 'qosh-ora',
    name: 'Qoʻsh oʻra',
    values: { ...LOWEST, kind: KIND.double, width: 0.8, depth: 2, other: 2 },
  },
  { key: 'superpozitsiya', name: 'Superpozitsiya', values: { ...LOWEST, kind: KIND.box, other: 2 } },
];

/** All named states. */
export const states: readonly NamedState<WellTypes>[] = [
  ...presets,
  {
    key: 'binafsha-foton',
    name: 'Binafsha yorugʻlik fotoni',
    values: { ...LOWEST, kind: KIND.box, width: 0.6, other: 2 },
  },
];
