// Over 300 lines because it is data: the investigations of one experiment, by increasing level.
import type { Investigation, Measure, Trial } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { resonance, spring, steadyState, type SpringParams } from '@zarra/physics/spring';
import { measureOnce } from '../../investigation-values.js';
import { formatNumber } from '../../numbers.js';

const CM = 0.01;

/** Time until the oscillation is steady within a thousandth, s. */
const STEADY = 18;

const paramsOf = (si: Values): SpringParams => si as Values & SpringParams;

/** Steady amplitude at a drive frequency, sm. */
const amplitude = (si: Values, drive: number): number =>
  steadyState({ ...paramsOf(si), drive }).amplitude / CM;

/** Period of the free oscillation without damping, s. */
const period = (si: Values, changes: Partial<SpringParams> = {}): number =>
  (2 * Math.PI) / resonance({ ...paramsOf(si), ...changes }).natural;

/** Time from rest at an elongation in sm to the first passage through the equilibrium, s. */
function quarter(si: Values, elongation: number): number {
  const p = { ...paramsOf(si), position: elongation * CM };
  let time = 0;
  while ((spring.exact?.(time, p)[0] ?? 0) > 0) time += spring.dt;
  return time;
}

/** Mass with a period in s, kg: T² = 4π² m / k. */
const massOf = (si: Values, wanted: number): number => paramsOf(si).stiffness * (wanted / (2 * Math.PI)) ** 2;

/** Energy of the spring at an elongation in sm, mJ. */
const energy = (si: Values, elongation: number): number =>
  (1000 * paramsOf(si).stiffness * (elongation * CM) ** 2) / 2;

/** Amplitude that counts as rest, m. */
const AT_REST = 0.1 * CM;
/** A time after which every oscillation of an investigation has decayed, s. */
const MAX_TIME = 60;

/** Time until the amplitude of a free oscillation has decayed to {@link AT_REST}, s. Its energy always decreases. */
function settlingTime(si: Values, damping: number): number {
  const p = { ...paramsOf(si), damping };
  const { natural } = resonance(p);
  const isMoving = (time: number): boolean => {
    const [x = 0, v = 0] = spring.exact?.(time, p) ?? [];
    return Math.hypot(x, v / natural) > AT_REST;
  };
  let [before, after] = [0, MAX_TIME];
  while (after - before > 1e-4) {
    const middle = (before + after) / 2;
    if (isMoving(middle)) before = middle;
    else after = middle;
  }
  return after;
}

const PERIOD = { unit: 's', decimals: 3, tolerance: { relative: 0.01 }, meters: ['measuredPeriod'] } as const;
/** No readout shows the period: a hidden readout hides the theory of the graph as well. */
const THEORY = ['quality'];
const PERIOD_HINT =
  '“Keyingi hodisagacha” tugmasini bosib boring: yuk uchinchi marta burilgach, asbob davrni koʻrsatadi.';
/** The period after the third turning point. */
const measurePeriod = (values: Trial['values'] = {}): Measure =>
  measureOnce('measuredPeriod', { values, events: 6 });

const SETTLING = {
  unit: 's',
  decimals: 1,
  tolerance: { relative: 0.07 },
  meters: ['swing', 'time'],
  hints: [
    '“Amplituda, A (hozir)” 0,1 sm dan kichik boʻlganda vaqtni toʻxtating, soʻng “Bir kadr orqaga” bilan aniqlang.',
  ],
} as const;

export const investigations: readonly Investigation[] = [
  {
    slug: 'prujina-energiyasi',
    title: 'Ikki marta koʻproq choʻzilgan prujina',
    class: 7,
    topic: 'Mexanik energiya va uning saqlanishi',
    level: 1,
    hides: ['energy'],
    predict: {
      kind: 'choice',
      question: 'Prujina 5 sm oʻrniga 10 sm choʻzilsa, tebranish energiyasi necha marta ortadi?',
      options: [
        { text: 'oʻzgarmaydi', value: 1 },
        { text: '2 marta', value: 2 },
        { text: '4 marta', value: 4 },
        { text: '8 marta', value: 8 },
      ],
      expected: (si) => energy(si, 10) / energy(si, 5),
    },
    setUp: {
      values: { mass: 0.5, stiffness: 20, damping: 0, force: 0, position: 5, velocity: 0 },
      graph: { plot: 'swing' },
      controls: ['position'],
      instruction: 'Qarshilik va majburlovchi kuch yoʻq. Faqat boshlangʻich siljishni oʻzgartiring.',
    },
    observe: [
      {
        key: 'small',
        label: 'Tebranish energiyasi, E (x₀ = 5 sm)',
        instruction: 'Prujina 5 sm choʻzilgan. Vaqtni bir necha sekund yurgizib, energiyani yozing.',
        unit: 'mJ',
        decimals: 0,
        tolerance: { relative: 0.02 },
        expected: (si) => energy(si, 5),
        meters: ['energy', 'position'],
        hints: ['Siljish oʻzgarib turadi. Energiya-chi?'],
        measure: measureOnce('energy', { seconds: 3 }),
      },
      {
        key: 'large',
        label: 'Tebranish energiyasi, E (x₀ = 10 sm)',
        instruction: 'Boshlangʻich siljishni 10 sm qilib, oʻlchashni takrorlang.',
        unit: 'mJ',
        decimals: 0,
        tolerance: { relative: 0.02 },
        expected: (si) => energy(si, 10),
        meters: ['energy', 'position'],
        hints: ['“Boshlangʻich siljish, x₀” qiymatini 10 sm qiling.'],
        measure: measureOnce('energy', { values: { position: 10 }, seconds: 3 }),
      },
    ],
    explain: ({ value, text }) =>
      `Energiya ${text('small')} dan ${text('large')} ga, yaʼni ${formatNumber(value('large') / value('small'), 1)} marta ortdi: E = kx²/2. Tebranishda potensial energiya kinetik energiyaga va aksincha aylanadi, yigʻindisi esa oʻzgarmaydi.`,
  },
  {
    slug: 'amplituda-va-davr',
    title: 'Katta tebranish uzoqroq davom etadimi',
    class: 10,
    topic: 'Prujinali mayatnik',
    level: 1,
    hides: THEORY,
    predict: {
      kind: 'choice',
      question:
        'Yuk muvozanat holatidan 2 sm oʻrniga 10 sm siljitib qoʻyib yuborilsa, u 5 marta uzun yoʻl bosadi. Tebranish davri qanday oʻzgaradi?',
      options: [
        { text: '5 marta kamayadi', value: 0.2 },
        { text: 'oʻzgarmaydi', value: 1 },
        { text: 'taxminan 2 marta ortadi', value: 2.2 },
        { text: '5 marta ortadi', value: 5 },
      ],
      // By the exact motion: the time of the first passage through the equilibrium does not depend on the start.
      expected: (si) => quarter(si, 10) / quarter(si, 2),
    },
    setUp: {
      values: { mass: 1, stiffness: 20, damping: 0, force: 0, position: 2, velocity: 0 },
      graph: { plot: 'swing' },
      controls: ['position'],
      instruction: 'Yuk 2 sm siljitilgan, qarshilik yoʻq. Faqat boshlangʻich siljishni oʻzgartiring.',
    },
    observe: [
      {
        ...PERIOD,
        key: 'small',
        label: 'Davr, T (x₀ = 2 sm)',
        instruction: 'Yuk 2 sm siljitilganda davrni oʻlchang.',
        expected: (si) => period(si),
        hints: [PERIOD_HINT],
        measure: measurePeriod(),
      },
      {
        ...PERIOD,
        key: 'large',
        label: 'Davr, T (x₀ = 10 sm)',
        instruction: 'Boshlangʻich siljishni 10 sm qilib, davrni yana oʻlchang.',
        expected: (si) => period(si),
        hints: ['Siljishni oʻzgartirgach, “Boshidan” tugmasini bosing.', PERIOD_HINT],
        measure: measurePeriod({ position: 10 }),
      },
    ],
    explain: ({ text }) =>
      `Davr 2 sm da ${text('small')}, 10 sm da ${text('large')}: u amplitudaga bogʻliq emas. Siljish 5 marta katta boʻlsa, elastiklik kuchi ham, tezlik ham 5 marta katta. Shuning uchun T = 2π√(m/k) formulasida amplituda yoʻq.`,
  },
  {
    slug: 'vaznsizlikda-massa',
    title: 'Vaznsizlikda massani oʻlchash',
    class: 10,
    topic: 'Prujinali mayatnik',
    level: 2,
    hides: THEORY,
    predict: {
      kind: 'number',
      question:
        'Kosmik stansiyada tarozi ishlamaydi: jismni bikrligi 40 N/m boʻlgan prujinaga mahkamlab, tebranish davrini oʻlchashadi. Davr 1 s boʻlsa, jismning massasi qancha?',
      hints: ['T = 2π√(m/k) dan m ni toping.'],
      answer: {
        label: 'Massa, m (T = 1 s)',
        unit: 'kg',
        decimals: 2,
        tolerance: { relative: 0.05 },
        expected: (si) => massOf(si, 1),
      },
    },
    setUp: {
      values: { mass: 0.5, stiffness: 40, damping: 0, force: 0, position: 10, velocity: 0 },
      graph: { construction: 'T2-m' },
      controls: ['mass'],
      instruction: 'Prujina bikrligi 40 N/m, yuk 10 sm siljitilgan. Faqat massani oʻzgartiring.',
    },
    observe: [
      {
        ...PERIOD,
        key: 'period',
        label: 'Davr, T (m = 0,5 kg)',
        instruction: 'Avval massasi 0,5 kg boʻlgan yukning davrini oʻlchang.',
        expected: (si) => period(si, { mass: 0.5 }),
        hints: [PERIOD_HINT],
        measure: measurePeriod(),
      },
      {
        key: 'mass',
        label: 'Yuk massasi, m (T = 1 s)',
        instruction: 'Massani oʻzgartirib, davri 1 s ga eng yaqin yukni toping.',
        unit: 'kg',
        decimals: 2,
        tolerance: { relative: 0.03 },
        expected: (si) => massOf(si, 1),
        meters: ['measuredPeriod', 'parameter:mass'],
        hints: [
          'Davr 1,4 marta ortishi kerak. Massa-chi?',
          'Massani 0,9 kg dan 0,05 kg qadam bilan oshirib, har safar davrni oʻlchang.',
        ],
        measure: measureOnce('parameter:mass', { values: { mass: 1 }, events: 6 }),
      },
    ],
    explain: ({ value, text }) =>
      `0,5 kg li yukning davri ${text('period')}, davri 1 s boʻlgan yukning massasi ${text('mass')}. Davr ${formatNumber(1 / value('period'), 1)} marta ortishi uchun massa ${formatNumber(value('mass') / 0.5, 1)} marta ortdi: T² massaga proporsional. Bu usul ogʻirlikka emas, inertlikka asoslangan, shuning uchun vaznsizlikda ham ishlaydi.`,
  },
  {
    slug: 'rezonans',
    title: 'Rezonans egri chizigʻi',
    class: 10,
    topic: 'Majburiy tebranishlar. Rezonans',
    level: 3,
    hides: ['steadyAmplitude', 'swing', 'phase', 'quality'],
    predict: {
      kind: 'curve',
      question:
        'Massasi 0,5 kg, bikrligi 20 N/m boʻlgan mayatnikni davriy kuch tebratadi. Barqaror amplituda kuch chastotasiga qanday bogʻliq? Chizing.',
      hints: ['Erkin tebranish chastotasini hisoblang: ω₀ = √(k/m).'],
      x: { label: 'Kuch chastotasi, ω', unit: 'rad/s', decimals: 1, from: 2, to: 11 },
      y: { label: 'Amplituda, A', unit: 'sm', decimals: 1, from: 0, to: 18 },
      at: [3, 5, 6.3, 7.5, 9, 10.5],
      expected: (drive, si) => amplitude(si, drive),
      tolerance: 0.15,
      measure: (drive) => measureOnce('swing', { values: { drive }, seconds: STEADY }),
    },
    setUp: {
      values: { mass: 0.5, stiffness: 20, damping: 0.4, force: 0.4, drive: 5, position: 0, velocity: 0 },
      graph: { construction: 'resonance' },
      controls: ['drive'],
      instruction:
        'Kuch chastotasini oʻzgartiring va har safar amplituda oʻzgarmay qolguncha (20 s ga yaqin) kuting.',
    },
    observe: [
      {
        key: 'peak',
        label: 'Rezonans chastotasi, ω',
        instruction: 'Amplituda eng katta boʻladigan chastotani toping.',
        unit: 'rad/s',
        decimals: 2,
        tolerance: { absolute: 0.15 },
        expected: (si) => resonance(paramsOf(si)).peak,
        meters: ['swing', 'parameter:drive'],
        hints: ['6 va 6,6 rad/s orasida 0,1 rad/s qadam bilan qidiring.'],
        measure: measureOnce('parameter:drive', { values: { drive: 6.3 } }),
      },
      {
        key: 'amplitude',
        label: 'Amplituda, A (rezonansda)',
        instruction: 'Shu chastotadagi barqaror amplitudani yozing.',
        unit: 'sm',
        decimals: 1,
        tolerance: { relative: 0.04 },
        expected: (si) => amplitude(si, resonance(paramsOf(si)).peak),
        meters: ['swing', 'parameter:drive'],
        hints: ['Amplituda oʻsishdan toʻxtaguncha kuting.'],
        measure: measureOnce('swing', { values: { drive: 6.3 }, seconds: STEADY }),
      },
      {
        key: 'quality',
        label: 'Asllik, Q',
        instruction: 'Asllikni m, k va b qiymatlaridan hisoblang: Q = √(km)/b.',
        unit: '',
        decimals: 1,
        tolerance: { relative: 0.03 },
        expected: (si) => resonance(paramsOf(si)).quality,
        meters: ['parameter:mass', 'parameter:stiffness', 'parameter:damping'],
        hints: ['√(20 · 0,5) ≈ 3,16.'],
        measure: {
          trials: [{}],
          answer: (start) =>
            Math.sqrt(start('parameter:stiffness') * start('parameter:mass')) / start('parameter:damping'),
        },
      },
    ],
    explain: ({ text }) =>
      `Amplituda ${text('peak')} da eng katta (${text('amplitude')}): kuch chastotasi erkin tebranish chastotasi √(k/m) ga yaqin. Egri chiziqning kengligi Δω ≈ ω/Q. Asllik ${text('quality')}: u qancha katta boʻlsa, choʻqqi shuncha baland va tor.`,
  },
  {
    slug: 'eng-tez-tinchish',
    title: 'Eshik yopgich uchun qarshilik',
    class: 10,
    topic: 'Soʻnuvchi tebranishlar',
    level: 3,
    hides: ['quality', 'energy', 'swing'],
    predict: {
      kind: 'choice',
      question:
        'Prujina 10 sm siljitilgan yukni (m = 0,2 kg, k = 5 N/m) muvozanatga qaytaradi. Qaysi qarshilikda yuk eng tez tinchiydi?',
      options: [
        { text: 'kichik: b = 0,2 N·s/m', value: 0.2 },
        { text: 'oʻrtacha: b = 2 N·s/m', value: 2 },
        { text: 'katta: b = 8 N·s/m', value: 8 },
      ],
      expected: (si) =>
        [0.2, 2, 8].reduce((best, one) => (settlingTime(si, one) < settlingTime(si, best) ? one : best)),
    },
    setUp: {
      values: { mass: 0.2, stiffness: 5, damping: 0.2, force: 0, position: 10, velocity: 0 },
      graph: { plot: 'swing' },
      controls: ['damping'],
      instruction:
        'Har safar amplituda 10 sm dan 0,1 sm gacha kamayguncha oʻtgan vaqtni oʻlchang. Faqat qarshilik koeffitsiyentini oʻzgartiring.',
    },
    observe: [
      {
        ...SETTLING,
        key: 'weak',
        label: 'Tinchish vaqti, t (b = 0,2 N·s/m)',
        instruction: 'Qarshilik kichik boʻlganda tinchish vaqtini oʻlchang.',
        expected: (si) => settlingTime(si, 0.2),
        measure: measureOnce('time', { seconds: 9.2 }),
      },
      {
        ...SETTLING,
        key: 'critical',
        label: 'Tinchish vaqti, t (b = 2 N·s/m)',
        instruction: 'Qarshilik koeffitsiyentini 2 N·s/m qiling.',
        expected: (si) => settlingTime(si, 2),
        measure: measureOnce('time', { values: { damping: 2 }, seconds: 1.4 }),
      },
      {
        ...SETTLING,
        key: 'strong',
        label: 'Tinchish vaqti, t (b = 8 N·s/m)',
        instruction: 'Qarshilik koeffitsiyentini 8 N·s/m qiling.',
        expected: (si) => settlingTime(si, 8),
        measure: measureOnce('time', { values: { damping: 8 }, seconds: 7.3 }),
      },
    ],
    explain: ({ text }) =>
      `Kichik qarshilikda yuk ${text('weak')} tebranadi, katta qarshilikda ${text('strong')} davomida sudralib qaytadi, b = 2 N·s/m da esa ${text('critical')} da tinchiydi. Bu kritik soʻnish: b = 2√(km). Eshik yopgich va avtomobil amortizatorlari shunga yaqin qilib yasaladi.`,
  },
];
