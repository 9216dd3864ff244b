// Bodies of the practice calls for tests and stories. Texts have the form in which the server sends them.
import type { endpoints } from '@zarra/contracts';
import type { PracticeItem, PracticeOutcome } from '@zarra/contracts/practice';
import type { ResponseBody } from './handlers.js';

type ItemOfKind<Kind extends PracticeItem['kind']> = Extract<PracticeItem, { kind: Kind }>;

const inline = (...nodes: readonly unknown[]): string => JSON.stringify(nodes);
const math = (...nodes: readonly unknown[]) => ['math', ...nodes];

const fields = {
  text: inline('Mashq'),
  figure: null,
  lesson: { id: 1, title: 'Toʻgʻri chiziqli tekis harakat' },
} as const;

const movement = {
  image: null,
  graph: {
    x: { label: 't, s', from: 0, to: 10, step: 1 },
    y: { label: 's, m', from: 0, to: 60, step: 10 },
    curves: [
      {
        name: null,
        points: [
          [0, 0],
          [4, 40],
          [7, 40],
          [10, 60],
        ] as [number, number][],
      },
    ],
  },
  alt: 'Yoʻl grafigi uch qismdan iborat siniq chiziq.',
};

const items: { readonly [Kind in PracticeItem['kind']]: ItemOfKind<Kind> } = {
  numeric: {
    kind: 'numeric',
    ...fields,
    id: 1,
    seed: '12.numeric',
    text: inline(
      'Gidravlik pressda porshenlar yuzi 5 cm² va 200 cm². Kichik porshenga 120 N kuch bilan taʼsir etildi. Katta porshen qanday kuch beradi?',
    ),
    lesson: { id: 7, title: 'Bosim va Paskal qonuni' },
    minutes: 2,
    units: ['N', 'kN'],
  },
  choice: {
    kind: 'choice',
    ...fields,
    id: 2,
    seed: '3.choice',
    text: inline('Qaysi formula tekis harakatda yoʻlni ifodalaydi?'),
    minutes: 1,
    options: [
      inline(math(['mi', 's'], ['mo', '='], ['mi', 'v'], ['mi', 't'])),
      inline(math(['mi', 's'], ['mo', '='], ['mfrac', ['mi', 'v'], ['mi', 't']])),
      inline(math(['mi', 's'], ['mo', '='], ['mfrac', ['mi', 't'], ['mi', 'v']])),
    ],
  },
  order: {
    kind: 'order',
    ...fields,
    id: 3,
    seed: '0.order',
    text: inline('Tezliklarni eng kichigidan eng kattasiga qarab joylashtiring.'),
    minutes: 1.5,
    items: [inline('Velosiped – 18 km/h'), inline('Piyoda – 5 km/h'), inline('Avtobus – 60 km/h')],
  },
  match: {
    kind: 'match',
    ...fields,
    id: 4,
    seed: '0.match',
    text: inline('Har bir kattalikni uning birligi bilan juftlang.'),
    minutes: 1.5,
    left: [inline('Yoʻl'), inline('Vaqt'), inline('Tezlik')],
    right: [inline('metr taqsim sekund'), inline('metr'), inline('sekund')],
  },
  point: {
    kind: 'point',
    ...fields,
    id: 5,
    seed: '0.point',
    text: inline('Grafikda jism tinch turgan qismni koʻrsating.'),
    figure: movement,
    minutes: 1,
    regions: [inline('Uchinchi qism'), inline('Birinchi qism'), inline('Ikkinchi qism')],
  },
};

const outcomes: Readonly<
  Record<PracticeItem['kind'], Pick<PracticeOutcome, 'answer' | 'solution' | 'steps'>>
> = {
  numeric: {
    answer: inline('4 800 N'),
    solution: { kind: 'numeric', value: 4800, unit: 'N' },
    steps: [inline('Yuzalar nisbati: 200 : 5 = 40.'), inline('Kuch: 120 N · 40 = 4 800 N.')],
  },
  choice: {
    answer: inline(math(['mi', 's'], ['mo', '='], ['mi', 'v'], ['mi', 't'])),
    solution: { kind: 'choice', option: 0 },
    steps: [inline('Tezlik – yoʻlning vaqtga nisbati, demak yoʻl tezlik bilan vaqtning koʻpaytmasi.')],
  },
  order: {
    answer: inline('Piyoda – 5 km/h; Velosiped – 18 km/h; Avtobus – 60 km/h'),
    solution: { kind: 'order', order: [1, 0, 2] },
    steps: [inline('5 < 18 < 60')],
  },
  match: {
    answer: inline('Yoʻl – metr; Vaqt – sekund; Tezlik – metr taqsim sekund'),
    solution: { kind: 'match', pairs: [1, 2, 0] },
    steps: [inline('Tezlikning birligi yoʻl va vaqt birliklaridan hosil boʻladi.')],
  },
  point: {
    answer: inline('Ikkinchi qism'),
    solution: { kind: 'point', regions: [{ region: 2, x: [4, 7], y: [36, 44] }] },
    steps: [inline('4 s dan 7 s gacha yoʻl oʻzgarmaydi: jism tinch turibdi.')],
  },
};

/** A practice item as the server sends it, by its kind. */
export const aPracticeItem = <Kind extends PracticeItem['kind']>(
  kind: Kind,
  parts: Partial<ItemOfKind<Kind>> = {},
): ItemOfKind<Kind> => ({ ...items[kind], ...parts });

/** The outcome of a right answer to {@link aPracticeItem} of the kind. */
export const aPracticeOutcome = (
  kind: PracticeItem['kind'],
  parts: Partial<PracticeOutcome> = {},
): PracticeOutcome => ({
  right: true,
  ...outcomes[kind],
  feedback: null,
  section: { heading: 'tezlik', title: 'Tezlik' },
  lesson: items[kind].lesson,
  due: '2026-03-16T14:30:00.000Z',
  remaining: 199,
  ...parts,
});

/** Practice of a scope: one item of every kind by default. */
export const aPractice = (
  parts: Partial<ResponseBody<typeof endpoints.practice>> = {},
): ResponseBody<typeof endpoints.practice> => ({
  items: Object.values(items),
  remaining: 200,
  next_due: null,
  ...parts,
});
