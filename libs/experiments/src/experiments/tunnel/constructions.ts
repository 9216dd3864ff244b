import type { Construction } from '@zarra/experiment-kit/experiment';
import { stateValues } from '../../state-values.js';
import { states } from './states.js';

/** The transmitted part over the width and the height of the barrier. */
export const constructions: readonly Construction[] = [
  {
    key: 'lnT-a',
    title: 'ln T va a: toʻsiq kengligi',
    aim: 'Toʻsiqdan oʻtish ehtimoli kenglik ortishi bilan eksponensial kamayishini tekshirish.',
    method:
      'Toʻsiq kengligini oʻzgartiring. Har safar paket toʻsiqdan ajralguncha kuting va nuqta yozing. Keng toʻsiqlarda nuqtalar toʻgʻri chiziqda yotadi.',
    x: { quantity: 'parameter:width' },
    y: { quantity: 'transmitted', power: 'ln' },
    shape: 'line',
    setUp: stateValues(states, 'yupqa-tosiq'),
    variant: { height: [0.8, 1.6] },
  },
  {
    key: 'T-E',
    title: 'T va E: elektron energiyasi',
    aim: 'Toʻsiqdan oʻtish ehtimolining elektron energiyasiga bogʻliqligini oʻlchash.',
    method:
      'Elektron energiyasini oʻzgartiring. Har safar paket toʻsiqdan ajralguncha kuting va nuqta yozing.',
    x: { quantity: 'parameter:energy' },
    y: { quantity: 'transmitted' },
    setUp: stateValues(states, 'yupqa-tosiq'),
    variant: { height: [0.6, 1.2], width: [0.15, 0.4] },
  },
];
