import type { Construction } from '@zarra/experiment-kit/experiment';
import { BOLTZMANN } from '@zarra/physics/codata';
import { stateValues } from '../../state-values.js';
import { states } from './states.js';

const KPA = 1000;
const CUBIC_NM = 1e-27;
/** NkT of the walls' temperature, kPa · nm³. */
const product = ({ count = NaN, walls = NaN }: Readonly<Record<string, number>>): number =>
  (count * BOLTZMANN * walls) / KPA / CUBIC_NM;

/** The gas laws at constant temperature and at constant volume. */
export const constructions: readonly Construction[] = [
  {
    key: 'P-V',
    title: 'P va V: Boyl — Mariott qonuni',
    aim: 'Oʻzgarmas temperaturada gaz bosimining hajmga bogʻliqligini tekshirish.',
    method:
      'Izotermik jarayonda porshenni suring, u toʻxtagach va bosim xatosi kichrayguncha kutib, nuqta yozing. Kamida besh xil hajmda takrorlang.',
    x: { quantity: 'volume' },
    y: { quantity: 'pressure' },
    shape: 'power',
    theory: (volume, si) => product(si) / volume,
    setUp: stateValues(states, 'siyrak-azot'),
    variant: { walls: [200, 600], count: [100, 400] },
  },
  {
    key: 'P-1/V',
    title: 'P va 1/V: chiziqli koʻrinish',
    aim: 'Bosim hajmga teskari proporsional ekanini tekshirish va molekulalar sonini aniqlash.',
    method: 'Porshenni suring, bosim xatosi kichrayguncha kutib, nuqta yozing. Qiyalik b = NkT.',
    x: { quantity: 'volume', power: -1 },
    y: { quantity: 'pressure' },
    shape: 'line',
    theory: (inverse, si) => product(si) * inverse,
    setUp: stateValues(states, 'siyrak-azot'),
    variant: { walls: [200, 600], count: [100, 400] },
  },
  {
    key: 'P-T',
    title: 'P va T: Sharl qonuni',
    aim: 'Oʻzgarmas hajmda gaz bosimining temperaturaga bogʻliqligini tekshirish.',
    method:
      'Porshenga tegmang. Devorlar temperaturasini oʻzgartiring, gaz temperaturasi unga tenglashgach va bosim xatosi kichraygach, nuqta yozing.',
    x: { quantity: 'temperature' },
    y: { quantity: 'pressure' },
    shape: 'line',
    theory: (temperature, { count = NaN, side = NaN, length = NaN }) =>
      (count * BOLTZMANN * temperature) / (side * side * length) / KPA,
    setUp: stateValues(states, 'siyrak-azot'),
    variant: { length: [10, 24], count: [100, 400] },
  },
];
