import type { Parameters } from '@zarra/experiment-kit/parameters';
import { choiceParameter } from '../../choice-parameter.js';

/** Parameter keys. */
export type TankKey =
  'scene' | 'frequency' | 'speed' | 'spacing' | 'phase' | 'slit' | 'slow' | 'probeX' | 'probeY';

/** Types of the experiment. */
export interface TankTypes {
  parameter: TankKey;
  view: 'shown' | 'along';
  state: Float32Array;
}

/** Setups of the tank, in the order of the choices. */
export const SCENE = { two: 0, one: 1, slits: 2, slit: 3, border: 4 } as const;

const CM = 0.01;

export const parameters: Parameters<TankKey> = {
  scene: choiceParameter('Vannadagi holat', [
    'ikki manba',
    'bitta manba',
    'ikki tirqish',
    'bitta tirqish',
    'sayoz joy (sinish)',
  ]),
  frequency: { label: 'Chastota, ν', unit: 'Hz', min: 4, max: 5.5, step: 0.1, initial: 5 },
  speed: { label: 'Toʻlqin tezligi, v', unit: 'sm/s', min: 20, max: 30, step: 0.5, initial: 20, si: CM },
  spacing: {
    label: 'Manbalar (tirqishlar) orasi, d',
    unit: 'sm',
    min: 3,
    max: 20,
    step: 0.5,
    initial: 10,
    si: CM,
  },
  phase: {
    label: 'Manbalarning fazalar farqi, φ',
    unit: '°',
    min: 0,
    max: 360,
    step: 15,
    initial: 0,
    si: Math.PI / 180,
  },
  slit: { label: 'Tirqish kengligi, b', unit: 'sm', min: 1.5, max: 12, step: 0.5, initial: 2, si: CM },
  slow: { label: 'Sayoz joydagi tezlik, v₂', unit: 'sm/s', min: 20, max: 30, step: 0.5, initial: 20, si: CM },
  probeX: {
    label: 'Zond, x',
    unit: 'sm',
    min: 12,
    max: 62,
    step: 0.25,
    initial: 50,
    si: CM,
    live: true,
    handleOnly: true,
  },
  probeY: {
    label: 'Zond, y',
    unit: 'sm',
    min: -19.5,
    max: 19.5,
    step: 0.25,
    initial: 0,
    si: CM,
    live: true,
    handleOnly: true,
  },
};

/**
 * Speed in shallow water: at most that in deep water, since v = √(gh). Addresses of earlier versions may have a higher one.
 */
export const shallowSpeed = ({ speed, slow }: { readonly speed: number; readonly slow: number }): number =>
  Math.min(slow, speed);
