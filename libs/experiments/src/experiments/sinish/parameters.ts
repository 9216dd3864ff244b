import type { Parameters } from '@zarra/experiment-kit/parameters';
import { choiceParameter } from '../../choice-parameter.js';
import { MEDIUM, media } from './media.js';

/** Parameter keys. */
export type RefractionKey =
  | 'body'
  | 'medium'
  | 'outside'
  | 'side'
  | 'angle'
  | 'light'
  | 'wavelength'
  | 'polarisation'
  | 'thickness'
  | 'apex'
  | 'core'
  | 'cladding'
  | 'bend'
  | 'turn';

/** Types of the experiment. */
export interface RefractionTypes {
  parameter: RefractionKey;
  view: 'marks' | 'pulses' | 'repeated';
  state: Float64Array;
}

/** Optical bodies, in the order of the choices. */
export const BODY = { border: 0, halfCylinder: 1, plate: 2, prism: 3, fibre: 4 } as const;

const DEGREE = Math.PI / 180;
const CM = 0.01;
const names = media.map(({ name }) => name);
const angle = { unit: '°', si: DEGREE };

/** What only turns or recolors the light is live: pulses go on while it changes. */
export const parameters: Parameters<RefractionKey> = {
  body: choiceParameter('Optik jism', [
    'ikki muhit chegarasi',
    'yarim silindr',
    'yassi parallel plastina',
    'prizma',
    'optik tola',
  ]),
  medium: choiceParameter('Jism moddasi', names, MEDIUM.water),
  outside: choiceParameter('Atrofdagi muhit', names, MEDIUM.air),
  side: { ...choiceParameter('Nur tushadigan tomon', ['tashqaridan', 'ichkaridan']), live: true },
  angle: { label: 'Tushish burchagi, α', ...angle, min: 0, max: 89, step: 0.1, initial: 45, live: true },
  light: { ...choiceParameter('Yorugʻlik', ['bir rangli (lazer)', 'oq yorugʻlik']), live: true },
  wavelength: {
    label: 'Toʻlqin uzunligi, λ (vakuumda)',
    unit: 'nm',
    min: 400,
    max: 700,
    step: 1,
    initial: 650,
    si: 1e-9,
    live: true,
  },
  polarisation: {
    ...choiceParameter('Qutblanish', [
      'tabiiy yorugʻlik',
      'tushish tekisligiga perpendikulyar (s)',
      'tushish tekisligida (p)',
    ]),
    live: true,
  },
  thickness: { label: 'Plastina qalinligi, d', unit: 'sm', min: 1, max: 5, step: 0.1, initial: 4, si: CM },
  apex: { label: 'Prizmaning sindirish burchagi, A', ...angle, min: 20, max: 75, step: 1, initial: 60 },
  core: { label: 'Oʻzakning koʻrsatkichi, n₁', unit: '', min: 1.3, max: 1.8, step: 0.005, initial: 1.62 },
  cladding: { label: 'Qobiqning koʻrsatkichi, n₂', unit: '', min: 1, max: 1.7, step: 0.005, initial: 1.4 },
  bend: { label: 'Tolaning egilish burchagi', ...angle, min: 0, max: 180, step: 1, initial: 60 },
  turn: {
    label: 'Jismning burilishi',
    ...angle,
    min: -40,
    max: 40,
    step: 0.5,
    initial: 0,
    live: true,
    handleOnly: true,
  },
};
