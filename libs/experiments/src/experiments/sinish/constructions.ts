import type { Construction } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { plateShift, prismDeviation } from '@zarra/physics/refraction';
import { indicesAtFace } from './light.js';
import { reflectedPart } from './measured.js';
import { relativeIndex } from './model.js';
import type { RefractionKey } from './parameters.js';
import { stateValues } from '../../state-values.js';
import { states } from './states.js';

type Si = Values<RefractionKey>;

const CM = 0.01;
const DEGREE = Math.PI / 180;
const PERCENT = 0.01;

/** The law of refraction as a line, and what depends on the angle of incidence. */
export const constructions: readonly Construction[] = [
  {
    key: 'sin-sin',
    title: 'sin α va sin β: sinish qonuni',
    aim: 'Sinish qonunini tekshirish va moddaning nur sindirish koʻrsatkichini aniqlash.',
    method:
      'Tushish burchagini 10° dan 80° gacha oʻzgartiring va har safar nuqta yozing. Nur havodan tushsa, toʻgʻri chiziq qiyaligi n ga teng.',
    x: { quantity: 'sinRefraction' },
    y: { quantity: 'sinIncidence' },
    shape: 'line',
    theory: (sine, si) => relativeIndex(si) * sine,
    setUp: stateValues(states, 'havodan-suvga'),
    variant: { medium: [1, 6] },
  },
  {
    key: 'R-alpha',
    title: 'R va α: qaytgan yorugʻlik ulushi',
    aim: 'Qaytgan yorugʻlik ulushining tushish burchagiga bogʻliqligini oʻlchash.',
    method:
      'Tushish burchagini oʻzgartiring va nuqta yozing: 60° gacha 10° dan, keyin 3–5° dan. Tajribani uch xil qutblanish uchun takrorlang.',
    x: { quantity: 'incidence' },
    y: { quantity: 'reflected' },
    theory: (angle, si: Si) => reflectedPart({ ...si, angle: angle * DEGREE }) / PERCENT,
    setUp: stateValues(states, 'bryuster-burchagi'),
    variant: { medium: [1, 6] },
  },
  {
    key: 'x-alpha',
    title: 'x va α: plastinada nurning siljishi',
    aim: 'Yassi parallel plastina nurni qancha siljitishini oʻlchash.',
    method:
      '“Yassi plastina” holatini tanlang. Tushish burchagini oʻzgartiring va har safar nurning siljishini nuqta qilib yozing.',
    x: { quantity: 'incidence' },
    y: { quantity: 'shift' },
    theory: (angle, si: Si) => {
      const { thickness } = si;
      return (plateShift(thickness, ...indicesAtFace(si), angle * DEGREE) ?? NaN) / CM;
    },
    setUp: stateValues(states, 'yassi-plastina'),
    variant: { thickness: [2, 5] },
  },
  {
    key: 'delta-alpha',
    title: 'δ va α: prizmaning eng kichik ogʻish burchagi',
    aim: 'Prizmaning eng kichik ogʻish burchagini topish va undan shishaning nur sindirish koʻrsatkichini aniqlash.',
    method:
      'Bir rangli yorugʻlik va prizmani tanlang. Tushish burchagini 35° dan 80° gacha 5° dan oshiring va nuqta yozing. Grafikning eng pastki nuqtasi — eng kichik ogʻish burchagi.',
    x: { quantity: 'incidence' },
    y: { quantity: 'deviation' },
    theory: (angle, si: Si) => {
      const { apex } = si;
      return (prismDeviation(apex, relativeIndex(si), angle * DEGREE) ?? NaN) / DEGREE;
    },
    setUp: stateValues(states, 'prizma-va-spektr'),
    variant: { apex: [40, 60] },
  },
];
