import type { Parameters } from '@zarra/experiment-kit/parameters';

/** Parameter keys. */
export type DoublePendulumKey =
  | 'angle1'
  | 'angle2'
  | 'mass1'
  | 'mass2'
  | 'length1'
  | 'length2'
  | 'gravity'
  | 'copies'
  | 'apart'
  | 'speed1'
  | 'speed2';

/** Types of the experiment. */
export interface DoublePendulumTypes {
  parameter: DoublePendulumKey;
  view: 'trails';
  state: Float64Array;
}

const DEGREE = Math.PI / 180;
const SPEED = { unit: 'rad/s', min: -6, max: 6, step: 0.1, initial: 0 };

/** Rods of at least half a metre: shorter ones need too many substeps for twenty copies on a phone. */
export const parameters: Parameters<DoublePendulumKey> = {
  angle1: {
    label: 'Yuqori sterjen burchagi, θ₁',
    unit: '°',
    min: -180,
    max: 180,
    step: 1,
    initial: 120,
    si: DEGREE,
  },
  angle2: {
    label: 'Quyi sterjen burchagi, θ₂',
    unit: '°',
    min: -180,
    max: 180,
    step: 1,
    initial: 120,
    si: DEGREE,
  },
  mass1: { label: 'Yuqori yuk massasi, m₁', unit: 'kg', min: 0.5, max: 5, step: 0.1, initial: 1 },
  mass2: { label: 'Quyi yuk massasi, m₂', unit: 'kg', min: 0.5, max: 5, step: 0.1, initial: 1 },
  length1: { label: 'Yuqori sterjen uzunligi, L₁', unit: 'm', min: 0.5, max: 2, step: 0.05, initial: 1 },
  length2: { label: 'Quyi sterjen uzunligi, L₂', unit: 'm', min: 0.5, max: 2, step: 0.05, initial: 1 },
  gravity: { label: 'Erkin tushish tezlanishi, g', unit: 'm/s²', min: 1, max: 25, step: 0.01, initial: 9.81 },
  copies: { label: 'Nusxalar soni', unit: '', min: 1, max: 20, step: 1, initial: 2 },
  apart: {
    label: 'Qoʻshni nusxalarning boshlangʻich farqi',
    unit: '',
    min: 2,
    max: 8,
    step: 2,
    initial: 6,
    choices: ['10⁻² rad', '10⁻⁴ rad', '10⁻⁶ rad', '10⁻⁸ rad'],
  },
  speed1: { ...SPEED, label: 'Yuqori sterjen burchak tezligi, ω₁' },
  speed2: { ...SPEED, label: 'Quyi sterjen burchak tezligi, ω₂' },
};
