import type { NamedState } from '../../named-state.js';
import type { SpringTypes } from './parameters.js';

const RESTING = { mass: 0.5, stiffness: 20, position: 0, velocity: 0 };
const FREE = { ...RESTING, force: 0, position: 10 };

/** States that the page offers as presets. */
export const presets: readonly NamedState<SpringTypes>[] = [
  {
    key: 'rezonans',
    name: 'Rezonans',
    values: { ...RESTING, damping: 0.4, force: 0.4, drive: 6.3 },
    pictureAt: 20,
  },
  {
    key: 'rezonansdan-yuqori',
    name: 'Rezonansdan yuqori',
    values: { ...RESTING, damping: 2, force: 2, drive: 12 },
    pictureAt: 8.45,
  },
  { key: 'erkin-tebranish', name: 'Erkin tebranish', values: { ...FREE, damping: 0 } },
  { key: 'sonuvchi-tebranish', name: 'Soʻnuvchi tebranish', values: { ...FREE, damping: 0.4 }, pictureAt: 2 },
  {
    key: 'kritik-sonish',
    name: 'Kritik soʻnish',
    values: { ...FREE, stiffness: 18, damping: 6 },
    pictureAt: 0.3,
  },
];

/** All named states. */
export const states: readonly NamedState<SpringTypes>[] = [
  ...presets,
  { key: 'ogir-yuk', name: 'Ogʻir yuk', values: { ...FREE, damping: 0, mass: 2 }, pictureAt: 0.3 },
  {
    key: 'bikr-prujina',
    name: 'Bikr prujina',
    values: { ...FREE, damping: 0, stiffness: 50 },
    pictureAt: 0.1,
  },
];
