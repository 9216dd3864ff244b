import type { Investigation } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { formatNumber } from '../../numbers.js';
import { measureOnce, startValue } from '../../investigation-values.js';
import { tunnelModel } from './model.js';
import { parameters } from './parameters.js';

const NM = parameters.width.si ?? 1;
const PERCENT = 0.01;

/** Transmission of a beam through a barrier of a width in nm, %. */
const transmission = (si: Values, width: number): number =>
  startValue(tunnelModel, 'beam', { ...si, width: width * NM }) / PERCENT;

const TRANSMISSION = {
  unit: '%',
  tolerance: { relative: 0.02 },
  meters: ['beam'],
  hints: ['Faqat toʻsiq kengligini oʻzgartiring: vaqtni yurgizish shart emas.'],
} as const;

export const investigations: readonly Investigation[] = [
  {
    slug: 'tosiq-kengligi',
    title: 'Qalin toʻsiqdan oʻtish ehtimoli',
    class: 11,
    topic: 'Zarralarning toʻlqin xossalari',
    level: 3,
    hides: ['beam', 'theory'],
    predict: {
      kind: 'choice',
      question:
        'E = 0,5 eV, U = 1 eV. Toʻsiq 0,8 nm dan 1,6 nm ga qalinlashsa, elektronning oʻtish ehtimoli taxminan necha marta kamayadi?',
      options: [
        { text: '2 marta', value: 2 },
        { text: '16 marta', value: 16 },
        { text: '300 martadan koʻproq', value: 330 },
      ],
      expected: (si) => transmission(si, 0.8) / transmission(si, 1.6),
    },
    setUp: {
      values: { energy: 0.5, height: 1, width: 0.2, barriers: 1 },
      controls: ['width'],
      instruction: 'Toʻsiq kengligini 0,2 nm dan boshlab ikki martadan oshiring.',
    },
    observe: [
      {
        ...TRANSMISSION,
        key: 'first',
        label: 'Oʻtish ehtimoli, T (a = 0,2 nm)',
        instruction: 'Kenglik 0,2 nm boʻlganda T ni yozing.',
        decimals: 1,
        expected: (si) => transmission(si, 0.2),
        measure: measureOnce('beam'),
      },
      {
        ...TRANSMISSION,
        key: 'second',
        label: 'Oʻtish ehtimoli, T (a = 0,4 nm)',
        instruction: 'Kenglikni 0,4 nm qiling.',
        decimals: 1,
        expected: (si) => transmission(si, 0.4),
        measure: measureOnce('beam', { values: { width: 0.4 } }),
      },
      {
        ...TRANSMISSION,
        key: 'third',
        label: 'Oʻtish ehtimoli, T (a = 0,8 nm)',
        instruction: 'Kenglikni 0,8 nm qiling.',
        decimals: 2,
        expected: (si) => transmission(si, 0.8),
        measure: measureOnce('beam', { values: { width: 0.8 } }),
      },
    ],
    explain: ({ value, text }) =>
      `T ${text('first')} dan ${text('second')} ga (${formatNumber(value('first') / value('second'), 1)} marta), soʻng ${text('third')} ga (${formatNumber(value('second') / value('third'))} marta) kamaydi; 1,6 nm da esa yana 330 marta. Oʻtish ehtimoli kenglikka eksponensial bogʻliq: qalin toʻsiqda har 0,1 nm uni ikki martadan koʻproq kamaytiradi. Skanerlovchi tunnel mikroskopi atomlarni shu sezgirlik tufayli “koʻradi”.`,
  },
];
