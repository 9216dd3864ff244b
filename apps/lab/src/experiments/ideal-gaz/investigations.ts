import type { Investigation } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { BOLTZMANN } from '@zarra/physics/codata';
import { measureOnce } from '../../investigation-values.js';
import { NM, type GasKey } from './parameters.js';

type Si = Values<GasKey>;

const ZEPTOJOULE = 1e-21;
const KPA = 1000;
/** Time until the error of the pressure is a few hundredths, s. */
const MEASURING = 12;

/** N k T, J. */
const energy = (si: Values): number => (si as Si).count * BOLTZMANN * (si as Si).walls;
/** Pressure of an ideal gas at a length in nm, Pa. */
const pressure = (si: Values, length: number): number => energy(si) / (length * NM * (si as Si).side ** 2);

const HINTS = ['Vaqtni yurgizib, P ning xatosi kichrayguncha kuting.'];
/** The pressure of some hundred molecules fluctuates. */
const tolerance = { relative: 0.12 };

export const investigations: readonly Investigation[] = [
  {
    slug: 'boyl-mariott',
    title: 'Bosim va hajm',
    class: 9,
    topic: 'Ideal gaz holat tenglamasi',
    level: 2,
    hides: ['idealPressure', 'product'],
    predict: {
      kind: 'choice',
      question: 'Temperatura oʻzgarmay, gaz hajmi 2 marta kamaysa, bosim qanday oʻzgaradi?',
      options: [
        { text: '2 marta kamayadi', value: 0.5 },
        { text: 'oʻzgarmaydi', value: 1 },
        { text: '2 marta ortadi', value: 2 },
        { text: '4 marta ortadi', value: 4 },
      ],
      expected: (si) => pressure(si, 10) / pressure(si, 20),
    },
    setUp: {
      values: { gas: 1, count: 200, length: 20, side: 20 },
      graph: { plot: 'pressure' },
      controls: ['length'],
      instruction:
        'Siyrak azot, 300 K. Hajm V = L · 20 · 20 nm³. L ni oʻzgartirgach, “Boshidan” tugmasini bosing.',
    },
    observe: [
      {
        key: 'large',
        label: 'Bosim, P (L = 20 nm)',
        instruction: 'Hajm 8000 nm³ boʻlganda bosimni oʻlchang.',
        unit: 'kPa',
        decimals: 0,
        tolerance,
        expected: (si) => pressure(si, 20) / KPA,
        meters: ['pressure', 'pressureError'],
        hints: HINTS,
        measure: measureOnce('pressure', { seconds: MEASURING }),
      },
      {
        key: 'small',
        label: 'Bosim, P (L = 10 nm)',
        instruction: 'L ni 10 nm qilib (4000 nm³), bosimni yana oʻlchang.',
        unit: 'kPa',
        decimals: 0,
        tolerance,
        expected: (si) => pressure(si, 10) / KPA,
        meters: ['pressure', 'pressureError'],
        hints: HINTS,
        measure: measureOnce('pressure', { values: { length: 10 }, seconds: MEASURING }),
      },
      {
        key: 'product',
        label: 'P · V (L = 10 nm)',
        instruction: 'Shu holatdagi P · V koʻpaytmani yozing.',
        unit: 'zJ',
        decimals: 0,
        tolerance,
        expected: (si) => energy(si) / ZEPTOJOULE,
        meters: ['product', 'pressureError'],
        hints: ['1 kPa · 1000 nm³ = 1 zJ.'],
        measure: measureOnce('product', { values: { length: 10 }, seconds: MEASURING }),
      },
    ],
    explain: ({ text }) =>
      `Hajm ikki marta kichrayganda bosim ${text('large')} dan ${text('small')} ga oʻsdi, P · V esa oʻlchash xatosi chegarasida oʻzgarmadi (${text('product')}): Boyl–Mariott qonuni. Zich ksenonda PV/(NkT) 1 dan ancha katta boʻladi: molekulalarning oʻz hajmi sezilarli boʻlib, qonun buziladi.`,
  },
];
