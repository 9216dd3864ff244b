import type { NamedState } from '../../named-state.js';
import type { PendulumTypes } from './parameters.js';

/** States that the page offers as presets. */
export const presets: readonly NamedState<PendulumTypes>[] = [
  { key: 'yer', name: 'Yer', values: { gravity: 9.81 } },
  { key: 'oy', name: 'Oy', values: { gravity: 1.62 } },
  { key: 'kichik-tebranish', name: 'Kichik tebranish', values: { angle: 5, speed: 0, damping: 0 } },
  { key: 'deyarli-tik', name: 'Deyarli tik', values: { angle: 179, speed: 0, damping: 0 } },
];

/** All named states. */
export const states: readonly NamedState<PendulumTypes>[] = [
  ...presets,
  {
    key: 'energiya',
    name: 'Energiya almashinishi',
    values: { angle: 60, mass: 2 },
    plot: 'energy',
  },
  { key: 'qisqa-mayatnik', name: 'Qisqa mayatnik', values: { length: 0.25, angle: 5 } },
  {
    key: 'sonuvchi-tebranish',
    name: 'Soʻnuvchi tebranish',
    values: { angle: 60, damping: 0.2 },
    plot: 'energy',
  },
  { key: 'osilgan-yuk', name: 'Tinch osilgan yuk', values: { angle: 0 } },
];
