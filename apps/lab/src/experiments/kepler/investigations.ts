import type { Investigation } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { formatNumber } from '../../numbers.js';
import { measureOnce } from '../../investigation-values.js';
import { muOf, YEAR } from './model.js';
import { parameters, type OrbitKey } from './parameters.js';

type Si = Values<OrbitKey>;

const AU = parameters.distance.si ?? 1;

/** Period of the orbit from an initial distance in au, years: T² = 4π² a³ / μ with a = r₀ / (2 − u²). */
function period(si: Values, distance: number): number {
  const axis = (distance * AU) / (2 - (si as Si).ratio ** 2);
  return (2 * Math.PI * Math.sqrt(axis ** 3 / muOf(si))) / YEAR;
}

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

export const investigations: readonly Investigation[] = [
  {
    slug: 'uchinchi-qonun',
    title: 'Uzoqdagi sayyora yili',
    class: 10,
    topic: 'Butun olam tortishish qonuni',
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
];
