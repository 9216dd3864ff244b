import type { Construction } from '@zarra/experiment-kit/experiment';
import { stateValues } from '../../state-values.js';
import { presets } from './states.js';

/** Characteristics of one element, and the resonance of a circuit. */
export const constructions: readonly Construction[] = [
  {
    key: 'I-U',
    title: 'I va U: Om qonuni',
    aim: 'Rezistordagi tok kuchining kuchlanishga bogʻliqligini oʻlchash va qarshilikni aniqlash.',
    method:
      '“Om qonuni” holatini ochib, rezistorni tanlang. Batareya EYK ini oʻzgartiring va har safar nuqta yozing. Qiyalik b = 1/R. Lampa uchun takrorlang: chiziq egri chiqadi.',
    x: { quantity: 'voltage' },
    y: { quantity: 'current' },
    shape: 'line',
    setUp: stateValues(presets, 'om-qonuni'),
  },
  {
    key: 'P-I',
    title: 'P va I²: Joul — Lens qonuni',
    aim: 'Rezistorda ajralgan quvvat tok kuchining kvadratiga proporsional ekanini tekshirish.',
    method: 'Rezistorni tanlang, batareya EYK ini oʻzgartiring va har safar nuqta yozing. Qiyalik b = R.',
    x: { quantity: 'current', power: 2 },
    y: { quantity: 'power' },
    shape: 'line',
    setUp: stateValues(presets, 'om-qonuni'),
  },
  {
    key: 'I-frequency',
    title: 'Iₘ va ν: tok rezonansi',
    aim: 'Ketma-ket zanjirdagi tok amplitudasining chastotaga bogʻliqligini oʻlchash va rezonans chastotasini topish.',
    method:
      'Oʻzgaruvchan tok manbai, gʻaltak va kondensator ketma-ket ulangan zanjirda gʻaltakni tanlang. Chastotani oʻzgartiring va barqaror amplitudani nuqta qilib yozing.',
    x: { quantity: 'parameter:frequency' },
    y: { quantity: 'currentSwing' },
    setUp: stateValues(presets, 'rezonans'),
  },
];
