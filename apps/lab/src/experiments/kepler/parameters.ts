import type { Parameters } from '@zarra/experiment-kit';
import { ASTRONOMICAL_UNIT, GRAVITATION, SUN_GRAVITY } from '@zarra/physics/constants';

/** What a learner sets. */
export type OrbitName = 'distance' | 'ratio' | 'starMass' | 'companion';

/** kg */
export const SUN_MASS = SUN_GRAVITY / GRAVITATION;

/**
 * The speed is given by that of a circle at the same place: 1 is a circle and √2 an escape at every star, and no value
 * is a fall into it.
 */
export const parameters: Parameters<OrbitName> = {
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
  companion: {
    label: 'Orbitadagi jism',
    unit: '',
    min: 0,
    max: 2,
    step: 1,
    initial: 0,
    choices: [
      'Yer massasidagi sayyora',
      'Yupiter massasidagi sayyora',
      'kichik yulduz (Quyosh massasining 0,2 qismi)',
    ],
  },
};
