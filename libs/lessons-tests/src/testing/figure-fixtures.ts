import { drawFigure, readFigure } from '@zarra/figures';
import type { TestQuestion } from '@zarra/contracts';
import { parseSvgMarkup } from '../description/figures/svg-markup.js';
import { questions } from './quiz-server.js';

// cspell:disable
/** Declarations as in content files. */
export const declarations = {
  lens: {
    key: 'haqiqiy-tasvir',
    alt: 'Yigʻuvchi linza. Buyum fokus bilan ikkilangan fokus orasida. Ikki nur linza ortida bitta nuqtada uchrashadi.',
    rays: {
      lens: { F: 20 },
      object: { d: 30, h: 5 },
      rays: ['parallel', 'centre'],
      marks: ['F', '2F'],
      unit: 'cm',
    },
  },
  movingLens: {
    key: 'harakat',
    alt: 'Buyum linzaga yaqinlashganda tasvir undan uzoqlashadi va kattalashadi.',
    rays: { lens: { F: 20 }, object: { d: 50, h: 5 }, marks: ['F'] },
    motion: { over: { d: [60, 25] }, seconds: 8 },
  },
  threeLenses: {
    key: 'uch-holat',
    alt: 'Buyum linzaga yaqinlashganda tasvirning uchta holati.',
    rays: { lens: { F: 20 }, object: { d: 50, h: 5 }, marks: ['F'] },
    steps: [
      { object: { d: 60 }, name: 'uzoqda' },
      { object: { d: 40 }, name: 'ikki fokusda' },
      { object: { d: 30 }, name: 'yaqinda' },
    ],
  },
  slope: {
    key: 'qiya-tekislik',
    alt: 'Qiya tekislikda turgan taxtacha va unga taʼsir qiluvchi uchta kuch.',
    forces: { body: 'block', incline: 30, model: { m: 2, μ: 0.3, g: 10 } },
  },
  circuit: {
    key: 'parallel-ulash',
    alt: 'Manbaga parallel ulangan ikkita rezistor sxemasi.',
    circuit: { board: '-     -    -\nB6:U  .   R3:R_1  R6:R_2\n-     -    -\n' },
  },
} as const;

const axes = {
  x: { label: 't, s', from: 0, to: 10, step: 2 },
  y: { label: 's, m', from: 0, to: 20, step: 5 },
};
/** Four graphs of a way by time, for the options of a question. */
export const graphOptions = [
  ['Toʻgʻri chiziq tekis koʻtariladi.', '2 * x'],
  ['Gorizontal toʻgʻri chiziq.', '10'],
  ['Toʻgʻri chiziq tekis pasayadi.', '20 - 2 * x'],
  ['Chiziq avval sekin, keyin tez koʻtariladi.', '0.2 * x^2'],
].map(([alt, formula], index) => ({
  key: `variant-${index + 1}`,
  alt: alt!,
  graph: { ...axes, curves: [{ function: formula }] },
}));
// cspell:enable

/** The node of a declared figure, as our server sends it. */
export function figureNode(declaration: object, ...caption: unknown[]): readonly unknown[] {
  const { svg, text, width, height } = drawFigure(declaration);
  const figure = readFigure(declaration);
  const drawings = parseSvgMarkup(svg.replace(/^<div[^>]*>|<\/div>$/g, ''));
  const motion = figure.motion ? { motion: JSON.stringify(figure) } : {};
  return ['figure', { text, width, height, ...motion }, ...drawings, ...caption];
}

/** The figure of a question, an option or a practice item. */
export const figureJson = (declaration: object): string => JSON.stringify(figureNode(declaration));

/** Three questions: with a figure, with four figures as options, and without. */
export function questionsWithFigures(): TestQuestion[] {
  const [first, second, third] = questions();
  const [option1, option2, option3, option4] = graphOptions.map(({ alt }) => alt);
  return [
    {
      ...first!,
      question: 'Tasvir linzadan qancha masofada hosil boʻladi?',
      figure: figureJson(declarations.lens),
    },
    {
      ...second!,
      question: 'Qaysi grafik tekis harakatga mos keladi?',
      ...{ option1: option1!, option2: option2!, option3: option3!, option4: option4! },
      optionFigures: graphOptions.map(figureJson),
    },
    third!,
  ];
}

/** A typeset text with a still figure, one in motion, a process, and long captions. */
export const treeWithFigures = (): string =>
  JSON.stringify([
    ['p', 'Buyum fokus bilan ikkilangan fokus orasida tursa, tasvir haqiqiy va katta boʻladi.'],
    figureNode(declarations.lens, 'Haqiqiy tasvir: ', ['math', ['mi', 'd']], ' = 30 cm, tasvir toʻnkarilgan'),
    ['h3', 'Buyum yaqinlashadi'],
    ['p', 'Buyumni linzaga yaqinlashtiring va tasvirning qayerga siljishini kuzating.'],
    figureNode(declarations.movingLens, 'Buyum yaqinlashganda tasvir uzoqlashadi'),
    ['p', 'Uchta holatni taqqoslang.'],
    figureNode(declarations.threeLenses, 'Buyumning uchta oʻrni'),
    ['p', 'Qiya tekislikda turgan jismga uchta kuch taʼsir qiladi.'],
    figureNode(declarations.slope, 'Taxtacha sirpanmaydi'),
    ['p', 'Rezistorlar parallel ulangan.'],
    figureNode(declarations.circuit),
  ]);
