import type { NamedState } from '../../named-state.js';
import type { DoublePendulumTypes } from './parameters.js';

const EQUAL = { mass1: 1, mass2: 1, length1: 1, length2: 1, gravity: 9.81, speed1: 0, speed2: 0 };

/** States that the page offers as presets. */
export const presets: readonly NamedState<DoublePendulumTypes>[] = [
  {
    key: 'xaos',
    name: 'Xaos, 2 nusxa',
    values: { ...EQUAL, angle1: 120, angle2: 120, copies: 2, apart: 6 },
    pictureAt: 3,
  },
  {
    key: 'yigirma-nusxa',
    name: 'Yigirma nusxa',
    values: { ...EQUAL, angle1: 150, angle2: 90, copies: 20, apart: 4 },
    pictureAt: 5,
  },
  {
    key: 'sekin-normal-tebranish',
    name: 'Sekin normal tebranish',
    values: { ...EQUAL, angle1: 7, angle2: 10, copies: 1 },
  },
  {
    key: 'tez-normal-tebranish',
    name: 'Tez normal tebranish',
    values: { ...EQUAL, angle1: 7, angle2: -10, copies: 1 },
  },
];

/** All named states. */
export const states: readonly NamedState<DoublePendulumTypes>[] = [
  ...presets,
  {
    key: 'energiya-saqlanishi',
    name: 'Energiyaning saqlanishi',
    values: { ...EQUAL, angle1: 120, angle2: 120, copies: 1 },
    plot: 'energy',
  },
];
