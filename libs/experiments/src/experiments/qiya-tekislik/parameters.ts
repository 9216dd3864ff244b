import type { Parameters } from '@zarra/experiment-kit/parameters';
import { choiceParameter } from '../../choice-parameter.js';
import { PAIR_NAMES } from './materials.js';

/** Parameter keys. */
export type InclineKey =
  | 'angle'
  | 'pair'
  | 'staticFriction'
  | 'kineticFriction'
  | 'mass'
  | 'weights'
  | 'face'
  | 'pulling'
  | 'force'
  | 'handSpeed'
  | 'start'
  | 'push';

/** Types of the experiment. */
export interface InclineTypes {
  parameter: InclineKey;
  view: 'forces' | 'components' | 'protractor';
  state: Float64Array;
}

/** Choices of `pulling`. */
export const PULLING = { none: 0, force: 1, hand: 2 } as const;

/** The plane is tilted and the force changed during a run. The heaviest block needs less than 10 N on the steepest plane. */
export const parameters: Parameters<InclineKey> = {
  angle: {
    label: 'Qiyalik burchagi, α',
    unit: '°',
    ...{ min: 0, max: 60, step: 0.1, initial: 30, si: Math.PI / 180, live: true },
  },
  pair: choiceParameter('Brusok va tekislik', PAIR_NAMES),
  staticFriction: {
    label: 'Tinchlikdagi ishqalanish koeffitsiyenti, μₜ',
    unit: '',
    ...{ min: 0, max: 1, step: 0.01, initial: 0.5 },
  },
  kineticFriction: {
    label: 'Sirpanish ishqalanish koeffitsiyenti, μ',
    unit: '',
    ...{ min: 0, max: 1, step: 0.01, initial: 0.3 },
  },
  mass: {
    label: 'Brusok massasi',
    unit: 'g',
    ...{ min: 100, max: 300, step: 10, initial: 200, si: 0.001 },
  },
  weights: { label: '100 g li yuklar soni', unit: '', min: 0, max: 4, step: 1, initial: 0 },
  face: choiceParameter('Brusok qaysi yogʻida', ['keng yogʻida', 'tor yogʻida']),
  pulling: choiceParameter('Dinamometr bilan tortish', [
    'tortilmaydi',
    'oʻzgarmas kuch bilan',
    'tekis tortiladi',
  ]),
  force: {
    label: 'Tortish kuchi, F',
    unit: 'N',
    ...{ min: 0, max: 10, step: 0.05, initial: 1, live: true },
  },
  handSpeed: {
    label: 'Tortish tezligi',
    unit: 'sm/s',
    ...{ min: 2, max: 20, step: 1, initial: 10, si: 0.01 },
  },
  start: {
    label: 'Brusokning boshlangʻich oʻrni',
    unit: 'sm',
    ...{ min: 0, max: 70, step: 1, initial: 70, si: 0.01 },
  },
  push: { label: 'Boshlangʻich tezlik, v₀', unit: 'm/s', min: -3, max: 3, step: 0.05, initial: 0 },
};
