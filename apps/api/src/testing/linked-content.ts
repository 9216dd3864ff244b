import { edited } from './content.js';
import type { FileTexts } from './folder.js';

/** Chapters of both classes: the lesson on force has none, and `dinamika` and `optika` have no lessons. */
export const chapters = `- slug: 7-sinf
  name: 7-sinf
  chapters:
    - key: dinamika
      title: Dinamika
    - key: kinematika
      title: Kinematika
- slug: 8-sinf
  name: 8-sinf
  chapters:
    - key: elektr
      title: Elektr hodisalari
    - key: optika
      title: "Optika: yorugʻlik"
`;

/** The small curriculum with chapters, and a simulation with classes. */
export const linkedContent: FileTexts = {
  'classes.yaml': chapters,
  ...edited('lessons/7-sinf/tezlik.md', 'order: 1', 'order: 5\nchapter: kinematika'),
  ...edited('lessons/8-sinf/tok.md', 'order: 1', 'order: 1\nchapter: elektr'),
  ...edited(
    'simulations/mayatnik.yaml',
    '  - mexanika\n',
    '  - mexanika\nclasses:\n  - 8-sinf\n  - 7-sinf\n',
  ),
};

/** The start of the lesson on current with a chapter and experiments. */
const experiments = `order: 1
chapter: elektr
title: Elektr toki
experiments:
  - slug: zanjir
    state: om-qonuni
    note: "Kuchlanishni oshiring: tok qanday oʻzgaradi?"
  - slug: mayatnik
    state: yer
    note: Davrni oʻlchang.
    investigation: massa-va-davr`;

const see = (slug: string, state: string, when: string): string =>
  `    see:\n      slug: ${slug}\n      state: ${state}\n      when: ${when}\n`;

const speed = String(linkedContent['lessons/7-sinf/tezlik.md'])
  .replace('vaqt sekundda.\n', (line) => `${line}    section: tezlik\n${see('zanjir', 'lampa', 'before')}`)
  .replace('$v = s/t$."\n', (line) => line + see('mayatnik', 'yer', 'after'));

/**
 * The small curriculum with chapters, experiments of {@link labFiles} in the lesson on current, and a section and experiments in
 * the questions on speed.
 */
export const contentWithExperiments: FileTexts = {
  ...linkedContent,
  'lessons/7-sinf/tezlik.md': speed,
  ...edited('lessons/8-sinf/tok.md', 'order: 1\ntitle: Elektr toki', experiments),
};

const listed = [
  {
    slug: 'zanjir',
    title: 'Elektr zanjiri',
    start: { picture: '/assets/zanjir-a1.svg', width: 360, height: 200 },
    states: [
      {
        key: 'lampa',
        title: 'Lampa',
        search: '?holat=AQ',
        picture: '/assets/zanjir-lampa-b2.svg',
        width: 360,
        height: 200,
      },
      { key: 'om-qonuni', title: 'Om qonuni', search: '?holat=AQI' },
    ],
    investigations: [{ key: 'nomalum-rezistor', title: 'Nomaʼlum rezistor qarshiligi' }],
  },
  {
    slug: 'mayatnik',
    title: 'Matematik mayatnik',
    // The start of an experiment has no query.
    states: [{ key: 'yer', title: 'Yer', search: '' }],
    investigations: [
      { key: 'massa-va-davr', title: 'Davr massaga bogʻliqmi' },
      { key: 'uzunlik-va-davr', title: 'Ikki marta tez tebranish' },
    ],
    names: {
      parameters: {
        length: { unit: 'm', min: 0.1, max: 2 },
        angle: { unit: '°', min: -179, max: 179 },
        mass: { unit: 'kg', min: 0.1, max: 5 },
      },
      readouts: { period: 's' },
      intervals: { measuredPeriod: 's' },
      quantities: {},
      plots: ['swing'],
      constructions: [],
      view: [],
      handles: ['bob'],
    },
  },
];

/** Files of a built laboratory: its list of experiments, with changes of the texts in it. */
export const labFiles = (change: (text: string) => string = (text) => text): FileTexts => ({
  'experiments.json': change(JSON.stringify(listed)),
});
