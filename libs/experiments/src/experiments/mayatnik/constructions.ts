import type { Construction } from '@zarra/experiment-kit/experiment';
import { pendulumPeriod } from '@zarra/physics/pendulum';
import { parameters, type PendulumKey } from './parameters.js';

const period = (
  si: Readonly<Record<string, number>>,
  changed: Partial<Record<PendulumKey, number>>,
): number => pendulumPeriod({ ...(si as Readonly<Record<PendulumKey, number>>), ...changed });

const METHOD =
  'Soʻnishni nolga, burchakni 5° ga qoʻying. Uzunlikni tanlang, vaqtni yurgizing va bir toʻliq tebranish tugagach, nuqta yozing. Kamida besh xil uzunlikda takrorlang.';

/** Graphs of the period over length and amplitude. */
export const constructions: readonly Construction[] = [
  {
    key: 'T2-L',
    title: 'T² va L: erkin tushish tezlanishi',
    aim: 'Mayatnik davrining uzunlikka bogʻliqligini tekshirish va erkin tushish tezlanishini aniqlash.',
    method: `${METHOD} Toʻgʻri chiziq qiyaligi b = 4π²/g.`,
    x: { quantity: 'parameter:length' },
    y: { quantity: 'measuredPeriod', power: 2 },
    shape: 'line',
    theory: (length, si) => period(si, { length }) ** 2,
    setUp: { angle: 5, damping: 0 },
    variant: { gravity: [1.5, 20] },
  },
  {
    key: 't10-L',
    title: 't₁₀² va L: g ni oʻn tebranishdan aniqlash',
    aim: 'Erkin tushish tezlanishini oʻnta tebranish vaqti boʻyicha aniqlash va natijaning xatoligini kamaytirish.',
    method:
      'Qurilmani tayyorlang. Uzunlikni tanlang, vaqtni yurgizing va oʻn toʻliq tebranish tugagach, nuqta yozing. Kamida besh xil uzunlikda takrorlang. Toʻgʻri chiziq qiyaligi b = 400π²/g.',
    x: { quantity: 'parameter:length' },
    y: { quantity: 'measuredTen', power: 2 },
    shape: 'line',
    theory: (length, si) => (10 * period(si, { length })) ** 2,
    setUp: { angle: 5, damping: 0 },
    variant: { gravity: [1.5, 20] },
  },
  {
    key: 'T-sqrtL',
    title: 'T va √L: davr formulasini tekshirish',
    aim: 'Mayatnik davri uzunlikning kvadrat ildiziga proporsional ekanini tekshirish.',
    method: METHOD,
    x: { quantity: 'parameter:length', power: 0.5 },
    y: { quantity: 'measuredPeriod' },
    shape: 'line',
    theory: (root, si) => period(si, { length: root ** 2 }),
    setUp: { angle: 5, damping: 0 },
    variant: { gravity: [1.5, 20] },
  },
  {
    key: 'T-angle',
    title: 'T va θ₀: davr amplitudaga bogʻliqmi',
    aim: 'Davrning amplitudaga bogʻliqligini va kichik burchaklar formulasining chegarasini aniqlash.',
    method:
      'Soʻnishni nolga qoʻying. Boshlangʻich burchakni 5° dan 90° gacha oʻzgartiring, har safar bir toʻliq tebranish tugagach, nuqta yozing.',
    x: { quantity: 'parameter:angle' },
    y: { quantity: 'measuredPeriod' },
    shape: 'parabola',
    theory: (degrees, si) => period(si, { angle: degrees * (parameters.angle.si ?? 1) }),
    setUp: { angle: 5, damping: 0 },
    variant: { length: [0.5, 2] },
  },
];
