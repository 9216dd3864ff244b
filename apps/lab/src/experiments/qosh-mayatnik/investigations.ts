import type { Investigation } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { createRandom } from '@zarra/physics';
import { doublePendulum } from '@zarra/physics/double-pendulum';
import { formatNumber } from '../../numbers.js';
import { memoize } from '../../memoize.js';
import { measureOnce } from '../../investigation-values.js';
import { paramsOf } from './model.js';
import type { DoublePendulumKey } from './parameters.js';

type Si = Values<DoublePendulumKey>;

/** Difference of the copies at which they have separated, rad. */
const SEPARATED = 0.1;
/** Steps between two comparisons of the copies. */
const STRIDE = 8;
/** Limit of the simulation, s. */
const MAX_TIME = 60;

/** Time until two copies have separated, s. @param apart exponent of their difference at the start */
function separationTime(si: Si, apart: number): number {
  const p = paramsOf({ ...si, apart });
  const state = doublePendulum.start(p, createRandom(1));
  const advance = doublePendulum.solver(p);
  const separation = doublePendulum.observables.find(({ key }) => key === 'separation');
  let steps = 0;
  let time = 0;
  while (time < MAX_TIME && (separation?.value(time, state, p) ?? Infinity) < SEPARATED) {
    for (let step = 0; step < STRIDE; step++) advance(steps++ * doublePendulum.dt, state, doublePendulum.dt);
    time = steps * doublePendulum.dt;
  }
  return time;
}

/** Separation times of two starts, the second a hundred times as exact. */
const timesOf = memoize((si: Values) => ({
  short: separationTime(si as Si, 4),
  long: separationTime(si as Si, 6),
}));

const TIME = {
  unit: 's',
  decimals: 1,
  tolerance: { relative: 0.05 },
  meters: ['separation', 'time'],
  hints: ['Farq 0,1 rad dan oshganda vaqtni toʻxtating, soʻng “Bir kadr orqaga” bilan aniqlang.'],
} as const;

export const investigations: readonly Investigation[] = [
  {
    slug: 'bashorat-muddati',
    title: 'Bashorat qancha vaqtga yetadi',
    class: 10,
    topic: 'Mexanik tebranishlar',
    level: 3,
    hides: ['growthTime'],
    predict: {
      kind: 'choice',
      question:
        'Ikki qoʻsh mayatnik deyarli bir xil holatdan boshlaydi. Boshlangʻich farq 100 marta kichraysa, ular bir-biridan ajralguncha oʻtadigan vaqt necha marta uzayadi?',
      options: [
        { text: '2 martadan kam', value: 1.5 },
        { text: 'taxminan 10 marta', value: 10 },
        { text: 'taxminan 100 marta', value: 100 },
      ],
      expected: (si) => timesOf(si).long / timesOf(si).short,
    },
    setUp: {
      values: { angle1: 120, angle2: 120, copies: 2, apart: 4 },
      graph: { plot: 'separation' },
      controls: ['apart'],
      instruction: 'Ikkala burchak 120°, nusxalar 2 ta. Farq 0,1 rad ga yetgan vaqtni oʻlchang.',
    },
    observe: [
      {
        ...TIME,
        key: 'short',
        label: 'Vaqt, t (farq 10⁻⁴ rad)',
        instruction: 'Boshlangʻich farq 10⁻⁴ rad boʻlsin.',
        expected: (si) => timesOf(si).short,
        measure: measureOnce('time', { seconds: 6.9 }),
      },
      {
        ...TIME,
        key: 'long',
        label: 'Vaqt, t (farq 10⁻⁶ rad)',
        instruction: 'Endi boshlangʻich farqni 10⁻⁶ rad qiling.',
        expected: (si) => timesOf(si).long,
        measure: measureOnce('time', { values: { apart: 6 }, seconds: 10.2 }),
      },
    ],
    explain: ({ value, text }) =>
      `Vaqt ${text('short')} dan ${text('long')} gacha, bor-yoʻgʻi ${formatNumber(value('long') - value('short'), 1)} s uzaydi. Farq eksponensial oʻsadi: ln 100 ≈ 4,6, demak, u taxminan ${formatNumber((value('long') - value('short')) / Math.log(100), 1)} s da e marta oʻsadi (Lyapunov vaqti). Ob-havo ham shunday: oʻlchash ikki marta aniqroq boʻlsa, bashorat bir-ikki kunga uzayadi.`,
  },
];
