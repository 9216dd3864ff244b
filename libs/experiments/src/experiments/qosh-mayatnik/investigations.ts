// Over 300 lines because it is data: the investigations of one experiment, by increasing level.
import type { Investigation, Measure } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { createRandom } from '@zarra/physics';
import { doublePendulum, normalModes } from '@zarra/physics/double-pendulum';
import { formatNumber } from '../../numbers.js';
import { memoize } from '../../memoize.js';
import { measureOnce, startValue } from '../../investigation-values.js';
import { model, paramsOf } from './model.js';
import type { DoublePendulumKey } from './parameters.js';

type Si = Values<DoublePendulumKey>;

const TOPIC = 'Mexanik tebranishlar';

/** Difference of the copies at which they have separated, rad. */
const SEPARATED = 0.1;
/** Steps between two comparisons of the copies. */
const STRIDE = 8;
/** Limit of the simulation, s. */
const MAX_TIME = 60;
/** Last second of a growing separation. */
const LAST_SECOND = 10;
/** Exponent of the difference at the start of the growing separation. */
const SMALL = 6;
/** Oscillations that are timed together. */
const SWINGS = 5;

/** Motion of the copies: their separation in rad at a time in s, in steps of {@link STRIDE}. */
function* motionOf(si: Si): Generator<{ time: number; separation: number }> {
  const p = paramsOf(si);
  const state = doublePendulum.start(p, createRandom(1));
  const advance = doublePendulum.solver(p);
  const observable = doublePendulum.observables.find(({ key }) => key === 'separation');
  let steps = 0;
  for (;;) {
    const time = steps * doublePendulum.dt;
    yield { time, separation: observable?.value(time, state, p) ?? NaN };
    for (let step = 0; step < STRIDE; step++) advance(steps++ * doublePendulum.dt, state, doublePendulum.dt);
  }
}

/** Time until two copies have separated, s. @param apart exponent of their difference at the start */
function separationTime(si: Si, apart: number): number {
  for (const { time, separation } of motionOf({ ...si, apart }))
    if (time >= MAX_TIME || separation >= SEPARATED) return time;
  return NaN;
}

/** Separations at whole seconds, rad. */
const separationsOf = memoize((si: Values): readonly number[] => {
  const found: number[] = [];
  for (const { time, separation } of motionOf(si)) {
    if (time > found.length - doublePendulum.dt) found.push(separation);
    if (found.length > LAST_SECOND) break;
  }
  return found;
});

/** lg of the separation over the initial one. */
const growth = (si: Values, seconds: number): number =>
  Math.log10(separationsOf(si)[seconds] ?? NaN) + (si as Si).apart;

/** Growth after a run of two copies. @param apart exponent of the difference at the start */
const measureGrowth = (seconds: number, apart: number): Measure => ({
  trials: [{ seconds }],
  answer: (after) => Math.log10(after('separation')) + apart,
});

/** Potential energy above the lowest state, J: the total energy of a start at rest. */
const startEnergy = (si: Values): number => startValue(model, 'potentialEnergy', si);

/** Periods of the slow and of the fast normal mode, s. */
function modePeriods(si: Values): { slow: number; fast: number } {
  const [slow, fast] = normalModes(paramsOf(si));
  return { slow: (2 * Math.PI) / slow.frequency, fast: (2 * Math.PI) / fast.frequency };
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

const ENERGY = { unit: 'J', decimals: 1, tolerance: { relative: 0.01 } } as const;

const SWING = {
  unit: 's',
  decimals: 2,
  tolerance: { relative: 0.03 },
  meters: ['angle1', 'time'],
  hints: [
    'Yuqori yuk boshlangʻich tomonga beshinchi marta qaytib, θ₁ eng katta boʻlganda vaqtni toʻxtating.',
    'Bitta tebranish oʻrniga beshtasini oʻlchash xatoni besh marta kamaytiradi.',
  ],
} as const;

export const investigations: readonly Investigation[] = [
  {
    slug: 'xaosda-energiya',
    title: 'Tartibsiz harakatda nima saqlanadi',
    class: 7,
    topic: 'Mexanik energiya va uning saqlanishi',
    level: 1,
    hides: ['potentialEnergy', 'kineticEnergy', 'energy'],
    predict: {
      kind: 'number',
      question:
        'Uzunligi 1 m dan boʻlgan ikki sterjen gorizontal holatdan qoʻyib yuboriladi, har bir yuk massasi 1 kg. 10 s tartibsiz harakatdan keyin kinetik va potensial energiyalar yigʻindisi qancha boʻladi? (Eng quyi holatda potensial energiya nolga teng, ishqalanish yoʻq.)',
      hints: [
        'Boshida hamma energiya potensial: Eₚ = mgh.',
        'Yuqori yuk 1 m, quyi yuk 2 m pastga tusha oladi.',
      ],
      answer: {
        ...ENERGY,
        label: 'Toʻliq energiya, E',
        tolerance: { relative: 0.03 },
        expected: startEnergy,
      },
    },
    setUp: {
      values: { angle1: 90, angle2: 90, copies: 1 },
      graph: { plot: 'energy' },
      controls: [],
      instruction: 'Ikkala sterjen gorizontal. Energiyalarni boshida va 10 s dan keyin oʻlchang.',
    },
    observe: [
      {
        ...ENERGY,
        key: 'start',
        label: 'Potensial energiya, Eₚ (boshida)',
        instruction: 'Vaqtni yurgizmasdan, potensial energiyani yozing.',
        expected: startEnergy,
        meters: ['potentialEnergy', 'kineticEnergy'],
        hints: ['Vaqt yurgan boʻlsa, “Boshidan” tugmasini bosing.'],
        measure: measureOnce('potentialEnergy'),
      },
      {
        ...ENERGY,
        key: 'later',
        label: 'Eₖ + Eₚ (10 s dan keyin)',
        instruction: 'Vaqtni 10 s yurgizib toʻxtating va ikki energiyani qoʻshing.',
        expected: startEnergy,
        meters: ['potentialEnergy', 'kineticEnergy'],
        hints: ['Ikkala qiymatni bir paytning oʻzida, vaqt toʻxtaganda yozib oling.'],
        measure: {
          trials: [{ seconds: 10 }],
          answer: (after) => after('kineticEnergy') + after('potentialEnergy'),
        },
      },
    ],
    explain: ({ text }) =>
      `Boshida potensial energiya ${text('start')} edi, 10 s dan keyin yigʻindi ${text('later')}. Burchaklarni oldindan aytish qiyin, toʻliq mexanik energiya esa oʻzgarmaydi. Shuning uchun har bir onda tezlik bilan balandlik bir-biriga bogʻliq.`,
  },
  {
    slug: 'normal-tebranishlar',
    title: 'Bir mayatnikning ikki davri',
    class: 10,
    topic: TOPIC,
    level: 2,
    hides: ['growthTime'],
    predict: {
      kind: 'choice',
      question:
        'Yuklar avval bir tomonga (7° va 10°), soʻng qarama-qarshi tomonlarga (7° va −10°) ogʻdirilib, qoʻyib yuboriladi. Ikkinchi holda tebranish davri qanday boʻladi?',
      options: [
        { text: 'birinchi holdagidek', value: 1 },
        { text: 'taxminan 2,4 marta katta', value: 2.4 },
        { text: 'taxminan 2,4 marta kichik', value: 1 / 2.4 },
      ],
      expected: (si) => modePeriods(si).fast / modePeriods(si).slow,
    },
    setUp: {
      values: { angle1: 7, angle2: 10, copies: 1 },
      graph: { plot: 'angles' },
      controls: ['angle2'],
      instruction:
        'Yuqori sterjen 7° ga ogʻdirilgan, sterjen va yuklar bir xil. Har safar 5 ta toʻliq tebranish vaqtini oʻlchang.',
    },
    observe: [
      {
        ...SWING,
        key: 'slow',
        label: '5 ta tebranish vaqti, t (θ₂ = 10°)',
        instruction: 'Yuklar bir tomonga ogʻdirilganda 5 ta toʻliq tebranish vaqtini oʻlchang.',
        expected: (si) => SWINGS * modePeriods(si).slow,
        measure: measureOnce('time', { seconds: 13.15 }),
      },
      {
        ...SWING,
        key: 'fast',
        label: '5 ta tebranish vaqti, t (θ₂ = −10°)',
        instruction: 'Quyi sterjen burchagini −10° qilib, oʻlchashni takrorlang.',
        expected: (si) => SWINGS * modePeriods(si).fast,
        measure: measureOnce('time', { values: { angle2: -10 }, seconds: 5.45 }),
      },
    ],
    explain: ({ value, text }) =>
      `Besh tebranish yuklar bir tomonga ogʻdirilganda ${text('slow')}, qarama-qarshi ogʻdirilganda ${text('fast')} davom etdi: davrlar ${formatNumber(value('slow') / SWINGS, 2)} s va ${formatNumber(value('fast') / SWINGS, 2)} s. Qarama-qarshi tebranishda qaytaruvchi kuch katta. Ikki yukli sistemaning ikki xususiy (normal) tebranishi bor, har qanday kichik tebranish ularning yigʻindisi.`,
  },
  {
    slug: 'farqning-osishi',
    title: 'Arzimas farq qanday oʻsadi',
    class: 10,
    topic: TOPIC,
    level: 3,
    hides: ['growthTime', 'separation'],
    predict: {
      kind: 'curve',
      question:
        'Ikki nusxaning boshlangʻich farqi δ₀ = 10⁻⁶ rad. Farq necha marta oshgani 10 ning darajasi bilan yozilgan: lg(δ/δ₀) = 3 — 1000 marta. U vaqt oʻtishi bilan qanday oʻsadi? Chizing.',
      hints: ['Farq har sekundda bir xil miqdorga qoʻshilib oʻsadimi yoki bir xil songa koʻpayadimi?'],
      x: { label: 'Vaqt, t', unit: 's', decimals: 0, from: 0, to: LAST_SECOND },
      y: { label: 'lg(δ/δ₀)', unit: '', decimals: 1, from: 0, to: 7 },
      at: [1, 2, 4, 6, 8, 10],
      expected: (seconds, si) => growth(si, seconds),
      tolerance: 0.12,
      measure: (seconds) => measureGrowth(seconds, SMALL),
    },
    setUp: {
      values: { angle1: 150, angle2: 90, copies: 2, apart: SMALL },
      graph: { plot: 'separation' },
      controls: [],
      instruction:
        'Yuqori sterjen 150°, quyisi 90° ga ogʻdirilgan; nusxalar 2 ta, boshlangʻich farq 10⁻⁶ rad.',
    },
    observe: [
      {
        key: 'middle',
        label: 'lg(δ/δ₀) (t = 5 s)',
        instruction: 'Vaqtni 5 s yurgizing, farqni 10⁻⁶ rad ga boʻlib, logarifmini hisoblang.',
        unit: '',
        decimals: 1,
        tolerance: { absolute: 0.2 },
        expected: (si) => growth(si, 5),
        meters: ['separation', 'time'],
        hints: ['“Bir kadr orqaga” tugmasi bilan vaqtni 5 s ga keltiring.'],
        measure: measureGrowth(5, SMALL),
      },
      {
        key: 'end',
        label: 'lg(δ/δ₀) (t = 10 s)',
        instruction: 'Vaqtni 10 s gacha yurgizib, hisobni takrorlang.',
        unit: '',
        decimals: 1,
        tolerance: { absolute: 0.2 },
        expected: (si) => growth(si, 10),
        meters: ['separation', 'time'],
        hints: ['Grafikning vertikal oʻqi logarifmik: bir xil balandlik — bir xil marta oʻsish.'],
        measure: measureGrowth(10, SMALL),
      },
    ],
    explain: ({ value, text }) =>
      `5 s da lg(δ/δ₀) = ${text('middle')}, 10 s da ${text('end')}: farq sekundiga oʻrtacha ${formatNumber(10 ** (value('end') / 10), 1)} marta oshib, 10 s da ${formatNumber(10 ** (value('end') - 3))} ming martaga yetdi. Logarifm vaqtga deyarli proporsional, demak, farq eksponensial oʻsadi. Xaosning belgisi shu.`,
  },
  {
    slug: 'bashorat-muddati',
    title: 'Bashorat qancha vaqtga yetadi',
    class: 10,
    topic: TOPIC,
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
