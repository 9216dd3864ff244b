import type { Parameters } from '@zarra/experiment-kit/parameters';
import { choiceParameter } from '../../choice-parameter.js';

/** Parameter keys. */
export type OpticalBenchKey =
  'kind' | 'radius' | 'index' | 'thickness' | 'gap' | 'stop' | 'distance' | 'height' | 'screen';

/** Types of the experiment. */
export interface OpticalBenchTypes {
  parameter: OpticalBenchKey;
  view: 'rays' | 'paraxial' | 'construction' | 'screen';
  state: Float64Array;
}

/** Optical elements, in the order of the choices. */
export const KIND = {
  biconvex: 0,
  convexPlane: 1,
  planeConvex: 2,
  biconcave: 3,
  concaveMirror: 4,
  convexMirror: 5,
  pair: 6,
} as const;

const CM = 0.01;

export const parameters: Parameters<OpticalBenchKey> = {
  kind: choiceParameter('Optik asbob', [
    'ikki yoqlama qavariq linza',
    'qavariq-yassi linza',
    'yassi-qavariq linza',
    'ikki yoqlama botiq linza',
    'botiq koʻzgu',
    'qavariq koʻzgu',
    'ikkita qavariq linza',
  ]),
  radius: { label: 'Egrilik radiusi, R', unit: 'sm', min: 12, max: 50, step: 0.5, initial: 20, si: CM },
  index: { label: 'Sindirish koʻrsatkichi, n', unit: '', min: 1.3, max: 1.9, step: 0.01, initial: 1.5 },
  thickness: { label: 'Linza qalinligi', unit: 'sm', min: 2.4, max: 5, step: 0.1, initial: 2.4, si: CM },
  gap: { label: 'Linzalar orasi', unit: 'sm', min: 2, max: 30, step: 0.5, initial: 10, si: CM },
  stop: { label: 'Diafragma radiusi, r', unit: 'sm', min: 0.1, max: 4.5, step: 0.05, initial: 3, si: CM },
  distance: { label: 'Buyumgacha masofa, d', unit: 'sm', min: 6, max: 40, step: 0.5, initial: 35, si: CM },
  height: { label: 'Buyum balandligi', unit: 'sm', min: -4, max: 4, step: 0.1, initial: 3, si: CM },
  screen: { label: 'Ekrangacha masofa', unit: 'sm', min: 6, max: 54, step: 0.1, initial: 40, si: CM },
};
