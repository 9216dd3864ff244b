import type { Construction } from '@zarra/experiment-kit/experiment';
import { steadyState } from '@zarra/physics/spring';
import type { SpringKey } from './parameters.js';

const CM = 0.01;
type Si = Readonly<Record<SpringKey, number>>;

/** Resonance curve of steady amplitudes, and the period over the mass. */
export const constructions: readonly Construction[] = [
  {
    key: 'resonance',
    title: 'A va ω: rezonans egri chizigʻi',
    aim: 'Majburiy tebranishlar amplitudasining kuch chastotasiga bogʻliqligini oʻlchash va rezonans chastotasini topish.',
    method:
      'Chastotani tanlang va amplituda oʻzgarmay qolguncha kuting: shundan keyingina nuqta yozing. Rezonans yaqinida chastotani mayda qadam bilan oʻzgartiring.',
    x: { quantity: 'parameter:drive' },
    y: { quantity: 'swing' },
    theory: (drive, si) => steadyState({ ...(si as Si), drive }).amplitude / CM,
    setUp: { force: 0.4, damping: 0.4, position: 0, velocity: 0 },
    variant: { mass: [0.3, 1.5], stiffness: [10, 40] },
  },
  {
    key: 'T2-m',
    title: 'T² va m: prujina bikrligi',
    aim: 'Prujinali mayatnik davrining massaga bogʻliqligini tekshirish va prujina bikrligini aniqlash.',
    method:
      '“Erkin tebranish” holatini tanlang. Massani oʻzgartiring, vaqtni yurgizing va bir toʻliq tebranish tugagach, nuqta yozing. Toʻgʻri chiziq qiyaligi b = 4π²/k.',
    x: { quantity: 'parameter:mass' },
    y: { quantity: 'measuredPeriod', power: 2 },
    shape: 'line',
    // The damped period is longer: ω² = k/m − (b/2m)².
    theory: (mass, si) =>
      (2 * Math.PI) ** 2 / ((si as Si).stiffness / mass - ((si as Si).damping / (2 * mass)) ** 2),
    setUp: { force: 0, damping: 0, position: 10, velocity: 0 },
    variant: { stiffness: [10, 50] },
  },
];
