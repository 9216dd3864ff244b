import type { NamedState } from '../../named-state.js';
import { MODE, NO_SECOND, START, SUBSTANCE, type MatterTypes } from './parameters.js';

const BOX = {
  substance: SUBSTANCE.argon,
  second: NO_SECOND,
  width: 8,
  height: 6,
  gravity: 1,
  divided: 0,
  large: 0,
  power: 0,
} as const;
/** Value of `second` for a substance. */
const secondOf = (substance: number): number => substance + 1;

/** States that the page offers as presets. */
export const presets: readonly NamedState<MatterTypes>[] = [
  {
    key: 'qattiq-jism',
    name: 'Qattiq jism',
    values: { ...BOX, start: START.crystal, count: 100, mode: MODE.power, temperature: 20, power: 0 },
  },
  {
    key: 'suyuqlik',
    name: 'Suyuqlik',
    values: { ...BOX, start: START.liquid, count: 120, mode: MODE.thermostat, target: 52 },
  },
  {
    key: 'gaz',
    name: 'Gaz',
    values: { ...BOX, start: START.gas, count: 50, mode: MODE.thermostat, target: 150 },
  },
  {
    key: 'erish',
    name: 'Erish va bugʻlanish',
    values: { ...BOX, start: START.crystal, count: 100, mode: MODE.power, temperature: 20, power: 2 },
  },
  {
    key: 'gazlar-diffuziyasi',
    name: 'Gazlar diffuziyasi',
    values: {
      ...BOX,
      second: secondOf(SUBSTANCE.neon),
      start: START.gas,
      count: 60,
      mode: MODE.thermostat,
      target: 200,
      divided: 1,
    },
  },
  {
    key: 'suyuqliklar-diffuziyasi',
    name: 'Suyuqliklar diffuziyasi',
    values: {
      ...BOX,
      second: secondOf(SUBSTANCE.argon),
      start: START.liquid,
      count: 140,
      mode: MODE.thermostat,
      target: 56,
      height: 5,
    },
  },
];

/** All named states. */
export const states: readonly NamedState<MatterTypes>[] = [
  ...presets,
  {
    key: 'broun-harakati',
    name: 'Broun harakati',
    values: {
      ...BOX,
      start: START.gas,
      count: 110,
      mode: MODE.thermostat,
      target: 200,
      gravity: 0,
      large: 1,
    },
    view: { trail: 1 },
    pictureAt: 8,
  },
  {
    key: 'ikki-atom',
    name: 'Ikki atom',
    values: {
      ...BOX,
      start: START.crystal,
      count: 2,
      mode: MODE.power,
      temperature: 20,
      gravity: 0,
      width: 5,
      height: 3,
    },
    plot: 'pair',
  },
];
