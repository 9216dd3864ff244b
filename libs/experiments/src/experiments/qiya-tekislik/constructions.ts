import type { Construction } from '@zarra/experiment-kit/experiment';
import { paramsOf } from './model.js';
import { stateValues } from '../../state-values.js';
import { states } from './states.js';

/** Friction over the normal force, acceleration over the sine, efficiency over the angle. */
export const constructions: readonly Construction[] = [
  {
    key: 'F-N',
    title: 'F ishq va N: ishqalanish koeffitsiyenti',
    aim: 'Sirpanish ishqalanish kuchining tayanch reaksiya kuchiga bogʻliqligini oʻlchash va ishqalanish koeffitsiyentini aniqlash.',
    method:
      'Brusokni gorizontal stolda tekis torting. Yuklar sonini oʻzgartiring va har safar brusok tekis sirpanayotganda nuqta yozing. Toʻgʻri chiziq qiyaligi μ ga teng.',
    x: { quantity: 'normal' },
    y: { quantity: 'friction' },
    shape: 'line',
    theory: (normal, si) => paramsOf(si).kineticCoefficient * normal,
    setUp: stateValues(states, 'gorizontal-stolda'),
    variant: { pair: [0, 5] },
  },
  {
    key: 'a-sin',
    title: 'a va sin α: pastga sirpanish',
    aim: 'Qiya tekislikdan sirpanayotgan jism tezlanishining qiyalikka bogʻliqligini oʻlchash.',
    method:
      'Brusok pastga sirpanadigan burchakni tanlang, vaqtni yurgizing va sirpanish paytida nuqta yozing. “Boshidan” tugmasini bosib, boshqa burchakda takrorlang. Tezlanish pastga yoʻnalgan, shuning uchun manfiy.',
    x: { quantity: 'sine' },
    y: { quantity: 'acceleration' },
    theory: (sine, si) => {
      const { gravity, kineticCoefficient } = paramsOf(si);
      return -gravity * (sine - kineticCoefficient * Math.sqrt(1 - sine * sine));
    },
    setUp: stateValues(states, 'sirpanadi'),
    variant: { pair: [0, 5] },
  },
  {
    key: 'eta-alpha',
    title: 'η va α: qiya tekislikning FIKi',
    aim: 'Qiya tekislik foydali ish koeffitsiyentining burchakka bogʻliqligini oʻlchash.',
    method:
      'Brusokni qiya tekislik boʻylab yuqoriga tekis torting va dinamometr koʻrsatishi oʻzgarmay qolganda nuqta yozing. “Boshidan” tugmasini bosib, boshqa burchakda takrorlang.',
    x: { quantity: 'parameter:angle' },
    y: { quantity: 'efficiency' },
    theory: (angle, si) => {
      const slope = Math.tan((angle * Math.PI) / 180);
      return (100 * slope) / (slope + paramsOf(si).kineticCoefficient);
    },
    setUp: stateValues(states, 'tekis-tortish'),
    variant: { pair: [0, 5] },
  },
];
