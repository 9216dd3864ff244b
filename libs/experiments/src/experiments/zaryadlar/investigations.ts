// Over 300 lines because it is data: the investigations of one experiment, by increasing level.
import type { Investigation, Measure, Trial } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { COULOMB } from '@zarra/physics/charges';
import { formatNumber } from '../../numbers.js';
import { measureOnce } from '../../investigation-values.js';
import { HALF_WIDTH, type FieldKey } from './parameters.js';
import { states, valuesOfCharges } from './states.js';

type Si = Values<FieldKey>;

const KILO = 1000;
const MILLI = 0.001;
/** Movement of a handle per arrow key, m. */
const KEY_STEP = 0.05;

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

/** Distance of the point without a field from the smaller of two charges of opposite signs, m. */
const outerDistance = (si: Values): number => {
  const all = si as Si;
  return apart(all) / (Math.sqrt(-all.q2 / all.q1) - 1);
};
/** Potential at that point, V. */
const outerPotential = (si: Values): number => {
  const { q1, q2 } = si as Si;
  const distance = outerDistance(si);
  return COULOMB * (q1 / distance + q2 / (apart(si) + distance));
};

/** Force between two charges, N. */
function forceOf(si: Values, changes: Partial<Si> = {}): number {
  const all = { ...(si as Si), ...changes };
  return (COULOMB * Math.abs(all.q1 * all.q2)) / apart(all) ** 2;
}

/** Doubled charge and distance. */
const doubledCharge = ({ q1 }: Si): Partial<Si> => ({ q1: 2 * q1 });
const doubledBoth = (si: Si): Partial<Si> => ({ ...doubledCharge(si), x2: si.x1 + 2 * apart(si) });

/** Field and potential of the first charge at a distance, V/m and V. */
const fieldAt = ({ q1 }: Si, distance: number): number => (COULOMB * q1) / distance ** 2;
const potentialAt = ({ q1 }: Si, distance: number): number => (COULOMB * q1) / distance;

/** The probe at a distance from a charge at the origin; it begins at 1 m. */
const atDistance = (distance: number): Trial => ({
  moves: [
    {
      handle: 'probe',
      direction: distance < 1 ? 'left' : 'right',
      times: Math.round(Math.abs(distance - 1) / KEY_STEP),
    },
  ],
});

/** Kinetic energy of the test charge at the border of the picture, J: the charge is in its middle. */
function energyAtBorder(si: Values): number {
  const { testCharge, probeX } = si as Si;
  return testCharge * (potentialAt(si, probeX) - potentialAt(si, HALF_WIDTH));
}
/** Speed there, m/s. */
const speedAtBorder = (si: Values, mass: number): number => Math.sqrt((2 * energyAtBorder(si)) / mass);

/** A reading when the test charge leaves the picture. @param mass g */
const measureAtBorder = (quantity: string, mass: number): Measure =>
  measureOnce(quantity, { values: { mass }, events: 1 });

/** From the start of the probe to the point without a field outside the charges. */
const TO_OUTER: Trial = {
  moves: [
    { handle: 'probe', direction: 'down', times: 4 },
    { handle: 'probe', direction: 'left', times: 36 },
  ],
};

const BORDER_HINT = '“Keyingi hodisagacha” tugmasi zarrani rasm chegarasigacha olib boradi.';
const STRENGTH = {
  unit: 'kV/m',
  decimals: 2,
  tolerance: { relative: 0.02 },
  meters: ['field', 'distance'],
} as const;

export const investigations: readonly Investigation[] = [
  {
    slug: 'kulon-qonuni',
    title: 'Zaryad ham, masofa ham ikki marta ortsa',
    class: 8,
    topic: 'Kulon qonuni',
    level: 1,
    hides: ['force', 'field', 'potential'],
    predict: {
      kind: 'choice',
      question:
        'Ikki zaryad bir-birini itarmoqda. Birinchi zaryad 2 marta, oradagi masofa ham 2 marta orttirilsa, kuch qanday oʻzgaradi?',
      hints: ['Avval faqat zaryad, keyin faqat masofa oʻzgarganda nima boʻlishini oʻylang.'],
      options: [
        { text: 'oʻzgarmaydi', value: 1 },
        { text: '2 marta kamayadi', value: 0.5 },
        { text: '4 marta kamayadi', value: 0.25 },
      ],
      expected: (si) => forceOf(si, doubledBoth(si)) / forceOf(si),
    },
    setUp: {
      values: {
        ...valuesOfCharges([
          [-0.5, 0, 1],
          [0, 0, 1],
        ]),
        chosen: 1,
        probeX: 0.5,
        probeY: 1,
      },
      controls: ['q1'],
      instruction:
        'q₁ = q₂ = 1 µC, oradagi masofa 0,5 m, q₁ tanlangan. Avval q₁ ni 2 µC qiling, keyin q₂ ni oʻngga, x = 0,5 m ga suring.',
    },
    observe: [
      {
        key: 'first',
        label: 'Kuch, F (q₁ = 1 µC, r = 0,5 m)',
        instruction: 'Hech narsani oʻzgartirmasdan, tanlangan zaryadga taʼsir etuvchi kuchni yozing.',
        unit: 'mN',
        decimals: 1,
        tolerance: { relative: 0.02 },
        expected: (si) => forceOf(si) / MILLI,
        meters: ['force', 'parameter:x1', 'parameter:x2'],
        hints: ['Zaryadlar surilgan boʻlsa, “Qurilmani oʻrnatish” tugmasini yana bosing.'],
        measure: measureOnce('force'),
      },
      {
        key: 'charge',
        label: 'Kuch, F (q₁ = 2 µC, r = 0,5 m)',
        instruction: 'q₁ ni 2 µC qilib, kuchni yozing.',
        unit: 'mN',
        decimals: 1,
        tolerance: { relative: 0.02 },
        expected: (si) => forceOf(si, doubledCharge(si)) / MILLI,
        meters: ['force', 'parameter:x1', 'parameter:x2'],
        hints: ['Masofa 0,5 m boʻlib qolsin.'],
        measure: measureOnce('force', { values: { q1: 2 } }),
      },
      {
        key: 'both',
        label: 'Kuch, F (q₁ = 2 µC, r = 1 m)',
        instruction: 'q₂ ni x = 0,5 m ga surib, kuchni yozing.',
        unit: 'mN',
        decimals: 1,
        tolerance: { relative: 0.02 },
        expected: (si) => forceOf(si, doubledBoth(si)) / MILLI,
        meters: ['force', 'parameter:x1', 'parameter:x2'],
        hints: ['q₁ x = −0,5 m da qolsin: oradagi masofa 1 m boʻladi.'],
        measure: measureOnce('force', {
          values: { q1: 2 },
          moves: [{ handle: 'charge2', direction: 'right', times: 10 }],
        }),
      },
    ],
    explain: ({ value, text }) =>
      `Zaryad 2 marta ortganda kuch ${text('first')} dan ${text('charge')} ga (${formatNumber(value('charge') / value('first'), 1)} marta) ortdi, masofa 2 marta ortganda esa ${text('both')} ga (${formatNumber(value('charge') / value('both'), 1)} marta) kamaydi. F = k q₁q₂/r²: kuch zaryadga proporsional, masofaning kvadratiga teskari proporsional.`,
  },
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
      values: states.find(({ name }) => name === 'Teng boʻlmagan zaryadlar')?.values ?? {},
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
  {
    slug: 'maydon-va-masofa',
    title: 'Kuchlanganlik masofaga qanday bogʻliq',
    class: 10,
    topic: 'Nuqtaviy zaryad maydonining kuchlanganligi va potensiali',
    level: 2,
    hides: ['field', 'potential', 'force'],
    predict: {
      kind: 'curve',
      question:
        'Nuqtaviy zaryaddan 0,4 m uzoqda maydon kuchlanganligi 56 kV/m. Masofa ortganda kuchlanganlik qanday oʻzgaradi? Chizing.',
      hints: ['Masofa 2 marta ortganda kuchlanganlik necha marta kamayadi?'],
      x: { label: 'Masofa, r', unit: 'm', decimals: 1, from: 0, to: 2 },
      y: { label: 'Kuchlanganlik, E', unit: 'kV/m', decimals: 0, from: 0, to: 60 },
      at: [0.4, 0.6, 0.8, 1, 1.4, 1.8],
      expected: (distance, si) => fieldAt(si, distance) / KILO,
      tolerance: 0.08,
      measure: (distance) => measureOnce('field', atDistance(distance)),
    },
    setUp: {
      values: states.find(({ name }) => name === 'Bitta zaryad')?.values ?? {},
      graph: { x: 'distance', y: 'field' },
      controls: [],
      instruction: 'q₁ = +1 µC. Sinov nuqtasi zaryaddan 1 m uzoqda: uni zaryadga yaqinlashtiring.',
    },
    observe: [
      {
        ...STRENGTH,
        key: 'far',
        label: 'Kuchlanganlik, E (r = 1 m)',
        instruction: 'Zaryaddan 1 m uzoqda kuchlanganlikni yozing.',
        expected: (si) => fieldAt(si, 1) / KILO,
        hints: ['Masofani “Tanlangan zaryadgacha” asbobi koʻrsatadi.'],
        measure: measureOnce('field', atDistance(1)),
      },
      {
        ...STRENGTH,
        key: 'near',
        label: 'Kuchlanganlik, E (r = 0,5 m)',
        instruction: 'Sinov nuqtasini zaryaddan 0,5 m uzoqqa suring.',
        expected: (si) => fieldAt(si, 0.5) / KILO,
        hints: ['Masofani “Tanlangan zaryadgacha” asbobi koʻrsatadi.'],
        measure: measureOnce('field', atDistance(0.5)),
      },
      {
        key: 'potential',
        label: 'Potensiallar nisbati, φ(0,5 m)/φ(1 m)',
        instruction: 'Potensial 0,5 m da 1 m dagidan necha marta katta?',
        unit: '',
        decimals: 2,
        tolerance: { absolute: 0.05 },
        expected: (si) => potentialAt(si, 0.5) / potentialAt(si, 1),
        meters: ['potential', 'distance'],
        hints: ['Ikkala masofada potensialni yozib oling va boʻling.'],
        measure: {
          trials: [atDistance(0.5), { moves: [{ handle: 'probe', direction: 'right', times: 10 }] }],
          answer: (near, far) => near('potential') / far('potential'),
        },
      },
    ],
    explain: ({ value, text }) =>
      `Masofa 1 m dan 0,5 m ga kamayganda kuchlanganlik ${text('far')} dan ${text('near')} ga (${formatNumber(value('near') / value('far'), 1)} marta) ortdi: E = kq/r². Potensial esa faqat ${text('potential')} marta ortdi: φ = kq/r.`,
  },
  {
    slug: 'turli-ishorali',
    title: 'Turli ishorali zaryadlarda nol maydon',
    class: 10,
    topic: 'Elektr maydon kuchlanganligi. Superpozitsiya prinsipi',
    level: 3,
    hides: ['field', 'potential', 'distance'],
    predict: {
      kind: 'number',
      question:
        'q₁ = +1 µC va q₂ = −4 µC zaryadlar orasi 1,2 m. Zaryadlar yotgan toʻgʻri chiziqda kuchlanganlik nolga teng boʻlgan nuqta q₁ dan qancha uzoqda?',
      hints: [
        'Zaryadlar orasida ikkala maydon bir tomonga yoʻnalgan: nuqta tashqarida.',
        'Katta zaryaddan uzoqroq boʻlishi kerak: k q₁/r² = k |q₂|/(r + 1,2 m)².',
      ],
      answer: {
        label: 'q₁ gacha masofa, r',
        unit: 'm',
        decimals: 2,
        tolerance: { relative: 0.05 },
        expected: outerDistance,
      },
    },
    setUp: {
      values: {
        ...valuesOfCharges([
          [0, 0, 1],
          [1.2, 0, -4],
        ]),
        chosen: 1,
        probeX: 0.6,
        probeY: 0.2,
      },
      controls: [],
      instruction: 'Chapda q₁ = +1 µC, oʻngda q₂ = −4 µC. Sinov nuqtasini surib, E = 0 boʻlgan joyni toping.',
    },
    observe: [
      {
        key: 'distance',
        label: 'q₁ gacha masofa, r (oʻlchangan)',
        instruction: 'E = 0 boʻlgan nuqta q₁ dan qancha uzoqda?',
        unit: 'm',
        decimals: 2,
        tolerance: { absolute: 0.03 },
        expected: outerDistance,
        meters: ['field', 'distance'],
        hints: [
          'Nuqtani q₁ dan chapga, zaryadlar yotgan toʻgʻri chiziq boʻylab suring.',
          'E kamayib, keyin yana ortadi: eng kichik joyini strelkalar bilan toping.',
        ],
        measure: measureOnce('distance', TO_OUTER),
      },
      {
        key: 'potential',
        label: 'Potensial, φ',
        instruction: 'Shu nuqtadagi potensialni yozing.',
        unit: 'kV',
        decimals: 2,
        tolerance: { relative: 0.03 },
        expected: (si) => outerPotential(si) / KILO,
        meters: ['field', 'potential'],
        hints: ['Potensial manfiy boʻlsa, minus ishorasi bilan yozing.'],
        measure: measureOnce('potential', TO_OUTER),
      },
    ],
    explain: ({ text }) =>
      `Nuqta q₁ ning tashqi tomonida, undan ${text('distance')} uzoqda: q₂ gacha masofa ikki marta katta, zaryadi toʻrt marta katta, shuning uchun maydonlar teng va qarama-qarshi. Potensial esa ${text('potential')}: E = 0 boʻlgan joyda φ nolga teng boʻlishi shart emas.`,
  },
  {
    slug: 'massa-va-energiya',
    title: 'Maydon qaysi zarraga koʻproq energiya beradi',
    class: 10,
    topic: 'Elektr maydonda zaryadni koʻchirishda bajarilgan ish',
    level: 3,
    hides: ['kineticEnergy', 'potentialEnergy', 'energy', 'speed'],
    predict: {
      kind: 'choice',
      question:
        'Zaryadi bir xil, massasi 1 g va 4 g boʻlgan ikki zarra musbat zaryad yonidagi bir nuqtadan navbat bilan qoʻyib yuboriladi. Rasm chegarasida qaysi birining kinetik energiyasi katta?',
      options: [
        { text: 'massasi 1 g boʻlganining', value: 4 },
        { text: 'ikkalasiniki teng', value: 1 },
        { text: 'massasi 4 g boʻlganining', value: 0.25 },
      ],
      // The work of the field does not depend on the mass.
      expected: (si) => energyAtBorder(si) / energyAtBorder({ ...si, mass: 4 * (si as Si).mass }),
    },
    setUp: {
      values: {
        ...valuesOfCharges([[0, 0, 1]]),
        chosen: 1,
        probeX: 0.5,
        probeY: 0,
        testCharge: 100,
        mass: 1,
      },
      graph: { plot: 'energy' },
      controls: ['mass'],
      instruction:
        'Sinov zaryadi q₁ = +1 µC zaryaddan 0,5 m uzoqda. Uni qoʻyib yuboring, keyin massasini 4 g qilib, takrorlang.',
    },
    observe: [
      {
        key: 'light',
        label: 'Kinetik energiya, Eₖ (m = 1 g)',
        instruction: 'Massasi 1 g boʻlgan zarraning chegaradagi kinetik energiyasini yozing.',
        unit: 'mJ',
        decimals: 3,
        tolerance: { relative: 0.02 },
        expected: (si) => energyAtBorder(si) / MILLI,
        meters: ['kineticEnergy'],
        hints: [BORDER_HINT],
        measure: measureAtBorder('kineticEnergy', 1),
      },
      {
        key: 'heavy',
        label: 'Kinetik energiya, Eₖ (m = 4 g)',
        instruction: 'Massani 4 g qilib, oʻlchashni boshidan takrorlang.',
        unit: 'mJ',
        decimals: 3,
        tolerance: { relative: 0.02 },
        expected: (si) => energyAtBorder(si) / MILLI,
        meters: ['kineticEnergy'],
        hints: ['Massani oʻzgartirgach, “Boshidan” tugmasini bosing.', BORDER_HINT],
        measure: measureAtBorder('kineticEnergy', 4),
      },
      {
        key: 'speed',
        label: 'Tezlik, v (m = 4 g)',
        instruction: 'Massasi 4 g boʻlgan zarraning chegaradagi tezligini yozing.',
        unit: 'm/s',
        decimals: 2,
        tolerance: { relative: 0.02 },
        expected: (si) => speedAtBorder(si, 4 * (si as Si).mass),
        meters: ['speed'],
        hints: [BORDER_HINT],
        measure: measureAtBorder('speed', 4),
      },
    ],
    // 1 mJ/g = 1 m²/s²
    explain: ({ value, text }) =>
      `Kinetik energiyalar ${text('light')} va ${text('heavy')}: ular teng. Maydonning ishi A = q₀(φ₁ − φ₂) massaga bogʻliq emas. Ogʻir zarra sekinroq: tezligi ${text('speed')}, 1 g li zarraniki esa ${formatNumber(Math.sqrt(2 * value('light')), 2)} m/s, chunki v = √(2A/m).`,
  },
];
