import { testContent } from './content.js';
import type { FileTexts } from './folder.js';

export const FIGURES_FILE = 'figures/7-sinf/tezlik.yaml';
export const LESSON_FILE = 'lessons/7-sinf/tezlik.md';
export const PRACTICE_FILE = 'practice/7-sinf/tezlik.yaml';

const graph = (key: string, alt: string, curve: string): string => `- key: ${key}
  alt: ${alt}
  graph:
    x: { label: 't, s', from: 0, to: 10, step: 2 }
    y: { label: 's, m', from: 0, to: 20, step: 5 }
    curves:
      - { function: '${curve}', domain: [0, 10] }
`;

/** Figures in the form of authors, which an export keeps. */
const figures = `# Manba: oʻlchash, 2024
- key: linza
  alt: Yigʻuvchi linza. Buyum fokus bilan ikkilangan fokus orasida turibdi, tasvir toʻnkarilgan.
  hideFromText: [f]
  rays:
    lens: { F: 20 }
    object: { d: 30, h: 5 }
    rays: [parallel, centre]
    marks: [F, 2F]
    unit: cm
  motion: { over: { d: [60, 25] }, seconds: 8 }
${graph('tekis', 'Toʻgʻri chiziq koordinatalar boshidan chiqadi va oʻngga qarab tekis koʻtariladi.', '2 * x')}${graph(
  'sekin',
  'Toʻgʻri chiziq koordinatalar boshidan chiqadi va oʻngga qarab sekin koʻtariladi.',
  '0.5 * x',
)}${graph('tinch', 'Chiziq vaqt oʻqiga parallel, undan yuqorida yotadi va hech qayerda koʻtarilmaydi.', '10')}${graph(
  'egri',
  'Egri chiziq koordinatalar boshidan chiqadi va oʻngga borgan sari tikroq koʻtariladi.',
  '0.2 * x ^ 2',
)}`;

const lesson = testContent[LESSON_FILE].replace(
  '    question: Tezlikning birligi qaysi?\n',
  '    question: Tezlikning birligi qaysi?\n    figure: tekis\n',
)
  .replace(
    /options:\n {6}- \$v = s\/t\$\n.*?correct/s,
    `options:
      - figure: tekis
      - figure: sekin
      - figure: tinch
      - figure: egri
    correct`,
  )
  .replace('Oxirgi qator.', '![Linza: $d$ fokusdan **uzoq**](figure:linza)\n\nOxirgi qator.');

const practice = `- key: linza
  kind: numeric
  text: Buyum linzadan {d} cm uzoqda, fokus masofasi 20 cm. Tasvir masofasini toping.
  parameters:
    d:
      values:
        - 28
        - 30
        - 36
        - 45
        - 52
  figure:
    key: linza
    with:
      d: "{d}"
  answer:
    expression: 20 * d / (d - 20)
    unit: cm
    tolerance: 1 %
  steps:
    - $f$ ni formuladan topamiz.
  section: tezlik
- key: grafik
  kind: choice
  text: Grafikda jism qanday harakatlanadi?
  figure: tinch
  options:
    - text: tinch turibdi
      correct: true
    - text: tezlanadi
      feedback: Chiziq koʻtarilmaydi.
`;

const contentWithFigures = {
  [FIGURES_FILE]: figures,
  [LESSON_FILE]: lesson,
  [PRACTICE_FILE]: practice,
} as const;

/** A lesson with figures in its text, its questions and its practice items. */
export const figureContent: FileTexts = contentWithFigures;

/** The same with a part of one of its files replaced. */
export function editedFigures(
  file: 'figures' | 'lesson' | 'practice',
  part: string,
  replacement: string,
): FileTexts {
  const name = ({ figures: FIGURES_FILE, lesson: LESSON_FILE, practice: PRACTICE_FILE } as const)[file];
  const text = contentWithFigures[name];
  if (!text.includes(part)) throw new Error(`${name} has no "${part}"`);
  return { ...contentWithFigures, [name]: text.replace(part, () => replacement) };
}
