import type { NamedState } from '../../named-state.js';
import type { ThrowTypes } from './parameters.js';

const BASEBALL = { mass: 0.145, diameter: 73.2, dragCoefficient: 0.35, airDensity: 1.225, gravity: 9.81 };
const VACUUM = { airDensity: 0, gravity: 9.81 };

/** States that the page offers as presets. */
export const presets: readonly NamedState<ThrowTypes>[] = [
  {
    key: 'beysbol-topi',
    name: 'Beysbol toʻpi',
    values: { ...BASEBALL, speed: 45, angle: 45, height: 0, wind: 0 },
    pictureAt: 3.5,
  },
  { key: 'havosiz', name: 'Havosiz', values: VACUUM, pictureAt: 4 },
  { key: 'oyda', name: 'Oyda', values: { ...VACUUM, gravity: 1.62 }, pictureAt: 25 },
  {
    key: 'plyaj-topi',
    name: 'Plyaj toʻpi',
    values: {
      ...BASEBALL,
      speed: 20,
      angle: 45,
      height: 1.5,
      wind: 0,
      mass: 0.1,
      diameter: 300,
      dragCoefficient: 0.47,
    },
  },
  {
    key: 'minoradan-gorizontal',
    name: 'Minoradan gorizontal',
    values: { ...BASEBALL, speed: 20, angle: 0, height: 30, wind: 0 },
    pictureAt: 1.8,
  },
];

/** All named states. */
export const states: readonly NamedState<ThrowTypes>[] = [
  ...presets,
  {
    key: 'tik-otish',
    name: 'Tik yuqoriga otish',
    values: { ...VACUUM, speed: 20, angle: 90 },
    plot: 'energy',
  },
  {
    key: 'gorizontal-otish',
    name: 'Gorizontal otish',
    values: { ...VACUUM, speed: 10, angle: 0, height: 20 },
    pictureAt: 1.5,
  },
  {
    key: 'erkin-tushish',
    name: 'Erkin tushish',
    values: { ...VACUUM, speed: 0, angle: 0, height: 20 },
    pictureAt: 1.5,
    plot: 'speed',
  },
];
