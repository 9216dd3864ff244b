import type { Investigation } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { pathLengths } from './model.js';
import { parameters, SCENE, type TankKey } from './parameters.js';

type Si = Values<TankKey>;

const CM = 0.01;
/** Where two equal waves cancel, in wavelengths. */
const HALF = 0.5;

/** Path difference of the probe in wavelengths. @param probeY m from the middle */
function waves(si: Values, probeY: number): number {
  const all = si as Si;
  const [one, two] = pathLengths({ ...all, probeY }) ?? [NaN, NaN];
  return (Math.abs(one - two) * all.frequency) / all.speed;
}

/** Distance of the first silent place above the middle, sm: on the grid of the probe. */
function silentHeight(si: Values): number {
  const { step, max } = parameters.probeY;
  const heights = Array.from({ length: Math.floor(max / step) }, (_, index) => index * step);
  return heights.reduce((best, height) =>
    Math.abs(waves(si, height * CM) - HALF) < Math.abs(waves(si, best * CM) - HALF) ? height : best,
  );
}

export const investigations: readonly Investigation[] = [
  {
    slug: 'tinch-nuqta',
    title: 'Toʻlqinlar bir-birini soʻndiradigan joy',
    class: 11,
    topic: 'Toʻlqinlar interferensiyasi',
    level: 2,
    hides: ['waves', 'difference', 'amplitude', 'height'],
    predict: {
      kind: 'choice',
      question:
        'Ikki manba bir xil fazada tebranadi. Yoʻllar farqi toʻlqin uzunligining qancha qismiga teng boʻlgan nuqtada suv tinch turadi?',
      options: [
        { text: '0 (oʻrta chiziqda)', value: 0 },
        { text: 'yarmiga (λ/2)', value: 0.5 },
        { text: 'butun toʻlqin uzunligiga (λ)', value: 1 },
      ],
      // The sum of two waves is least where their phases are opposite.
      expected: () =>
        [0, 0.5, 1].reduce((least, part) =>
          Math.abs(Math.cos(Math.PI * part)) < Math.abs(Math.cos(Math.PI * least)) ? part : least,
        ),
    },
    setUp: {
      values: { scene: SCENE.two, frequency: 5, speed: 20, spacing: 10, phase: 0, probeX: 50, probeY: 0 },
      graph: { plot: 'amplitude' },
      controls: [],
      instruction:
        'Zond oʻrta chiziqda: tebranish kuchli. Vaqtni yurgizing va zondni yuqoriga surib, birinchi tinch nuqtani toping.',
    },
    observe: [
      {
        key: 'waves',
        label: 'Δ/λ (tinch nuqtada)',
        instruction: 'Tinch nuqtada yoʻllar farqi necha toʻlqin uzunligiga teng?',
        unit: '',
        decimals: 2,
        tolerance: { absolute: 0.03 },
        expected: (si) => waves(si, silentHeight(si) * CM),
        meters: ['amplitude', 'difference', 'waves'],
        hints: [
          'Oʻrta chiziqda yoʻllar farqi nol: toʻlqinlar bir-birini kuchaytiradi.',
          'Zondni oʻrtadan 7–8 sm yuqorida qidiring.',
        ],
        measure: {
          trials: [
            {
              moves: [
                { handle: 'probe', direction: 'up', times: 7 },
                { handle: 'probe', direction: 'up', times: 2, fine: true },
              ],
            },
          ],
          answer: (after) => after('waves'),
        },
      },
      {
        key: 'height',
        label: 'Oʻrta chiziqdan balandlik, y',
        instruction: 'Shu nuqta oʻrta chiziqdan qancha yuqorida?',
        unit: 'sm',
        decimals: 2,
        tolerance: { absolute: 0.5 },
        expected: silentHeight,
        meters: ['parameter:probeY', 'waves'],
        hints: ['Zondning oʻrni asboblarda koʻrsatilgan.'],
        measure: {
          trials: [
            {
              moves: [
                { handle: 'probe', direction: 'up', times: 7 },
                { handle: 'probe', direction: 'up', times: 2, fine: true },
              ],
            },
          ],
          answer: (after) => after('parameter:probeY'),
        },
      },
    ],
    explain: ({ text }) =>
      `Oʻrtadan ${text('height')} yuqorida yoʻllar farqi ${text('waves')} λ: toʻlqinlar qarama-qarshi fazada uchrashib, bir-birini soʻndiradi. Manbalar qarama-qarshi fazada (φ = 180°) tebransa, aksincha, oʻrta chiziq tinchiydi. Amplitudalar biroz farq qilgani uchun tebranish butunlay nol emas.`,
  },
];
