import type { Parameters } from '@zarra/experiment-kit/parameters';
import { ASTRONOMICAL_UNIT, SUN_GM } from '@zarra/physics/astronomy';
import { GRAVITATION } from '@zarra/physics/codata';
import { choiceParameter } from '../../choice-parameter.js';

/** Parameter keys. */
export type OrbitKey = 'distance' | 'ratio' | 'starMass' | 'companion';

/** Types of the experiment. */
export interface OrbitTypes {
  parameter: OrbitKey;
  view: 'vectors' | 'sectors';
  state: Float64Array;
}

/** kg */
export const SUN_MASS = SUN_GM / GRAVITATION;

/**
 * The initial speed is relative to circular speed: 1 is a circle, √2 escapes from any star, and no value
 * falls into it.
 */
export const parameters: Parameters<OrbitKey> = {
  distance: {
    label: 'Boshlangʻich masofa, r₀',
    unit: 'a.b.',
    min: 0.3,
    max: 10,
    step: 0.0005,
    initial: 0.983,
    si: ASTRONOMICAL_UNIT,
  },
  ratio: {
    label: 'Boshlangʻich tezlik (aylana orbitada 1)',
    unit: '',
    min: 0.5,
    max: 1.6,
    step: 0.0005,
    initial: 1.0085,
  },
  starMass: {
    label: 'Yulduz massasi (Quyosh = 1)',
    unit: '',
    min: 0.2,
    max: 3,
    step: 0.05,
    initial: 1,
    si: SUN_MASS,
  },
  companion: choiceParameter('Orbitadagi jism', [
    'Yer massasidagi sayyora',
    'Yupiter massasidagi sayyora',
    'kichik yulduz (Quyosh massasining 0,2 qismi)',
  ]),
};
