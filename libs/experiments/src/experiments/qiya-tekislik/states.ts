import type { NamedState } from '../../named-state.js';
import { PAIR } from './materials.js';
import { PULLING, type InclineTypes } from './parameters.js';

const FREE = { pair: PAIR.wood, pulling: PULLING.none, push: 0 };
const PULLED = { pair: PAIR.wood, pulling: PULLING.hand, handSpeed: 10, start: 0, push: 0 };

/** States that the page offers as presets. */
export const presets: readonly NamedState<InclineTypes>[] = [
  { key: 'tinch-turadi', name: 'Tinch turadi', values: { ...FREE, angle: 20, start: 50 } },
  { key: 'sirpanadi', name: 'Sirpanadi', values: { ...FREE, angle: 35, start: 70 }, pictureAt: 0.45 },
  {
    key: 'tekis-tortish',
    name: 'Tekis tortish',
    values: { ...PULLED, angle: 20, weights: 1 },
    pictureAt: 3.5,
  },
  {
    key: 'gorizontal-stolda',
    name: 'Gorizontal stolda',
    values: { ...PULLED, angle: 0, weights: 2 },
    pictureAt: 3.5,
  },
  {
    key: 'muz-ustida',
    name: 'Muz ustida',
    values: { ...FREE, pair: PAIR.ice, angle: 6, start: 70 },
    pictureAt: 0.9,
  },
];

/** All named states. */
export const states: readonly NamedState<InclineTypes>[] = [
  ...presets,
  {
    key: 'turtilgan-brusok',
    name: 'Turtilgan brusok',
    values: { ...FREE, angle: 0, start: 0, push: 1.8 },
    pictureAt: 0.3,
  },
  {
    key: 'yuqoriga-turtilgan',
    name: 'Yuqoriga turtilgan brusok',
    values: { ...FREE, angle: 30, start: 0, push: 2.4 },
    pictureAt: 0.2,
  },
  {
    key: 'rezina-va-beton',
    name: 'Rezina va beton',
    values: { ...FREE, pair: PAIR.rubber, angle: 44, start: 50 },
  },
];
