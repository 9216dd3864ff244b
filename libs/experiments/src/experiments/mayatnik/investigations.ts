// Over 300 lines because it is data: the investigations of one experiment, by increasing level.
import type { Investigation, Measure, Trial } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { pendulum, pendulumPeriod } from '@zarra/physics/pendulum';
import { formatNumber } from '../../numbers.js';
import { parameters, type PendulumKey } from './parameters.js';

type Si = Values<PendulumKey>;
type Changes = Partial<Si>;

const DEGREE = parameters.angle.si ?? 1;
const TOPIC = 'Matematik mayatnik';
/** Angle of a small swing, °. */
const SMALL = 1;

/** Period with changed parameters, s. */
const period = (si: Values, changes: Changes = {}): number => pendulumPeriod({ ...(si as Si), ...changes });

/** Length of a pendulum with another period, m: T is proportional to √L at every amplitude. */
const lengthOf = (si: Values, wanted: number): number => (si as Si).length * (wanted / period(si)) ** 2;

/** Period at an amplitude in degrees relative to that of a small swing. */
const relativePeriod = (si: Values, degrees: number): number =>
  period(si, { angle: degrees * DEGREE }) / period(si, { angle: SMALL * DEGREE });

/** Potential energy at an angle in degrees, J. */
function potentialEnergy(si: Values, degrees: number): number {
  const observable = pendulum.observables.find(({ key }) => key === 'potentialEnergy');
  return observable?.value(0, Float64Array.of(degrees * DEGREE, 0, 0), si as Si) ?? NaN;
}

/** A trial up to the third turning point, when the period of a whole swing has been measured. */
const swing = (values: Trial['values'] = {}): Trial => ({ values, events: 6 });

/** The period after one trial. */
const measurePeriod = (values?: Trial['values']): Measure => ({
  trials: [swing(values)],
  answer: (after) => after('measuredPeriod'),
});

/** The relative period after a small and a large swing. */
const measureRelativePeriod = (angle: number): Measure => ({
  trials: [swing({ angle: SMALL }), swing({ angle })],
  answer: (small, large) => large('measuredPeriod') / small('measuredPeriod'),
});

const PERIOD = { unit: 's', decimals: 3, tolerance: { relative: 0.01 }, meters: ['measuredPeriod'] } as const;
const PERIOD_HINT =
  '“Keyingi hodisagacha” tugmasini bosib boring: yuk uchinchi marta burilgach, asbob davrni koʻrsatadi.';

export const investigations: readonly Investigation[] = [
  {
    slug: 'energiya',
    title: 'Energiya qayerga ketadi',
    class: 7,
    topic: 'Mexanik energiya',
    level: 1,
    hides: ['kineticEnergy', 'potentialEnergy'],
    predict: {
      kind: 'choice',
      question: 'Yuk 60° ga ogʻdirib qoʻyib yuboriladi. Uning kinetik energiyasi qayerda eng katta boʻladi?',
      options: [
        { text: 'boshlangʻich nuqtada', value: 60 },
        { text: 'yarim yoʻlda', value: 30 },
        { text: 'eng quyi nuqtada', value: 0 },
      ],
      // The kinetic energy is greatest where the potential one is least.
      expected: (si) =>
        [0, 30, 60].reduce((lowest, degrees) =>
          potentialEnergy(si, degrees) < potentialEnergy(si, lowest) ? degrees : lowest,
        ),
    },
    setUp: {
      values: { angle: 60, mass: 2 },
      graph: { plot: 'energy' },
      controls: [],
      instruction: 'Massasi 2 kg boʻlgan yuk 60° ga ogʻdirilgan. Ikki nuqtadagi energiyani solishtiring.',
    },
    observe: [
      {
        key: 'potential',
        label: 'Boshlangʻich potensial energiya, Eₚ',
        instruction: 'Vaqtni yurgizmasdan, potensial energiyani yozing.',
        unit: 'J',
        decimals: 2,
        tolerance: { relative: 0.02 },
        expected: (si) => potentialEnergy(si, 60),
        meters: ['potentialEnergy'],
        hints: ['Vaqt yurgan boʻlsa, “Qurilmani oʻrnatish” tugmasini yana bosing.'],
        measure: { trials: [{}], answer: (start) => start('potentialEnergy') },
      },
      {
        key: 'kinetic',
        label: 'Eng quyi nuqtadagi kinetik energiya, Eₖ',
        instruction: 'Yukni eng quyi nuqtaga keltirib, kinetik energiyani yozing.',
        unit: 'J',
        decimals: 2,
        tolerance: { relative: 0.02 },
        expected: (si) => potentialEnergy(si, 60) - potentialEnergy(si, 0),
        meters: ['kineticEnergy'],
        hints: ['“Keyingi hodisagacha” tugmasi yukni toʻgʻri eng quyi nuqtada toʻxtatadi.'],
        measure: { trials: [{ events: 1 }], answer: (lowest) => lowest('kineticEnergy') },
      },
    ],
    explain: ({ text }) =>
      `Yuqorida potensial energiya ${text('potential')}, eng quyi nuqtada kinetik energiya ${text('kinetic')} boʻldi. Potensial energiya toʻliq kinetik energiyaga aylandi: ishqalanish boʻlmasa, toʻliq mexanik energiya oʻzgarmaydi.`,
  },
  {
    slug: 'massa-va-davr',
    title: 'Davr massaga bogʻliqmi',
    class: 10,
    topic: TOPIC,
    level: 1,
    hides: ['period'],
    predict: {
      kind: 'choice',
      question: 'Yuk massasi 4 marta ortsa, tebranish davri qanday oʻzgaradi?',
      options: [
        { text: '2 marta kamayadi', value: 0.5 },
        { text: 'oʻzgarmaydi', value: 1 },
        { text: '2 marta ortadi', value: 2 },
        { text: '4 marta ortadi', value: 4 },
      ],
      expected: (si) => period(si, { mass: 4 * (si as Si).mass }) / period(si),
    },
    setUp: {
      values: { length: 1, angle: 10, mass: 1 },
      graph: { plot: 'swing' },
      controls: ['mass'],
      instruction: 'Uzunligi 1 m boʻlgan mayatnik 10° ga ogʻdirilgan. Faqat massani oʻzgartiring.',
    },
    observe: [
      {
        ...PERIOD,
        key: 'light',
        label: 'Davr, T (m = 1 kg)',
        instruction: 'Massasi 1 kg boʻlgan yukning davrini oʻlchang.',
        expected: (si) => period(si, { mass: 1 }),
        hints: [PERIOD_HINT],
        measure: measurePeriod(),
      },
      {
        ...PERIOD,
        key: 'heavy',
        label: 'Davr, T (m = 4 kg)',
        instruction: 'Massani 4 kg qilib, oʻlchashni boshidan takrorlang.',
        expected: (si) => period(si, { mass: 4 }),
        hints: ['Massani oʻzgartirgach, “Boshidan” tugmasini bosing.', PERIOD_HINT],
        measure: measurePeriod({ mass: 4 }),
      },
    ],
    explain: ({ text }) =>
      `1 kg li yukning davri ${text('light')}, 4 kg likniki ${text('heavy')}: davr massaga bogʻliq emas. Ogʻir yukni kattaroq kuch tortadi, ammo uning inertligi ham shuncha marta katta.`,
  },
  {
    slug: 'uzunlik-va-davr',
    title: 'Ikki marta tez tebranadigan mayatnik',
    class: 10,
    topic: TOPIC,
    level: 2,
    hides: ['period'],
    predict: {
      kind: 'number',
      question:
        'Davri 1 m li mayatnik davridan ikki marta kichik boʻlishi uchun mayatnik uzunligi qancha boʻlishi kerak?',
      hints: ['Davr uzunlikka proporsionalmi yoki uning ildizigami?'],
      answer: {
        label: 'Uzunlik, L',
        unit: 'm',
        decimals: 2,
        tolerance: { relative: 0.05 },
        expected: (si) => lengthOf(si, period(si) / 2),
      },
    },
    setUp: {
      values: { length: 1, angle: 10 },
      graph: { construction: 'T2-L' },
      controls: ['length'],
      instruction: 'Avval 1 m li mayatnik davrini oʻlchang, soʻng davri ikki marta kichik mayatnikni toping.',
    },
    observe: [
      {
        ...PERIOD,
        key: 'whole',
        label: 'Davr, T (L = 1 m)',
        instruction: 'Uzunligi 1 m boʻlgan mayatnik davrini oʻlchang.',
        expected: (si) => period(si, { length: 1 }),
        hints: [PERIOD_HINT],
        measure: measurePeriod(),
      },
      {
        key: 'half',
        label: 'Uzunlik, L (davri ikki marta kichik)',
        instruction: 'Uzunlikni kamaytirib, davri ikki marta kichik boʻlgan mayatnikni toping.',
        unit: 'm',
        decimals: 2,
        tolerance: { relative: 0.05 },
        expected: (si) => lengthOf(si, period(si) / 2),
        meters: ['measuredPeriod', 'parameter:length'],
        hints: [
          'Uzunlikni 0,5 m qiling: davr necha marta kamaydi?',
          'Davr uzunlikning kvadrat ildiziga proporsional: T = 2π√(L/g).',
        ],
        measure: {
          trials: [swing({ length: 0.25 })],
          answer: (after) => after('parameter:length'),
        },
      },
    ],
    explain: ({ value, text }) =>
      `1 m li mayatnikning davri ${text('whole')}. Davri ikki marta kichik mayatnikning uzunligi ${text('half')}, yaʼni taxminan ${formatNumber(1 / value('half'), 1)} marta kichik: davr uzunlikning kvadrat ildiziga proporsional.`,
  },
  {
    slug: 'oydagi-mayatnik',
    title: 'Mayatnik bilan g ni aniqlash',
    class: 10,
    topic: 'Erkin tushish tezlanishini aniqlash',
    level: 2,
    hides: ['period'],
    predict: {
      kind: 'number',
      question:
        'Uzunligi 1 m boʻlgan mayatnikning davri Yerda 2 s ga yaqin. Oyda erkin tushish tezlanishi 1,62 m/s². Oyda davr qancha boʻladi?',
      hints: ['T = 2π√(L/g): Oyda g taxminan 6 marta kichik.'],
      answer: {
        label: 'Davr, T (Oyda)',
        unit: 's',
        decimals: 2,
        tolerance: { relative: 0.1 },
        expected: (si) => period(si),
      },
    },
    setUp: {
      values: { length: 1, angle: 5, gravity: 1.62 },
      graph: { plot: 'swing' },
      controls: [],
      instruction: 'Uzunligi 1 m boʻlgan mayatnik Oyda 5° ga ogʻdirilgan.',
    },
    observe: [
      {
        ...PERIOD,
        key: 'period',
        label: 'Davr, T (Oyda, oʻlchangan)',
        instruction: 'Mayatnik davrini oʻlchang.',
        expected: (si) => period(si),
        hints: [PERIOD_HINT],
        measure: measurePeriod(),
      },
      {
        key: 'gravity',
        label: 'Erkin tushish tezlanishi, g',
        instruction: 'Oʻlchangan davr va uzunlikdan erkin tushish tezlanishini hisoblang.',
        unit: 'm/s²',
        decimals: 2,
        tolerance: { relative: 0.03 },
        expected: (si) => (si as Si).gravity,
        meters: ['measuredPeriod', 'parameter:length'],
        hints: ['T = 2π√(L/g) dan g ni toping.', 'g = 4π²L/T².'],
        measure: {
          trials: [swing()],
          answer: (after) => (4 * Math.PI ** 2 * after('parameter:length')) / after('measuredPeriod') ** 2,
        },
      },
    ],
    explain: ({ text }) =>
      `Davr ${text('period')}, demak, g = 4π²L/T² = ${text('gravity')}. Shu usul bilan istalgan sayyorada erkin tushish tezlanishini aniqlash mumkin.`,
  },
  {
    slug: 'katta-amplituda',
    title: 'Davr amplitudaga bogʻliqmi',
    class: 10,
    topic: TOPIC,
    level: 3,
    hides: ['period'],
    predict: {
      kind: 'curve',
      question:
        'Darslikda “davr amplitudaga bogʻliq emas” deyiladi. Davrning kichik tebranish davriga nisbati (T/T₀) amplituda oʻsganda qanday oʻzgaradi? Chizing.',
      x: { label: 'Amplituda, θ₀', unit: '°', decimals: 0, from: 0, to: 120 },
      y: { label: 'T/T₀', unit: '', decimals: 2, from: 0.8, to: 1.4 },
      at: [10, 30, 50, 70, 90, 110],
      expected: (degrees, si) => relativePeriod(si, degrees),
      tolerance: 0.08,
      measure: measureRelativePeriod,
    },
    setUp: {
      values: { length: 1, angle: SMALL },
      graph: { construction: 'T-angle' },
      controls: ['angle'],
      instruction: 'Avval 1° dagi davrni (T₀) yozib oling, soʻng burchakni oshirib boring.',
    },
    observe: [
      {
        key: 'right-angle',
        label: 'T/T₀ (θ₀ = 90°)',
        instruction: 'Amplituda 90° boʻlganda davr necha marta uzun?',
        unit: '',
        decimals: 2,
        tolerance: { absolute: 0.011 },
        expected: (si) => relativePeriod(si, 90),
        meters: ['measuredPeriod'],
        hints: ['90° dagi davrni 1° dagi davrga boʻling.'],
        measure: measureRelativePeriod(90),
      },
      {
        key: 'limit',
        label: 'Amplituda, θ₀ (farq 1 % dan oshadi)',
        instruction: 'Qaysi amplitudadan boshlab davr 1° dagi davrdan 1 % dan koʻproq farq qiladi?',
        unit: '°',
        decimals: 0,
        tolerance: { absolute: 1 },
        expected: (si) => {
          let degrees = SMALL;
          while (relativePeriod(si, degrees) <= 1.01) degrees++;
          return degrees;
        },
        meters: ['measuredPeriod', 'parameter:angle'],
        hints: [
          '1° dagi davrning 1,01 ga koʻpaytmasini hisoblang.',
          'Burchakni 15° dan 1° dan oshirib boring va har safar davrni shu son bilan solishtiring.',
        ],
        measure: {
          trials: [swing({ angle: 23 })],
          answer: (after) => after('parameter:angle'),
        },
      },
    ],
    explain: ({ value, text }) =>
      `Davr amplituda bilan oʻsadi: ${text('limit')} dan boshlab farq 1 % dan oshadi, 90° da davr ${formatNumber(100 * (value('right-angle') - 1))} % ga uzun. Shuning uchun T = 2π√(L/g) formulasi faqat kichik burchaklarda yaroqli.`,
  },
];
