import { testWithContent } from './added-content.js';

// cspell:disable
/** Descriptions of the figures, which are their names. */
export const ALT = {
  lens: 'Yigʻuvchi linza. Buyum fokus bilan ikkilangan fokus orasida turibdi, tasvir toʻnkarilgan.',
  moving: 'Buyum linzaga yaqinlashganda tasvir undan uzoqlashadi va kattalashadi.',
  slope: 'Qiya tekislikda turgan taxtacha va unga taʼsir qiluvchi uchta kuch.',
  steady: 'Toʻgʻri chiziq koordinatalar boshidan chiqadi va tekis koʻtariladi.',
  still: 'Chiziq vaqt oʻqiga parallel, undan yuqorida yotadi va koʻtarilmaydi.',
  falling: 'Toʻgʻri chiziq yuqoridan boshlanadi va vaqt oʻqigacha tekis pasayadi.',
  curved: 'Egri chiziq koordinatalar boshidan chiqadi va borgan sari tikroq koʻtariladi.',
} as const;

/** What the text alternative of the lens says. */
export const LENS_TEXT = /Buyum linzadan 30 cm uzoqda/;

const graph = (key: string, alt: string, formula: string): string => `- key: ${key}
  alt: ${alt}
  graph:
    x: { label: 't, s', from: 0, to: 10, step: 2 }
    y: { label: 's, m', from: 0, to: 20, step: 5 }
    curves:
      - { function: '${formula}', domain: [0, 10] }
`;

const FIGURES = `- key: linza
  alt: ${ALT.lens}
  rays:
    lens: { F: 20 }
    object: { d: 30, h: 5 }
    rays: [parallel, centre]
    marks: [F, 2F]
    unit: cm
- key: yaqinlashish
  alt: ${ALT.moving}
  rays:
    lens: { F: 20 }
    object: { d: 50, h: 5 }
    marks: [F]
    unit: cm
  motion: { over: { d: [60, 25] }, seconds: 2 }
- key: qiya-tekislik
  alt: ${ALT.slope}
  forces: { body: block, incline: 30, model: { m: 2, μ: 0.3, g: 10 } }
${graph('tekis', ALT.steady, '2 * x')}${graph('tinch', ALT.still, '10')}${graph('pasayish', ALT.falling, '20 - 2 * x')}${graph('egri', ALT.curved, '0.2 * x ^ 2')}`;

const LESSON = `---
order: 9100
title: Chizmali dars
questions:
  - key: tasvir-qayerda
    question: Chizmada buyum qayerda turibdi?
    figure: linza
    options: [Fokusda, Fokus bilan ikkilangan fokus orasida, Linzaning ustida, Ikkilangan fokus ortida]
    correct: 2
    explanation: Buyum fokus bilan ikkilangan fokus orasida.
  - key: tekis-harakat
    question: Qaysi grafik tekis harakatga mos keladi?
    options: [{ figure: tinch }, { figure: egri }, { figure: tekis }, { figure: pasayish }]
    correct: 3
    explanation: Tekis harakatda yoʻl vaqtga mutanosib.
---

Buyum fokus bilan ikkilangan fokus orasida tursa, tasvir haqiqiy va katta boʻladi.

![Haqiqiy tasvir, $d = 30$ cm](figure:linza)

## Buyum yaqinlashadi

Buyumni linzaga yaqinlashtiring va tasvirning qayerga siljishini kuzating.

![Buyum yaqinlashganda tasvir uzoqlashadi](figure:yaqinlashish)

## Qiya tekislik

Qiya tekislikda turgan taxtachaga uchta kuch taʼsir qiladi.

![Taxtacha sirpanmaydi](figure:qiya-tekislik)

Kuchlarning yigʻindisi nolga teng.
`;

const PRACTICE = `- key: grafik
  kind: choice
  text: Grafikda jism qanday harakatlanadi?
  figure: tinch
  options:
    - text: tinch turibdi
      correct: true
    - text: tezlanadi
      feedback: Chiziq koʻtarilmaydi.
`;
// cspell:enable

export const TITLE = 'Chizmali dars';

/** Test function with a site that has a lesson with figures in its text, its test and its practice. */
export const test = testWithContent({
  'figures/7-sinf/chizmali-dars.yaml': FIGURES,
  'lessons/7-sinf/chizmali-dars.md': LESSON,
  'practice/7-sinf/chizmali-dars.yaml': PRACTICE,
});
