import type { Investigation } from '../experiment/investigation.js';

/** Period of the test experiment, s: a body of 1 kg on a spring of 1 N/m. */
const PERIOD = 2 * Math.PI;

/** Investigations of the test experiment, one for each kind of prediction. */
export const testInvestigations: readonly Investigation[] = [
  {
    slug: 'siljish',
    title: 'Yuk qancha siljiydi',
    class: 7,
    topic: 'Elastiklik kuchi',
    level: 1,
    hides: ['x'],
    predict: {
      kind: 'choice',
      question: 'Uzunlik 2 marta ortsa, siljish qanday oʻzgaradi?',
      hints: ['Siljish uzunlikka proporsional.'],
      options: [
        { text: 'oʻzgarmaydi', value: 1 },
        { text: '2 marta ortadi', value: 2 },
      ],
      expected: () => 2,
    },
    setUp: {
      values: { length: 2, angle: 0 },
      view: { arrows: 1 },
      graph: { plot: 'x-t' },
      controls: ['length'],
      instruction: 'Uzunlik 2 m. Uni oʻzgartirib koʻring.',
    },
    observe: [
      {
        key: 'start',
        label: 'Uzunlik, l',
        instruction: 'Uzunlikni yozing.',
        unit: 'm',
        decimals: 1,
        tolerance: { relative: 0.02 },
        expected: (quantities) => quantities('length'),
        meters: ['x', 'parameter:length'],
        hints: ['Boshqaruv tugmalariga qarang.', 'Asboblarga qarang.'],
        measure: { trials: [{}], answer: (start) => start('parameter:length') },
      },
    ],
    explain: ({ value, text }) => `Uzunlik ${text('start')}, ikki barobari ${2 * value('start')} m.`,
  },
  {
    slug: 'davr',
    title: 'Tebranish davri',
    class: 9,
    topic: 'Tebranma harakat',
    level: 2,
    hides: [],
    predict: {
      kind: 'number',
      question: 'Davr qancha?',
      answer: {
        label: 'Davr, T',
        unit: 's',
        decimals: 1,
        tolerance: { absolute: 0.2 },
        expected: () => PERIOD,
      },
    },
    setUp: { values: { length: 1 }, controls: [], instruction: 'Vaqtni oʻlchang.' },
    observe: [
      {
        key: 'period',
        label: 'Davr, T (oʻlchangan)',
        instruction: 'Davrni oʻlchang.',
        unit: 's',
        decimals: 1,
        tolerance: { absolute: 0.2 },
        expected: () => PERIOD,
        meters: ['time'],
        hints: [],
        measure: { trials: [{ seconds: PERIOD }], answer: (after) => after('time') },
      },
    ],
    explain: ({ text }) => `Davr ${text('period')}.`,
  },
  {
    slug: 'egri-chiziq',
    title: 'Siljishning vaqtga bogʻliqligi',
    class: 10,
    topic: 'Garmonik tebranishlar',
    level: 3,
    hides: [],
    predict: {
      kind: 'curve',
      question: 'Siljish vaqtga qanday bogʻliq? Chizing.',
      x: { label: 'Vaqt, t', unit: 's', decimals: 0, from: 0, to: 8 },
      y: { label: 'Siljish, x', unit: 'm', decimals: 1, from: -2, to: 2 },
      at: [0, 2, 4, 6, 8],
      expected: (t) => Math.cos(t),
      tolerance: 0.1,
      measure: (t) => ({ trials: [{ seconds: t }], answer: (after) => after('x') / 100 }),
    },
    setUp: { values: {}, controls: [], instruction: 'Vaqtni yurgizing.' },
    observe: [
      {
        key: 'ratio',
        label: 'Nisbat',
        instruction: 'Nisbatni yozing.',
        unit: '',
        decimals: 1,
        tolerance: { absolute: 0.1 },
        expected: () => 1,
        meters: [],
        hints: ['Birga teng.'],
        measure: { trials: [{}], answer: () => 1 },
      },
    ],
    explain: ({ text }) => `Nisbat ${text('ratio')}.`,
  },
];
