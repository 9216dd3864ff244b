import type { Investigation } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { measureOnce, startValue } from '../../investigation-values.js';
import { memoize } from '../../memoize.js';
import { opticalBenchModel } from './model.js';
import { parameters } from './parameters.js';

const CM = parameters.stop.si ?? 1;
const MICROMETRE = 1e-6;

/** Radius of a spot at an aperture radius in sm, mkm. */
const radiusOf = (key: 'spot' | 'airy', si: Values, stop: number): number =>
  startValue(opticalBenchModel, key, { ...si, stop: stop * CM }) / MICROMETRE;

/** Aperture radius with the least blur of both kinds, sm. */
const bestStop = memoize((si: Values): number => {
  const stops = Array.from({ length: 60 }, (_, index) => 0.1 + 0.05 * index);
  const blurs = stops.map((stop) => Math.hypot(radiusOf('spot', si, stop), radiusOf('airy', si, stop)));
  return stops[blurs.indexOf(Math.min(...blurs))] ?? NaN;
});

export const investigations: readonly Investigation[] = [
  {
    slug: 'diafragma',
    title: 'Fotoapparatda diafragma nima uchun kerak',
    class: 9,
    topic: 'Linzalar. Linzada tasvir yasash',
    level: 3,
    hides: ['spot', 'airy'],
    predict: {
      kind: 'choice',
      question: 'Diafragma radiusi qanday boʻlganda tasvir eng tiniq chiqadi?',
      options: [
        { text: 'imkon qadar kichik (0,1 sm)', value: 0.1 },
        { text: 'oʻrtacha (1 sm ga yaqin)', value: 1 },
        { text: 'imkon qadar katta (4,5 sm)', value: 4.5 },
      ],
      expected: bestStop,
    },
    setUp: {
      values: { stop: 3 },
      graph: { plot: 'spot' },
      controls: ['stop'],
      instruction:
        'Nuqta tasviri — dogʻ. Dogʻni linza xatosi ham, difraksiya ham kengaytiradi. Diafragma radiusini oʻzgartiring; vaqtni yurgizmang.',
    },
    observe: [
      {
        key: 'wide',
        label: 'Eng kichik dogʻ radiusi (r = 3 sm)',
        instruction: 'Radius 3 sm boʻlganda eng kichik dogʻ radiusini yozing.',
        unit: 'mkm',
        decimals: 0,
        tolerance: { relative: 0.02 },
        expected: (si) => radiusOf('spot', si, 3),
        meters: ['spot', 'airy'],
        hints: ['Vaqt yurgan boʻlsa, “Boshidan” tugmasini bosing.'],
        measure: measureOnce('spot'),
      },
      {
        key: 'narrow',
        label: 'Difraksion doira (r = 0,2 sm)',
        instruction: 'Radiusni 0,2 sm qilib, difraksion doira radiusini yozing.',
        unit: 'mkm',
        decimals: 0,
        tolerance: { relative: 0.02 },
        expected: (si) => radiusOf('airy', si, 0.2),
        meters: ['spot', 'airy'],
        hints: ['Tor diafragmada linza xatosi deyarli yoʻq, difraksiya esa kuchli.'],
        measure: measureOnce('airy', { values: { stop: 0.2 } }),
      },
      {
        key: 'best',
        label: 'Diafragma radiusi, r (eng tiniq)',
        instruction: 'Ikkala radius ham kichik boʻladigan diafragmani toping.',
        unit: 'sm',
        decimals: 2,
        tolerance: { absolute: 0.2 },
        expected: bestStop,
        meters: ['spot', 'airy', 'parameter:stop'],
        hints: ['Ikki radius bir-biriga teng boʻladigan joyni qidiring.', '0,8 va 1,2 sm orasini koʻring.'],
        measure: measureOnce('parameter:stop', { values: { stop: 1 } }),
      },
    ],
    explain: ({ text }) =>
      `Keng diafragmada chetdagi nurlar boshqa joyda uchrashadi: dogʻ ${text('wide')}. Tor diafragmada difraksiya ${text('narrow')} li doira beradi. Eng yaxshi radius ${text('best')} atrofida: diafragma linza xatosini kamaytiradi, lekin uni haddan tashqari toraytirish foydasiz.`,
  },
];
