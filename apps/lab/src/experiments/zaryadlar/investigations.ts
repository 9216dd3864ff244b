import type { Investigation, Trial } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { COULOMB } from '@zarra/physics/charges';
import { measureOnce } from '../../investigation-values.js';
import type { FieldKey } from './parameters.js';
import { presets } from './presets.js';

type Si = Values<FieldKey>;

const KILO = 1000;

/** Distance of two charges of one sign, m. */
const apart = ({ x1, x2 }: Si): number => Math.abs(x2 - x1);
/** Distance of the point without a field from the first charge, m: r₁/r₂ = √(q₁/q₂). */
const neutralDistance = (si: Values): number => {
  const all = si as Si;
  return apart(all) / (1 + Math.sqrt(all.q2 / all.q1));
};
/** Potential at that point, V. */
const neutralPotential = (si: Values): number => {
  const { q1, q2 } = si as Si;
  const distance = neutralDistance(si);
  return COULOMB * (q1 / distance + q2 / (apart(si) - distance));
};

/** From the start of the probe to the point without a field. */
const TO_NEUTRAL: Trial = {
  moves: [
    { handle: 'probe', direction: 'down', times: 4 },
    { handle: 'probe', direction: 'left', times: 8 },
  ],
};

export const investigations: readonly Investigation[] = [
  {
    slug: 'nol-maydon',
    title: 'Maydon nolga teng boʻlgan nuqta',
    class: 10,
    topic: 'Elektr maydon kuchlanganligi. Superpozitsiya prinsipi',
    level: 2,
    hides: ['field', 'potential'],
    predict: {
      kind: 'choice',
      question:
        'q₁ = +1 µC va q₂ = +4 µC zaryadlar orasi 1,2 m. Ular orasidagi qaysi nuqtada kuchlanganlik nolga teng?',
      options: [
        { text: 'oʻrtada (q₁ dan 0,6 m)', value: 0.6 },
        { text: 'kichik zaryadga yaqin (q₁ dan 0,4 m)', value: 0.4 },
        { text: 'katta zaryadga yaqin (q₁ dan 0,8 m)', value: 0.8 },
      ],
      expected: neutralDistance,
    },
    setUp: {
      values: presets.find(({ name }) => name === 'Teng boʻlmagan zaryadlar')?.values ?? {},
      controls: [],
      instruction:
        'Sinov nuqtasini sichqoncha, barmoq yoki strelkalar bilan suring va E = 0 boʻlgan joyni toping.',
    },
    observe: [
      {
        key: 'distance',
        label: 'q₁ gacha masofa, r',
        instruction: 'E = 0 boʻlgan nuqta q₁ dan qancha uzoqda?',
        unit: 'm',
        decimals: 2,
        tolerance: { absolute: 0.02 },
        expected: neutralDistance,
        meters: ['field', 'distance'],
        hints: [
          'Bu nuqta zaryadlarni tutashtiruvchi toʻgʻri chiziqda yotadi.',
          'Kuchlanganliklar teng: k q₁/r₁² = k q₂/r₂², bundan r₂ = 2r₁.',
        ],
        measure: measureOnce('distance', TO_NEUTRAL),
      },
      {
        key: 'potential',
        label: 'Potensial, φ',
        instruction: 'Shu nuqtadagi potensialni yozing. U ham nolga tengmi?',
        unit: 'kV',
        decimals: 1,
        tolerance: { relative: 0.02 },
        expected: (si) => neutralPotential(si) / KILO,
        meters: ['field', 'potential'],
        hints: ['Potensiallar vektor emas: ular oddiy qoʻshiladi.'],
        measure: measureOnce('potential', TO_NEUTRAL),
      },
    ],
    explain: ({ text }) =>
      `Nuqta q₁ dan ${text('distance')} uzoqda: r₁/r₂ = √(q₁/q₂) = 1/2. Kuchlanganlik vektorlari bir-birini yoʻqotadi, potensial esa ${text('potential')}: u skalyar, shuning uchun nolga teng emas. Ishoralar har xil boʻlsa, bunday nuqta kichik zaryadning tashqarisida boʻladi.`,
  },
];
