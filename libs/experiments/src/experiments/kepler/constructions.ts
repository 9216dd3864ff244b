import type { Construction } from '@zarra/experiment-kit/experiment';
import { ASTRONOMICAL_UNIT } from '@zarra/physics/astronomy';
import { muOf, YEAR } from './model.js';

const KM = 1000;
const mu = (si: Readonly<Record<string, number>>): number => muOf(si);

/** Kepler's third law, and the speed over the distance. */
export const constructions: readonly Construction[] = [
  {
    key: 'T2-a3',
    title: 'T² va a³: Keplerning uchinchi qonuni',
    aim: 'Sayyoralar uchun T²/a³ nisbat bir xil ekanini tekshirish va yulduz massasini aniqlash.',
    method:
      'Sayyorani tanlang, vaqtni ikkinchi marta eng yaqin nuqtadan oʻtguncha yurgizing va nuqta yozing. Kamida toʻrt xil orbitada takrorlang.',
    x: { quantity: 'semiMajorAxis', power: 3 },
    y: { quantity: 'measuredPeriod', power: 2 },
    shape: 'line',
    theory: (cube, si) => (4 * Math.PI ** 2 * cube * ASTRONOMICAL_UNIT ** 3) / mu(si) / YEAR ** 2,
    setUp: { ratio: 1.2 },
    variant: { starMass: [0.3, 3] },
  },
  {
    key: 'v2-r',
    title: 'v² va 1/r: energiyaning saqlanishi',
    aim: 'Bitta orbitada tezlikning masofaga bogʻliqligidan energiya saqlanishini tekshirish.',
    method:
      'Ekssentrisiteti katta orbitani (masalan, Merkuriyni) tanlang. Vaqtni yurgizib, orbitaning turli joylarida nuqta yozing.',
    x: { quantity: 'distance', power: -1 },
    y: { quantity: 'speed', power: 2 },
    shape: 'line',
    theory: (inverse, si) => {
      const { distance = NaN, ratio = NaN } = si;
      // v² = GM (2/r − 1/a), and at the start v² = ratio² GM/r₀.
      const inverseAxis = (2 - ratio ** 2) / distance;
      return (mu(si) * ((2 * inverse) / ASTRONOMICAL_UNIT - inverseAxis)) / KM ** 2;
    },
    setUp: { distance: 1, ratio: 1.3 },
    variant: { starMass: [0.3, 3], ratio: [1.1, 1.35] },
  },
];
