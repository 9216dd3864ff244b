import type { Parameters } from '@zarra/experiment-kit/parameters';
import { choiceParameter } from '../../choice-parameter.js';

/** Parameter keys. Append new ones: their order is part of every shared address. */
export type MatterKey =
  | 'substance'
  | 'second'
  | 'start'
  | 'count'
  | 'width'
  | 'height'
  | 'mode'
  | 'target'
  | 'temperature'
  | 'power'
  | 'gravity'
  | 'divided'
  | 'large';

/** Types of the experiment. */
export interface MatterTypes {
  parameter: MatterKey;
  view: 'colours' | 'trail' | 'vectors';
  state: Float64Array;
}

/** m */
export const NM = 1e-9;
/** s */
export const PS = 1e-12;

/** Values of `start`. */
export const START = { crystal: 0, liquid: 1, gas: 2 } as const;
/** Values of `mode`. */
export const MODE = { power: 0, thermostat: 1 } as const;
/** Values of `substance`; those of `second` are larger by one. */
export const SUBSTANCE = { neon: 0, argon: 1, krypton: 2 } as const;
export const NO_SECOND = 0;

const SUBSTANCE_NAMES = ['neon', 'argon', 'kripton'];
const kelvin = { unit: 'K', min: 1, max: 300, step: 1 } as const;

/** Parameters, in displayed units. Initially a crystal of argon. */
export const parameters: Parameters<MatterKey> = {
  substance: choiceParameter('Modda', SUBSTANCE_NAMES, SUBSTANCE.argon),
  second: choiceParameter('Ikkinchi modda (oʻng yarmida)', ['yoʻq', ...SUBSTANCE_NAMES]),
  start: choiceParameter('Boshlangʻich holat', ['qattiq jism (kristall)', 'suyuqlik', 'gaz']),
  count: { label: 'Atomlar soni, N', unit: '', min: 2, max: 160, step: 1, initial: 100 },
  width: { label: 'Idishning eni', unit: 'nm', min: 5, max: 10, step: 0.5, initial: 8, si: NM },
  height: {
    label: 'Qopqoq balandligi',
    unit: 'nm',
    min: 3,
    max: 6,
    step: 0.1,
    initial: 6,
    si: NM,
    live: true,
  },
  mode: {
    ...choiceParameter('Isitish usuli', [
      'plita: issiqlik berish yoki olish',
      'termostat: temperatura saqlanadi',
    ]),
    live: true,
  },
  target: { label: 'Termostat temperaturasi, T', ...kelvin, initial: 50, live: true },
  temperature: { label: 'Boshlangʻich temperatura, T₀', ...kelvin, initial: 20 },
  power: {
    label: 'Isitish quvvati (manfiysi — sovitish)',
    unit: 'zJ/ps',
    min: -5,
    max: 5,
    step: 0.25,
    initial: 0,
    si: 1e-9,
    live: true,
  },
  gravity: {
    label: 'Kuchaytirilgan ogʻirlik, g',
    unit: '10¹² m/s²',
    min: 0,
    max: 4,
    step: 0.5,
    initial: 1,
    si: 1e12,
  },
  divided: {
    ...choiceParameter('Toʻsiq', ['olingan', 'qoʻyilgan']),
    toggle: true,
    live: true,
  },
  large: { ...choiceParameter('Katta zarra (Broun zarrasi)', ['yoʻq', 'bor']), toggle: true },
};
