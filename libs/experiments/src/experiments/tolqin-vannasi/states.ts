import type { NamedState } from '../../named-state.js';
import { SCENE, type TankTypes } from './parameters.js';

const WAVE = { frequency: 5, speed: 20 };

/** States that the page offers as presets. */
export const presets: readonly NamedState<TankTypes>[] = [
  {
    key: 'ikki-manba',
    name: 'Ikki manba',
    values: { ...WAVE, scene: SCENE.two, spacing: 10, phase: 0 },
    pictureAt: 5,
  },
  {
    key: 'qarama-qarshi-faza',
    name: 'Qarama-qarshi faza',
    values: { ...WAVE, scene: SCENE.two, spacing: 10, phase: 180 },
    pictureAt: 5,
  },
  {
    key: 'yung-tajribasi',
    name: 'Yung tajribasi',
    values: { ...WAVE, scene: SCENE.slits, spacing: 10, slit: 2 },
    pictureAt: 5.5,
  },
  { key: 'difraksiya', name: 'Difraksiya', values: { ...WAVE, scene: SCENE.slit, slit: 3 }, pictureAt: 5.5 },
  {
    key: 'sinish',
    name: 'Sinish',
    values: { scene: SCENE.border, speed: 30, slow: 20, frequency: 5 },
    pictureAt: 5,
  },
];

/** All named states. */
export const states: readonly NamedState<TankTypes>[] = [
  ...presets,
  { key: 'bitta-manba', name: 'Bitta manba', values: { ...WAVE, scene: SCENE.one }, pictureAt: 4 },
];
