import type { Investigation, Measure, Trial } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { projectile } from '@zarra/physics/projectile';
import { formatNumber } from '../../numbers.js';
import { flightOf } from './flight.js';
import { paramsOf } from './model.js';
import { parameters, type ThrowKey } from './parameters.js';

type Si = Values<ThrowKey>;

const DEGREE = parameters.angle.si ?? 1;
const TOPIC = 'Gorizontga qiya otilgan jismning harakati';
/** A time after every landing, s. */
const LANDED = 1e4;

/** Range, greatest height and duration of a throw without air. */
function throwOf(si: Values, changes: Partial<Si> = {}) {
  const state = projectile.exact?.(LANDED, paramsOf({ ...(si as Si), ...changes })) ?? [];
  const [range = NaN, , , , , , , highest = NaN, duration = NaN] = state;
  return { range, highest, duration };
}

/** Whole angle of the longest throw, in degrees. @param range of an angle in degrees */
function bestAngle(range: (degrees: number) => number): number {
  const angles = Array.from({ length: 61 }, (_, index) => 20 + index);
  return angles.reduce((best, degrees) => (range(degrees) > range(best) ? degrees : best));
}

/** Range with air, m. @param degrees of the start */
const rangeWithAir = (si: Values, degrees: number): number =>
  flightOf({ ...(si as Si), angle: degrees * DEGREE }).maxDistance;

const bestWithAir = (si: Values): number => bestAngle((degrees) => rangeWithAir(si, degrees));
const bestWithoutAir = (si: Values): number =>
  bestAngle((degrees) => throwOf(si, { angle: degrees * DEGREE }).range);

/** One reading after the trial. */
const measureOnce = (quantity: string, trial: Trial): Measure => ({
  trials: [trial],
  answer: (after) => after(quantity),
});

/** A throw until the landing: the events are the top and the landing. */
const measureThrow = (quantity: string, values: Trial['values'] = {}): Measure =>
  measureOnce(quantity, { values, events: 2 });

const RANGE = { unit: 'm', decimals: 1, tolerance: { relative: 0.02 }, meters: ['range', 'height'] } as const;
const LAND_HINT = '“Keyingi hodisagacha” tugmasini jism yerga tushguncha (balandlik 0 boʻlguncha) bosing.';

export const investigations: readonly Investigation[] = [
  {
    slug: 'tik-otilgan',
    title: 'Ikki marta tez otilsa',
    class: 7,
    topic: 'Yuqoriga tik otilgan jismning harakati',
    level: 1,
    hides: ['highest', 'height'],
    predict: {
      kind: 'choice',
      question:
        'Jism yuqoriga tik otiladi (havo yoʻq). Boshlangʻich tezlik 2 marta ortsa, koʻtarilish balandligi qanday oʻzgaradi?',
      options: [
        { text: 'oʻzgarmaydi', value: 1 },
        { text: '2 marta ortadi', value: 2 },
        { text: '4 marta ortadi', value: 4 },
      ],
      expected: (si) => throwOf(si, { speed: 2 * (si as Si).speed }).highest / throwOf(si).highest,
    },
    setUp: {
      values: { speed: 10, angle: 90, airDensity: 0 },
      graph: { x: 'airborne', y: 'height' },
      controls: ['speed'],
      instruction: 'Jism tik yuqoriga 10 m/s tezlik bilan otiladi. Keyin tezlikni 20 m/s qiling.',
    },
    observe: [
      {
        key: 'slow',
        label: 'Balandlik, h (v₀ = 10 m/s)',
        instruction: 'Tezlik 10 m/s boʻlganda eng katta balandlikni oʻlchang.',
        unit: 'm',
        decimals: 1,
        tolerance: { relative: 0.02 },
        expected: (si) => throwOf(si, { speed: 10 }).highest,
        meters: ['highest'],
        hints: ['“Keyingi hodisagacha” tugmasi jismni eng yuqori nuqtaga olib boradi.'],
        measure: measureOnce('highest', { events: 1 }),
      },
      {
        key: 'fast',
        label: 'Balandlik, h (v₀ = 20 m/s)',
        instruction: 'Tezlikni 20 m/s qilib, oʻlchashni takrorlang.',
        unit: 'm',
        decimals: 1,
        tolerance: { relative: 0.02 },
        expected: (si) => throwOf(si, { speed: 20 }).highest,
        meters: ['highest'],
        hints: ['Tezlik 20 m/s ekanini tekshiring va vaqtni eng yuqori nuqtagacha yurgizing.'],
        measure: measureOnce('highest', { values: { speed: 20 }, events: 1 }),
      },
    ],
    explain: ({ value, text }) =>
      `Balandlik ${text('slow')} dan ${text('fast')} ga, yaʼni ${formatNumber(value('fast') / value('slow'), 1)} marta oshdi. h = v₀²/(2g): balandlik tezlikning kvadratiga proporsional.`,
  },
  {
    slug: 'gorizontal-otilgan',
    title: 'Qaysi jism oldin tushadi',
    class: 10,
    topic: 'Gorizontal otilgan jismning harakati',
    level: 1,
    hides: ['airborne'],
    predict: {
      kind: 'choice',
      question:
        '20 m balandlikdan bir jism qoʻyib yuboriladi, ikkinchisi 20 m/s tezlik bilan gorizontal otiladi (havo yoʻq). Qaysi biri yerga oldin tushadi?',
      options: [
        { text: 'qoʻyib yuborilgan jism', value: -1 },
        { text: 'ikkalasi bir vaqtda', value: 0 },
        { text: 'gorizontal otilgan jism', value: 1 },
      ],
      expected: (si) => Math.sign(throwOf(si, { speed: 0 }).duration - throwOf(si, { speed: 20 }).duration),
    },
    setUp: {
      values: { height: 20, angle: 0, speed: 0, airDensity: 0 },
      graph: { x: 'airborne', y: 'height' },
      controls: ['speed'],
      instruction: 'Jism 20 m balandlikda. Avval tezlik 0, keyin 20 m/s boʻlsin.',
    },
    observe: [
      {
        key: 'dropped',
        label: 'Tushish vaqti, t (v₀ = 0)',
        instruction: 'Qoʻyib yuborilgan jismning tushish vaqtini oʻlchang.',
        unit: 's',
        decimals: 2,
        tolerance: { relative: 0.02 },
        expected: (si) => throwOf(si, { speed: 0 }).duration,
        meters: ['airborne', 'height'],
        hints: [LAND_HINT],
        measure: measureOnce('airborne', { seconds: 3 }),
      },
      {
        key: 'thrown',
        label: 'Tushish vaqti, t (v₀ = 20 m/s)',
        instruction: 'Tezlikni 20 m/s qilib, tushish vaqtini yana oʻlchang.',
        unit: 's',
        decimals: 2,
        tolerance: { relative: 0.02 },
        expected: (si) => throwOf(si, { speed: 20 }).duration,
        meters: ['airborne', 'height'],
        hints: [LAND_HINT],
        measure: measureOnce('airborne', { values: { speed: 20 }, seconds: 3 }),
      },
    ],
    explain: ({ text }) =>
      `Qoʻyib yuborilgan jism ${text('dropped')} da, gorizontal otilgani ${text('thrown')} da tushdi. Gorizontal harakat vertikal harakatga taʼsir qilmaydi: t = √(2h/g).`,
  },
  {
    slug: 'eng-uzoq-burchak',
    title: 'Eng uzoqqa uchish burchagi',
    class: 10,
    topic: TOPIC,
    level: 2,
    hides: ['range'],
    predict: {
      kind: 'curve',
      question:
        'Jism yerdan 30 m/s tezlik bilan otiladi (havo yoʻq). Uchish uzoqligi otilish burchagiga qanday bogʻliq? Chizing.',
      hints: ['Tik (90° ga yaqin) va juda yotiq otilgan jism qayerga tushadi?'],
      x: { label: 'Otilish burchagi, α', unit: '°', decimals: 0, from: 0, to: 90 },
      y: { label: 'Uchish uzoqligi, x', unit: 'm', decimals: 0, from: 0, to: 100 },
      at: [15, 30, 45, 60, 75],
      expected: (degrees, si) => throwOf(si, { angle: degrees * DEGREE }).range,
      tolerance: 0.12,
      measure: (angle) => measureThrow('range', { angle }),
    },
    setUp: {
      values: { speed: 30, angle: 30, airDensity: 0 },
      graph: { construction: 'x-angle' },
      controls: ['angle'],
      instruction: 'Tezlik 30 m/s, havo yoʻq. Faqat otilish burchagini oʻzgartiring.',
    },
    observe: [
      {
        ...RANGE,
        key: 'low',
        label: 'Uchish uzoqligi, x (α = 30°)',
        instruction: 'Jismni 30° burchak ostida oting.',
        expected: (si) => throwOf(si, { angle: 30 * DEGREE }).range,
        hints: [LAND_HINT],
        measure: measureThrow('range'),
      },
      {
        ...RANGE,
        key: 'high',
        label: 'Uchish uzoqligi, x (α = 60°)',
        instruction: 'Jismni 60° burchak ostida oting.',
        expected: (si) => throwOf(si, { angle: 60 * DEGREE }).range,
        hints: [LAND_HINT],
        measure: measureThrow('range', { angle: 60 }),
      },
      {
        key: 'best',
        label: 'Eng qulay burchak, α',
        instruction: 'Uchish uzoqligi eng katta boʻladigan burchakni toping.',
        unit: '°',
        decimals: 0,
        tolerance: { absolute: 1 },
        expected: bestWithoutAir,
        meters: ['range', 'height', 'parameter:angle'],
        hints: [
          '30° va 60° da uzoqlik bir xil chiqdi: eng katta qiymat ularning orasida.',
          'Burchakni 40° dan 50° gacha 1° dan oʻzgartiring.',
        ],
        measure: measureThrow('parameter:angle', { angle: 45 }),
      },
    ],
    explain: ({ text }) =>
      `30° da ${text('low')}, 60° da ${text('high')}: yigʻindisi 90° boʻlgan burchaklarda uzoqlik bir xil. Eng katta uzoqlik ${text('best')} da, chunki x = v₀² sin 2α / g va sin 2α shu burchakda 1 ga teng.`,
  },
  {
    slug: 'havo-qarshiligi',
    title: 'Havo boʻlsa, 45° eng yaxshi burchakmi',
    class: 10,
    topic: TOPIC,
    level: 3,
    hides: ['range'],
    predict: {
      kind: 'choice',
      question:
        'Havosiz boʻshliqda jism 45° da eng uzoqqa uchadi. Havoda 45 m/s tezlik bilan otilgan beysbol toʻpi uchun eng qulay burchak qanday?',
      options: [
        { text: '45° dan kichik', value: -1 },
        { text: '45° ga teng', value: 0 },
        { text: '45° dan katta', value: 1 },
      ],
      expected: (si) => Math.sign(bestWithAir(si) - 45),
    },
    setUp: {
      values: { speed: 45, angle: 45 },
      graph: { construction: 'x-angle' },
      controls: ['angle'],
      instruction: 'Beysbol toʻpi havoda 45 m/s tezlik bilan otiladi. Faqat otilish burchagini oʻzgartiring.',
    },
    observe: [
      {
        ...RANGE,
        key: 'middle',
        label: 'Uchish uzoqligi, x (α = 45°)',
        instruction: 'Toʻpni 45° burchak ostida oting.',
        tolerance: { relative: 0.005 },
        expected: (si) => rangeWithAir(si, 45),
        hints: [LAND_HINT],
        measure: measureThrow('range'),
      },
      {
        key: 'best',
        label: 'Eng qulay burchak, α',
        instruction: 'Toʻp eng uzoqqa uchadigan burchakni toping.',
        unit: '°',
        decimals: 0,
        tolerance: { absolute: 1 },
        expected: bestWithAir,
        meters: ['range', 'height', 'parameter:angle'],
        hints: [
          '44° va 46° dagi uzoqliklarni 45° dagi bilan solishtiring: qaysi tomonga yurish kerak?',
          'Burchakni 1° dan kamaytirib boring: uzoqlik oʻsishdan toʻxtagan joy eng qulay burchak.',
        ],
        measure: measureThrow('parameter:angle', { angle: 40 }),
      },
      {
        ...RANGE,
        key: 'range',
        label: 'Uchish uzoqligi, x (eng qulay burchakda)',
        instruction: 'Shu burchakdagi uchish uzoqligini yozing.',
        tolerance: { relative: 0.005 },
        expected: (si) => rangeWithAir(si, bestWithAir(si)),
        hints: [LAND_HINT],
        measure: measureThrow('range', { angle: 40 }),
      },
    ],
    explain: ({ text }) =>
      `Havoda eng qulay burchak taxminan ${text('best')}: uzoqlik ${text('range')}, 45° da esa ${text('middle')}. Havo toʻpni sekinlatadi, shuning uchun pastroq va qisqaroq uchish foydali. Jism yengil va katta boʻlsa, burchak yanada kichik.`,
  },
];
