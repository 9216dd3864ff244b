import type { Construction } from '@zarra/experiment-kit/experiment';
import { stateValues } from '../../state-values.js';
import { states } from './states.js';

/** The laws of one point charge. */
export const constructions: readonly Construction[] = [
  {
    key: 'E-1/r2',
    title: 'E va 1/r²: Kulon qonuni',
    aim: 'Nuqtaviy zaryad maydoni kuchlanganligining masofaga bogʻliqligini tekshirish va zaryadni aniqlash.',
    method:
      '“Bitta zaryad” holatini tanlang. Sinov nuqtasini har xil masofaga suring va nuqta yozing. Qiyalik b = k|q|.',
    x: { quantity: 'distance', power: -2 },
    y: { quantity: 'field' },
    shape: 'line',
    setUp: stateValues(states, 'bitta-zaryad'),
  },
  {
    key: 'phi-1/r',
    title: 'φ va 1/r: potensial',
    aim: 'Nuqtaviy zaryad potensialining masofaga bogʻliqligini tekshirish.',
    method:
      '“Bitta zaryad” holatini tanlang. Sinov nuqtasini har xil masofaga suring va nuqta yozing. Qiyalik b = kq.',
    x: { quantity: 'distance', power: -1 },
    y: { quantity: 'potential' },
    shape: 'line',
    setUp: stateValues(states, 'bitta-zaryad'),
  },
];
