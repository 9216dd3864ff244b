import type { Parameters } from '@zarra/experiment-kit/parameters';
import { ELECTRON_MASS, ELEMENTARY_CHARGE } from '@zarra/physics/codata';
import { choiceParameter } from '../../choice-parameter.js';

/** Parameter keys. */
export type WellKey = 'kind' | 'width' | 'depth' | 'mass' | 'level' | 'other';

/** Types of the experiment. */
export interface WellTypes {
  parameter: WellKey;
  view: 'shown';
  state: Float64Array;
}

/** Maximum level. */
export const MAX_LEVELS = 8;

/** Kinds of wells, in the order of the choices. */
export const KIND = { box: 0, finite: 1, oscillator: 2, double: 3 } as const;

export const parameters: Parameters<WellKey> = {
  kind: choiceParameter('Oʻra turi', [
    'cheksiz chuqur oʻra',
    'chekli chuqurlikdagi oʻra',
    'garmonik ossillyator',
    'qoʻsh oʻra',
  ]),
  width: { label: 'Oʻra kengligi, L', unit: 'nm', min: 0.3, max: 2, step: 0.01, initial: 1, si: 1e-9 },
  depth: {
    label: 'Oʻra chuqurligi, U',
    unit: 'eV',
    min: 0.5,
    max: 20,
    step: 0.1,
    initial: 5,
    si: ELEMENTARY_CHARGE,
  },
  mass: {
    label: 'Zarra massasi, m',
    unit: 'mₑ',
    min: 0.2,
    max: 2,
    step: 0.05,
    initial: 1,
    si: ELECTRON_MASS,
  },
  level: { label: 'Energetik sath, n', unit: '', min: 1, max: MAX_LEVELS, step: 1, initial: 1 },
  other: choiceParameter('Unga qoʻshiladigan sath', [
    'qoʻshilmasin',
    ...Array.from({ length: MAX_LEVELS }, (_, index) => `n = ${index + 1}`),
  ]),
};
