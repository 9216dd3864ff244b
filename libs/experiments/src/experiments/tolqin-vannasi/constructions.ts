import type { Construction } from '@zarra/experiment-kit/experiment';
import { stateValues } from '../../state-values.js';
import { states } from './states.js';

const CM = 0.01;

/** The wave formula, and the pattern of two sources. */
export const constructions: readonly Construction[] = [
  {
    key: 'lambda-1/nu',
    title: 'λ va 1/ν: toʻlqin tezligi',
    aim: 'Toʻlqin uzunligining chastotaga bogʻliqligini tekshirish va toʻlqin tezligini aniqlash.',
    method:
      '“Bitta manba” holatini tanlang. Chizgʻich bilan oʻnta toʻlqin uzunligini oʻlchab, oʻnga boʻling va natijani “Oʻz oʻlchovini kiritish” orqali yozing. Qiyalik b = v.',
    x: { quantity: 'parameter:frequency', power: -1 },
    y: { quantity: 'wavelength' },
    shape: 'line',
    theory: (period, { speed = NaN }) => (speed * period) / CM,
    setUp: stateValues(states, 'bitta-manba'),
    variant: { speed: [20, 30] },
  },
  {
    key: 'A-y',
    title: 'A va y: interferensiya manzarasi',
    aim: 'Ikki manba toʻlqinlari kuchaygan va soʻngan joylarni topish.',
    method:
      '“Ikki manba” holatida zondni bir vertikal chiziq boʻylab suring. Har joyda amplituda oʻzgarmay qolguncha kuting va nuqta yozing.',
    x: { quantity: 'parameter:probeY' },
    y: { quantity: 'amplitude' },
    setUp: stateValues(states, 'ikki-manba'),
    variant: { spacing: [6, 16] },
  },
];
