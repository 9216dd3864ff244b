import type { Investigation } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { formatNumber } from '../../numbers.js';
import { measureOnce } from '../../investigation-values.js';
import { circularSpeed, muOf, YEAR } from './model.js';
import { parameters, type OrbitKey } from './parameters.js';

type Si = Values<OrbitKey>;

const AU = parameters.distance.si ?? 1;

const TOPIC = 'Butun olam tortishish qonuni';
const KM = 1000;

/** Period of the orbit from an initial distance in au, years: T² = 4π² a³ / μ with a = r₀ / (2 − u²). */
function period(si: Values, distance: number): number {
  const axis = (distance * AU) / (2 - (si as Si).ratio ** 2);
  return (2 * Math.PI * Math.sqrt(axis ** 3 / muOf(si))) / YEAR;
}

/** Period with a star mass relative to the Sun's, years. */
const periodAround = (si: Values, starMass: number): number =>
  period({ ...si, starMass: starMass * (parameters.starMass.si ?? 1) }, (si as Si).distance / AU);

/** Initial speed at a speed relative to circular speed, km/s. */
const startSpeed = (si: Values, ratio: number): number => (ratio * circularSpeed(si)) / KM;

/** Largest distance over the initial one, which is the smallest: (1 + e) / (1 − e) with e = u² − 1. */
const stretch = (ratio: number): number => ratio ** 2 / (2 - ratio ** 2);

/** Speed relative to circular speed that leaves the star: the total energy v²/2 − μ/r is zero. */
const ESCAPE_RATIO = Math.SQRT2;

const PERIOD = {
  unit: 'yil',
  decimals: 3,
  tolerance: { relative: 0.01 },
  meters: ['measuredPeriod', 'semiMajorAxis'],
  hints: [
    'Sayyora yulduzga eng yaqin nuqtadan ikki marta oʻtgach, asbob davrni koʻrsatadi.',
    '“Keyingi hodisagacha” tugmasini bosib boring.',
  ],
} as const;

const SPEED = {
  unit: 'km/s',
  decimals: 1,
  tolerance: { relative: 0.02 },
  meters: ['speed', 'distance'],
} as const;

export const investigations: readonly Investigation[] = [
  {
    slug: 'ikkinchi-qonun',
    title: 'Uzoq nuqtada sayyora qanchalik sekin',
    class: 10,
    topic: TOPIC,
    level: 1,
    hides: ['speed', 'arealSpeed'],
    predict: {
      kind: 'choice',
      question:
        'Choʻzilgan orbitaning eng uzoq nuqtasi yulduzdan eng yaqin nuqtasiga qaraganda 3 marta uzoq. Eng uzoq nuqtada sayyora tezligi eng yaqin nuqtadagidan necha marta kichik?',
      options: [
        { text: 'tezlik oʻzgarmaydi', value: 1 },
        { text: 'taxminan 1,7 marta', value: Math.sqrt(3) },
        { text: '3 marta', value: 3 },
        { text: '9 marta', value: 9 },
      ],
      // r v is the same at both ends.
      expected: (si) => stretch((si as Si).ratio),
    },
    setUp: {
      values: { distance: 1, ratio: 1.2245 },
      view: { sectors: 1 },
      graph: { plot: 'speed' },
      controls: [],
      instruction:
        'Sayyora eng yaqin nuqtada, yulduzdan 1 a.b. uzoqlikda. Masofa va tezlikni orbitaning ikki chekkasida oʻlchang.',
    },
    observe: [
      {
        ...SPEED,
        key: 'near',
        label: 'Tezlik, v (eng yaqin nuqtada)',
        instruction: 'Vaqtni yurgizmasdan, tezlikni yozing.',
        expected: (si) => startSpeed(si, (si as Si).ratio),
        hints: ['Vaqt yurgan boʻlsa, “Boshidan” tugmasini bosing.'],
        measure: measureOnce('speed'),
      },
      {
        ...SPEED,
        key: 'far',
        label: 'Tezlik, v (eng uzoq nuqtada)',
        instruction: 'Sayyorani eng uzoq nuqtaga keltirib, tezlikni yozing.',
        expected: (si) => startSpeed(si, (si as Si).ratio) / stretch((si as Si).ratio),
        hints: ['“Keyingi hodisagacha” tugmasi sayyorani toʻgʻri eng uzoq nuqtada toʻxtatadi.'],
        measure: measureOnce('speed', { events: 1 }),
      },
      {
        key: 'distance',
        label: 'Masofa, r (eng uzoq nuqtada)',
        instruction: 'Shu nuqtadagi masofani yozing.',
        unit: 'a.b.',
        decimals: 2,
        tolerance: { relative: 0.01 },
        expected: (si) => ((si as Si).distance / AU) * stretch((si as Si).ratio),
        meters: ['distance', 'speed'],
        hints: ['Sayyora eng uzoq nuqtada turganini tekshiring.'],
        measure: measureOnce('distance', { events: 1 }),
      },
    ],
    explain: ({ value, text }) =>
      `Masofa 1 a.b. dan ${text('distance')} ga ortdi, tezlik esa ${text('near')} dan ${text('far')} ga, yaʼni ${formatNumber(value('near') / value('far'), 1)} marta kamaydi. Ikki chekkada r · v koʻpaytma bir xil: sayyora teng vaqtlarda teng yuzalar chizadi (Keplerning ikkinchi qonuni).`,
  },
  {
    slug: 'uchinchi-qonun',
    title: 'Uzoqdagi sayyora yili',
    class: 10,
    topic: TOPIC,
    level: 2,
    hides: ['period'],
    predict: {
      kind: 'choice',
      question: 'Orbitaning katta yarim oʻqi 4 marta katta boʻlsa, sayyoraning davri necha marta katta?',
      options: [
        { text: '4 marta', value: 4 },
        { text: '8 marta', value: 8 },
        { text: '16 marta', value: 16 },
      ],
      expected: (si) => period(si, 2) / period(si, 0.5),
    },
    setUp: {
      values: { distance: 0.5, ratio: 1.1 },
      graph: { construction: 'T2-a3' },
      controls: ['distance'],
      instruction:
        'Boshlangʻich masofa 0,5 a.b. Uni 2 a.b. ga oshirsangiz, orbita 4 marta kattalashadi, shakli esa oʻzgarmaydi.',
    },
    observe: [
      {
        ...PERIOD,
        key: 'near',
        label: 'Davr, T (r₀ = 0,5 a.b.)',
        instruction: 'Yaqin sayyora davrini oʻlchang.',
        expected: (si) => period(si, 0.5),
        measure: measureOnce('measuredPeriod', { events: 4 }),
      },
      {
        ...PERIOD,
        key: 'far',
        label: 'Davr, T (r₀ = 2 a.b.)',
        instruction: 'Masofani 2 a.b. qilib, davrni yana oʻlchang.',
        expected: (si) => period(si, 2),
        measure: measureOnce('measuredPeriod', { values: { distance: 2 }, events: 4 }),
      },
    ],
    explain: ({ value, text }) =>
      `Davr ${text('near')} dan ${text('far')} ga, yaʼni ${formatNumber(value('far') / value('near'), 1)} marta oshdi: 8² = 4³. T²/a³ nisbat bir yulduzning hamma sayyoralarida bir xil (Keplerning uchinchi qonuni); yulduz massasi ikki baravar katta boʻlsa, u ikki baravar kichik.`,
  },
  {
    slug: 'yulduz-massasi',
    title: 'Yengil yulduz atrofidagi yil',
    class: 10,
    topic: TOPIC,
    level: 2,
    hides: ['period'],
    predict: {
      kind: 'number',
      question:
        'Orbitasining katta yarim oʻqi 1 a.b. boʻlgan sayyora Quyosh atrofida 1 yilda bir marta aylanadi. Yulduz massasi Quyoshnikidan 4 marta kichik boʻlsa, xuddi shunday orbitada davr qancha boʻladi?',
      hints: ['Tortishish kuchi 4 marta kichik: mv²/a = GMm/a².', 'Tezlik necha marta kamayadi, yoʻl-chi?'],
      answer: {
        label: 'Davr, T (yengil yulduz)',
        unit: 'yil',
        decimals: 1,
        tolerance: { relative: 0.1 },
        expected: (si) => periodAround(si, 0.25),
      },
    },
    setUp: {
      // a = r₀ / (2 − u²) is 1 au.
      values: { distance: 0.79, ratio: 1.1, starMass: 1 },
      graph: { construction: 'T2-a3' },
      controls: ['starMass'],
      instruction:
        'Katta yarim oʻq 1 a.b. Faqat yulduz massasini oʻzgartiring: boshlangʻich tezlik aylana orbita tezligiga nisbatan berilgani uchun orbita oʻzgarmaydi.',
    },
    observe: [
      {
        ...PERIOD,
        key: 'sun',
        label: 'Davr, T (M = 1)',
        instruction: 'Yulduz massasi Quyoshnikiga teng boʻlganda davrni oʻlchang.',
        expected: (si) => periodAround(si, 1),
        measure: measureOnce('measuredPeriod', { events: 4 }),
      },
      {
        ...PERIOD,
        key: 'light',
        label: 'Davr, T (M = 0,25)',
        instruction: 'Yulduz massasini 0,25 qilib, davrni yana oʻlchang.',
        expected: (si) => periodAround(si, 0.25),
        measure: measureOnce('measuredPeriod', { values: { starMass: 0.25 }, events: 4 }),
      },
    ],
    explain: ({ value, text }) =>
      `Davr ${text('sun')} dan ${text('light')} ga, yaʼni ${formatNumber(value('light') / value('sun'), 1)} marta oshdi. T² = 4π²a³/(GM): davr yulduz massasining kvadrat ildiziga teskari proporsional. Astronomlar yulduz va sayyoralar massasini yoʻldoshlarining davridan shunday topadi.`,
  },
  {
    slug: 'parabolik-tezlik',
    title: 'Qaytib kelmaydigan sayyora',
    class: 10,
    topic: 'Kosmik tezliklar',
    level: 3,
    hides: ['semiMajorAxis', 'eccentricity', 'period'],
    predict: {
      kind: 'curve',
      question:
        'Sayyora yulduzdan 1 a.b. uzoqlikda, tezligi radiusga tik. Eng uzoq nuqtagacha masofa boshlangʻich tezlikka (aylana orbitada u 1) qanday bogʻliq? Chizing.',
      hints: ['Tezlik 1 boʻlsa, orbita aylana: masofa 1 a.b. ligicha qoladi.'],
      x: { label: 'Boshlangʻich tezlik', unit: '', decimals: 2, from: 1, to: 1.4 },
      y: { label: 'Eng uzoq masofa, r', unit: 'a.b.', decimals: 1, from: 0, to: 12 },
      at: [1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.35],
      expected: (ratio, si) => ((si as Si).distance / AU) * stretch(ratio),
      tolerance: 0.1,
      measure: (ratio) => measureOnce('distance', { values: { ratio }, events: 1 }),
    },
    setUp: {
      values: { distance: 1, ratio: 1.1 },
      graph: { plot: 'distance' },
      controls: ['ratio'],
      instruction:
        'Boshlangʻich masofa 1 a.b. Boshlangʻich tezlikni oshirib, “Keyingi hodisagacha” tugmasi bilan eng uzoq nuqtani toping.',
    },
    observe: [
      {
        key: 'far',
        label: 'Eng uzoq masofa, r (tezlik 1,3)',
        instruction: 'Boshlangʻich tezlik 1,3 boʻlganda eng uzoq nuqtagacha masofani oʻlchang.',
        unit: 'a.b.',
        decimals: 2,
        tolerance: { relative: 0.01 },
        expected: (si) => ((si as Si).distance / AU) * stretch(1.3),
        meters: ['distance'],
        hints: ['“Keyingi hodisagacha” tugmasini bir marta bosing.'],
        measure: measureOnce('distance', { values: { ratio: 1.3 }, events: 1 }),
      },
      {
        key: 'escape',
        label: 'Boshlangʻich tezlik (sayyora qaytmaydi)',
        instruction: 'Sayyora yulduzni butunlay tashlab ketadigan eng kichik boshlangʻich tezlikni toping.',
        unit: '',
        decimals: 3,
        tolerance: { absolute: 0.005 },
        expected: () => ESCAPE_RATIO,
        meters: ['eccentricity', 'parameter:ratio'],
        hints: [
          'Yopiq orbitada ekssentrisitet 1 dan kichik. U 1 ga yetganda ellips ochiladi.',
          '1,40 va 1,42 orasini koʻring.',
        ],
        measure: measureOnce('parameter:ratio', { values: { ratio: 1.4145 } }),
      },
      {
        ...SPEED,
        key: 'speed',
        label: 'Tezlik, v (sayyora qaytmaydi)',
        instruction: 'Shu boshlangʻich tezlikni km/s da yozing.',
        expected: (si) => startSpeed(si, ESCAPE_RATIO),
        hints: ['Vaqt boshidagi tezlikni oling: “Boshidan” tugmasini bosing.'],
        measure: measureOnce('speed', { values: { ratio: 1.4145 } }),
      },
    ],
    explain: ({ text }) =>
      `Tezlik 1,3 boʻlganda sayyora ${text('far')} gacha uzoqlashib, qaytadi. Tezlik aylana orbitadagidan ${text('escape')} ≈ √2 marta katta, yaʼni ${text('speed')} boʻlsa, u qaytmaydi: kinetik energiya tortishish kuchini yengishga yetadi. Yer sirtida ham shunday: birinchi kosmik tezlik 7,9 km/s, ikkinchisi 7,9 · √2 ≈ 11,2 km/s.`,
  },
];
