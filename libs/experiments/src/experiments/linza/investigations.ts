// Over 300 lines because it is data: the investigations of one experiment, by increasing level.
import type { Investigation, Measure, Trial } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { measureOnce, startValue } from '../../investigation-values.js';
import { memoize } from '../../memoize.js';
import { opticalBenchModel } from './model.js';
import { parameters } from './parameters.js';

const CM = parameters.stop.si ?? 1;
const MICROMETRE = 1e-6;

/** Radius of a spot at an aperture radius in sm, mkm. */
const radiusOf = (key: 'spot' | 'airy', si: Values, stop: number): number =>
  startValue(opticalBenchModel, key, { ...si, stop: stop * CM }) / MICROMETRE;

/** Aperture radius with the least blur of both kinds, sm. */
const bestStop = memoize((si: Values): number => {
  const stops = Array.from({ length: 60 }, (_, index) => 0.1 + 0.05 * index);
  const blurs = stops.map((stop) => Math.hypot(radiusOf('spot', si, stop), radiusOf('airy', si, stop)));
  return stops[blurs.indexOf(Math.min(...blurs))] ?? NaN;
});

type TrialValues = NonNullable<Trial['values']>;

interface Changes {
  readonly distance?: number;
  readonly index?: number;
}

/** A distance on the bench with changed parameters in their displayed units, sm. */
function lengthOf(key: 'focalLength' | 'image', si: Values, { distance, index }: Changes): number {
  const changed = {
    ...si,
    ...(distance !== undefined && { distance: distance * CM }),
    ...(index !== undefined && { index }),
  };
  return startValue(opticalBenchModel, key, changed) / CM;
}

/** Distance from the object to its image, sm. */
const spanOf = (si: Values, distance: number): number => distance + lengthOf('image', si, { distance });

/** Distance from the object to its image when they are closest, sm: d = f = 2F. */
const leastSpan = (si: Values): number => 4 * lengthOf('focalLength', si, {});

/** The place where the screen is sharp. @param values of the trial, with that of the screen */
const measureScreen = (values: TrialValues): Measure => measureOnce('parameter:screen', { values });

/** The focal length by the lens formula. */
const measureFocus = (values: TrialValues): Measure => ({
  trials: [{ values }],
  answer: (after) => 1 / (1 / after('parameter:distance') + 1 / after('parameter:screen')),
});

/** Distance from the object to the screen where it is sharp. */
const measureSpan = (values: TrialValues): Measure => ({
  trials: [{ values }],
  answer: (after) => after('parameter:distance') + after('parameter:screen'),
});

/** What is drawn without the image, which the learner finds with the screen. */
const WITHOUT_IMAGE = { paraxial: 0, construction: 0 };
/** Small stop: the rays of a point meet in one place, sm. */
const SMALL_STOP = 0.5;
const SCREEN = {
  unit: 'sm',
  decimals: 1,
  tolerance: { relative: 0.02 },
  meters: ['blur', 'parameter:screen'],
} as const;
const BENCH = ['blur', 'parameter:distance', 'parameter:screen'] as const;
const SCREEN_HINT =
  '“Ekrangacha masofa”ni oʻzgartiring: tasvir tiniq boʻlgan joyda “Ekrandagi dogʻ radiusi” eng kichik.';

export const investigations: readonly Investigation[] = [
  {
    slug: 'tasvir-siljishi',
    title: 'Buyum yaqinlashsa, tasvir qayerga siljiydi',
    class: 9,
    topic: 'Linzalar. Linzada tasvir yasash',
    level: 1,
    hides: ['image', 'focalLength', 'magnification', 'crossing'],
    predict: {
      kind: 'choice',
      question:
        'Buyum linzadan 40 sm uzoqda edi, uni 25 sm ga yaqinlashtirishdi. Ekranda tasvir yana tiniq boʻlishi uchun ekranni qayerga surish kerak?',
      options: [
        { text: 'linzaga yaqinroq', value: -1 },
        { text: 'surish kerak emas', value: 0 },
        { text: 'linzadan uzoqroq', value: 1 },
      ],
      expected: (si) =>
        Math.sign(lengthOf('image', si, { distance: 25 }) - lengthOf('image', si, { distance: 40 })),
    },
    setUp: {
      values: { radius: 15, distance: 40, stop: SMALL_STOP, screen: 35 },
      view: WITHOUT_IMAGE,
      graph: { x: 'distance', y: 'blur' },
      controls: ['distance', 'screen'],
      instruction: 'Buyum linzadan 40 sm uzoqda. Ekranni surib, tiniq tasvirni toping; vaqtni yurgizmang.',
    },
    observe: [
      {
        ...SCREEN,
        key: 'far',
        label: 'Tasvirgacha masofa, f (d = 40 sm)',
        instruction: 'Tasvir tiniq boʻlganda ekrangacha masofani yozing.',
        expected: (si) => lengthOf('image', si, { distance: 40 }),
        hints: [SCREEN_HINT],
        measure: measureScreen({ screen: 25 }),
      },
      {
        ...SCREEN,
        key: 'near',
        label: 'Tasvirgacha masofa, f (d = 25 sm)',
        instruction: 'Buyumni 25 sm ga yaqinlashtirib, oʻlchashni takrorlang.',
        expected: (si) => lengthOf('image', si, { distance: 25 }),
        hints: ['“Buyumgacha masofa” 25 sm ekanini tekshiring.', SCREEN_HINT],
        measure: measureScreen({ distance: 25, screen: 40 }),
      },
      {
        ...SCREEN,
        key: 'focus',
        label: 'Fokus masofasi, F',
        instruction: 'Bir juft d va f dan linzaning fokus masofasini hisoblang.',
        expected: (si) => lengthOf('focalLength', si, {}),
        meters: BENCH,
        hints: ['1/F = 1/d + 1/f.', 'F = d · f/(d + f).'],
        measure: measureFocus({ screen: 25 }),
      },
    ],
    explain: ({ text }) =>
      `Buyum 40 sm dan 25 sm ga kelganda tasvir ${text('far')} dan ${text('near')} ga uzoqlashdi: buyum va tasvir bir tomonga siljiydi. 1/d + 1/f = 1/F yigʻindi oʻzgarmaydi (F = ${text('focus')}), shuning uchun d kamaysa, f ortadi.`,
  },
  {
    slug: 'linza-materiali',
    title: 'Linza boshqa shishadan yasalsa',
    class: 9,
    topic: 'Linzaning fokus masofasi va optik kuchi',
    level: 2,
    hides: ['focalLength', 'image', 'magnification', 'crossing'],
    predict: {
      kind: 'number',
      question:
        'Sindirish koʻrsatkichi n = 1,4 boʻlgan linzaning fokus masofasi 15,4 sm. Xuddi shunday shakldagi linza n = 1,8 boʻlgan shishadan yasalsa, fokus masofasi qancha boʻladi?',
      hints: ['n = 1 boʻlsa, linza nurni umuman sindirmaydi.', 'Optik kuch D = 1/F (n − 1) ga proporsional.'],
      answer: {
        label: 'Fokus masofasi, F (n = 1,8)',
        unit: 'sm',
        decimals: 1,
        tolerance: { relative: 0.1 },
        expected: (si) => lengthOf('focalLength', si, { index: 1.8 }),
      },
    },
    setUp: {
      values: { radius: 12, index: 1.4, distance: 40, stop: SMALL_STOP, screen: 20 },
      view: WITHOUT_IMAGE,
      graph: { x: 'distance', y: 'blur' },
      controls: ['index', 'screen'],
      instruction:
        'Buyum linzadan 40 sm uzoqda. Avval n = 1,4, keyin n = 1,8 uchun ekranda tiniq tasvirni toping; vaqtni yurgizmang.',
    },
    observe: [
      {
        ...SCREEN,
        key: 'weak',
        label: 'Tasvirgacha masofa, f (n = 1,4)',
        instruction: 'n = 1,4 boʻlganda tiniq tasvirgacha masofani toping.',
        expected: (si) => lengthOf('image', si, { index: 1.4 }),
        hints: [SCREEN_HINT],
        measure: measureScreen({ screen: 25.1 }),
      },
      {
        ...SCREEN,
        key: 'strong',
        label: 'Tasvirgacha masofa, f (n = 1,8)',
        instruction: 'Sindirish koʻrsatkichini 1,8 qilib, oʻlchashni takrorlang.',
        expected: (si) => lengthOf('image', si, { index: 1.8 }),
        hints: ['Tasvir endi linzaga ancha yaqin: ekranni 8–12 sm oraligʻida suring.', SCREEN_HINT],
        measure: measureScreen({ index: 1.8, screen: 9.7 }),
      },
      {
        ...SCREEN,
        key: 'focus',
        label: 'Fokus masofasi, F (n = 1,8, oʻlchangan)',
        instruction: 'Shu d va f dan fokus masofasini hisoblang.',
        tolerance: { relative: 0.03 },
        expected: (si) => lengthOf('focalLength', si, { index: 1.8 }),
        meters: BENCH,
        hints: ['1/F = 1/d + 1/f.', 'F = d · f/(d + f).'],
        measure: measureFocus({ index: 1.8, screen: 9.7 }),
      },
    ],
    explain: ({ text }) =>
      `Tasvir ${text('weak')} dan ${text('strong')} ga yaqinlashdi, fokus masofasi ${text('focus')} boʻldi: n atigi 1,3 marta oʻsdi, F esa 2 marta kamaydi. Linza nurni havodan farqi hisobiga sindiradi, shuning uchun 1/F n ga emas, (n − 1) ga proporsional.`,
  },
  {
    slug: 'eng-kichik-oraliq',
    title: 'Buyum va ekran orasi qanchagacha kamayadi',
    class: 9,
    topic: 'Yupqa linza formulasi',
    level: 3,
    hides: ['image', 'magnification', 'crossing'],
    predict: {
      kind: 'curve',
      question:
        'Fokus masofasi 12,4 sm boʻlgan linza ekranda tiniq tasvir bermoqda. Buyum linzadan uzoqlashtirilganda buyumdan tasvirgacha boʻlgan oraliq (d + f) qanday oʻzgaradi? Chizing.',
      hints: [
        'Buyum fokusga yaqin boʻlsa, tasvir juda uzoqda.',
        'Buyum juda uzoqda boʻlsa, d ning oʻzi katta.',
      ],
      x: { label: 'Buyumgacha masofa, d', unit: 'sm', decimals: 0, from: 15, to: 40 },
      y: { label: 'Oraliq, d + f', unit: 'sm', decimals: 0, from: 40, to: 80 },
      at: [16, 18, 21, 25, 30, 35, 40],
      expected: (distance, si) => spanOf(si, distance),
      tolerance: 0.1,
      measure: (distance) => ({
        trials: [{ values: { distance } }],
        answer: (after) => after('distance') + after('image'),
      }),
    },
    setUp: {
      values: { radius: 12, distance: 18, stop: SMALL_STOP, screen: 30 },
      view: WITHOUT_IMAGE,
      graph: { x: 'distance', y: 'blur' },
      controls: ['distance', 'screen'],
      instruction:
        'Har safar ekranda tiniq tasvirni toping va buyumgacha masofa bilan ekrangacha masofani qoʻshing; vaqtni yurgizmang.',
    },
    observe: [
      {
        ...SCREEN,
        key: 'near',
        label: 'Oraliq, d + f (d = 18 sm)',
        instruction: 'Buyum 18 sm da turganda oraliqni oʻlchang.',
        expected: (si) => spanOf(si, 18),
        meters: BENCH,
        hints: [SCREEN_HINT],
        measure: measureSpan({ screen: 39.7 }),
      },
      {
        ...SCREEN,
        key: 'far',
        label: 'Oraliq, d + f (d = 40 sm)',
        instruction: 'Buyumni 40 sm ga uzoqlashtirib, oraliqni oʻlchang.',
        expected: (si) => spanOf(si, 40),
        meters: BENCH,
        hints: [SCREEN_HINT],
        measure: measureSpan({ distance: 40, screen: 18 }),
      },
      {
        ...SCREEN,
        key: 'least',
        label: 'Eng kichik oraliq, d + f',
        instruction: 'Buyumni surib, oraliq eng kichik boʻladigan holatni toping va oraliqni yozing.',
        tolerance: { relative: 0.01 },
        expected: leastSpan,
        meters: BENCH,
        hints: [
          '18 sm va 40 sm da oraliq deyarli teng: eng kichik qiymat ularning orasida.',
          'Buyumni 22, 25 va 28 sm ga qoʻying.',
        ],
        measure: measureSpan({ distance: 25, screen: 24.6 }),
      },
    ],
    explain: ({ text }) =>
      `18 sm da oraliq ${text('near')}, 40 sm da ${text('far')}, eng kichigi esa ${text('least')}: fokus masofasining toʻrt barobari (4F). Bunda d = f = 2F, tasvir buyumga teng. Ekran buyumga bundan yaqin tursa, tiniq tasvir olib boʻlmaydi.`,
  },
  {
    slug: 'diafragma',
    title: 'Fotoapparatda diafragma nima uchun kerak',
    class: 9,
    topic: 'Linzalar. Linzada tasvir yasash',
    level: 3,
    hides: ['spot', 'airy'],
    predict: {
      kind: 'choice',
      question: 'Diafragma radiusi qanday boʻlganda tasvir eng tiniq chiqadi?',
      options: [
        { text: 'imkon qadar kichik (0,1 sm)', value: 0.1 },
        { text: 'oʻrtacha (1 sm ga yaqin)', value: 1 },
        { text: 'imkon qadar katta (4,5 sm)', value: 4.5 },
      ],
      expected: bestStop,
    },
    setUp: {
      values: { stop: 3 },
      graph: { plot: 'spot' },
      controls: ['stop'],
      instruction:
        'Nuqta tasviri — dogʻ. Dogʻni linza xatosi ham, difraksiya ham kengaytiradi. Diafragma radiusini oʻzgartiring; vaqtni yurgizmang.',
    },
    observe: [
      {
        key: 'wide',
        label: 'Eng kichik dogʻ radiusi (r = 3 sm)',
        instruction: 'Radius 3 sm boʻlganda eng kichik dogʻ radiusini yozing.',
        unit: 'mkm',
        decimals: 0,
        tolerance: { relative: 0.02 },
        expected: (si) => radiusOf('spot', si, 3),
        meters: ['spot', 'airy'],
        hints: ['Vaqt yurgan boʻlsa, “Boshidan” tugmasini bosing.'],
        measure: measureOnce('spot'),
      },
      {
        key: 'narrow',
        label: 'Difraksion doira (r = 0,2 sm)',
        instruction: 'Radiusni 0,2 sm qilib, difraksion doira radiusini yozing.',
        unit: 'mkm',
        decimals: 0,
        tolerance: { relative: 0.02 },
        expected: (si) => radiusOf('airy', si, 0.2),
        meters: ['spot', 'airy'],
        hints: ['Tor diafragmada linza xatosi deyarli yoʻq, difraksiya esa kuchli.'],
        measure: measureOnce('airy', { values: { stop: 0.2 } }),
      },
      {
        key: 'best',
        label: 'Diafragma radiusi, r (eng tiniq)',
        instruction: 'Ikkala radius ham kichik boʻladigan diafragmani toping.',
        unit: 'sm',
        decimals: 2,
        tolerance: { absolute: 0.2 },
        expected: bestStop,
        meters: ['spot', 'airy', 'parameter:stop'],
        hints: ['Ikki radius bir-biriga teng boʻladigan joyni qidiring.', '0,8 va 1,2 sm orasini koʻring.'],
        measure: measureOnce('parameter:stop', { values: { stop: 1 } }),
      },
    ],
    explain: ({ text }) =>
      `Keng diafragmada chetdagi nurlar boshqa joyda uchrashadi: dogʻ ${text('wide')}. Tor diafragmada difraksiya ${text('narrow')} li doira beradi. Eng yaxshi radius ${text('best')} atrofida: diafragma linza xatosini kamaytiradi, lekin uni haddan tashqari toraytirish foydasiz.`,
  },
];
