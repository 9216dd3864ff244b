// Over 300 lines because it is data: the investigations of one experiment, by increasing level.
import type { Investigation } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { ELECTRON_MASS, REDUCED_PLANCK } from '@zarra/physics/codata';
import { formatNumber } from '../../numbers.js';
import { measureOnce, startValue } from '../../investigation-values.js';
import { tunnelModel } from './model.js';
import { parameters } from './parameters.js';

const NM = parameters.width.si ?? 1;
const PERCENT = 0.01;

const EV = parameters.energy.si ?? 1;

/** Transmission of a beam with changed parameters in SI units, %. */
const transmissionWith = (si: Values, changes: Values): number =>
  startValue(tunnelModel, 'beam', { ...si, ...changes }) / PERCENT;

/** Transmission of a beam through a barrier of a width in nm, %. */
const transmission = (si: Values, width: number): number => transmissionWith(si, { width: width * NM });

/** Transmission of a beam of an energy in eV, %. */
const transmissionAt = (si: Values, energy: number): number => transmissionWith(si, { energy: energy * EV });

/** Transmission through two barriers at a distance in nm, %. */
const transmissionOfTwo = (si: Values, gap: number): number =>
  transmissionWith(si, { barriers: 2, gap: gap * NM });

/** Distance of two barriers with the greatest transmission up to 1 nm, nm: on the grid of the control. */
function bestGap(si: Values): number {
  const { min, step } = parameters.gap;
  const gaps = Array.from({ length: Math.round((1 - min) / step) + 1 }, (_, index) => min + index * step);
  return gaps.reduce((best, gap) => (transmissionOfTwo(si, gap) > transmissionOfTwo(si, best) ? gap : best));
}

/** Lowest energy of full transmission, eV: half a wavelength fits on the barrier. */
const fullEnergy = ({ height = NaN, width = NaN }: Values): number =>
  (height + (Math.PI * REDUCED_PLANCK) ** 2 / (2 * ELECTRON_MASS * width ** 2)) / EV;

/** Transmitted part of the packet, %. */
const packetTransmission = (si: Values): number => startValue(tunnelModel, 'theory', si) / PERCENT;

/** A reading after the packet has left the barrier; its arrival is the first event. */
const AFTER_BARRIER = { events: 2 };
const PACKET_HINT =
  '“Keyingi hodisagacha” tugmasini ikki marta bosing: avval paket toʻsiqqa yetadi, keyin undan ajraladi.';
const PACKET = {
  unit: '%',
  decimals: 1,
  tolerance: { relative: 0.02 },
  meters: ['transmitted', 'reflected'],
  hints: [PACKET_HINT],
} as const;
const TOPIC = 'Zarralarning toʻlqin xossalari';

const TRANSMISSION = {
  unit: '%',
  tolerance: { relative: 0.02 },
  meters: ['beam'],
  hints: ['Faqat toʻsiq kengligini oʻzgartiring: vaqtni yurgizish shart emas.'],
} as const;

const ENERGY_HINT = 'Faqat elektron energiyasini oʻzgartiring: vaqtni yurgizish shart emas.';

export const investigations: readonly Investigation[] = [
  {
    slug: 'yetmaydigan-energiya',
    title: 'Energiyasi yetmagan elektron toʻsiqdan oʻtadimi',
    class: 11,
    topic: TOPIC,
    level: 1,
    hides: ['transmitted', 'reflected', 'theory', 'beam'],
    predict: {
      kind: 'choice',
      question:
        'Elektron energiyasi 0,5 eV, toʻsiq balandligi 1 eV, kengligi 0,2 nm. Elektron toʻsiqdan oʻng tomonga qanday ehtimol bilan oʻtadi?',
      hints: ['Koptok bunday tepalikdan oshib oʻta olmaydi. Elektron esa toʻlqin xossasiga ham ega.'],
      options: [
        { text: 'oʻtmaydi (0 %)', value: 0 },
        { text: 'taxminan 60 %', value: 60 },
        { text: 'albatta oʻtadi (100 %)', value: 100 },
      ],
      expected: packetTransmission,
    },
    setUp: {
      values: { energy: 0.5, height: 1, width: 0.2, barriers: 1 },
      graph: { x: 'clock', y: 'transmitted' },
      controls: [],
      instruction: 'Vaqtni yurgizing va paket toʻsiqdan butunlay ajralguncha kuting.',
    },
    observe: [
      {
        ...PACKET,
        key: 'transmitted',
        label: 'Oʻng tomonda topish ehtimoli, T',
        instruction: 'Paket toʻsiqdan ajralgach, elektronni oʻng tomonda topish ehtimolini yozing.',
        expected: packetTransmission,
        measure: measureOnce('transmitted', AFTER_BARRIER),
      },
      {
        ...PACKET,
        key: 'reflected',
        label: 'Chap tomonda topish ehtimoli, R',
        instruction: 'Shu paytda elektronni chap tomonda topish ehtimolini yozing.',
        // The electron is on one of the two sides.
        expected: (si) => 1 / PERCENT - packetTransmission(si),
        measure: measureOnce('reflected', AFTER_BARRIER),
      },
    ],
    explain: ({ text }) =>
      `T = ${text('transmitted')}, R = ${text('reflected')}, yigʻindisi 100 %. Klassik zarra E < U boʻlganda doim qaytadi, elektron esa toʻlqin xossasi tufayli yupqa toʻsiqdan oʻtishi mumkin: bu tunnel effekti. Elektron boʻlinmaydi, T va R — uni shu tomonda topish ehtimollari.`,
  },
  {
    slug: 'energiya-va-otish',
    title: 'Energiya toʻsiqdan baland boʻlsa, hamma elektron oʻtadimi',
    class: 11,
    topic: TOPIC,
    level: 2,
    hides: ['beam', 'theory', 'transmitted', 'reflected'],
    predict: {
      kind: 'curve',
      question:
        'Toʻsiq balandligi 1 eV, kengligi 0,5 nm. Oʻtish ehtimoli T elektron energiyasiga qanday bogʻliq? Chizing.',
      hints: [
        'Klassik zarra uchun E < U da T = 0, E > U da T = 100 %. Toʻlqin uchun bunday keskin chegara yoʻq.',
      ],
      x: { label: 'Elektron energiyasi, E', unit: 'eV', decimals: 1, from: 0, to: 1.6 },
      y: { label: 'Oʻtish ehtimoli, T', unit: '%', decimals: 0, from: 0, to: 100 },
      at: [0.2, 0.5, 0.8, 1, 1.2, 1.5],
      expected: (energy, si) => transmissionAt(si, energy),
      tolerance: 0.1,
      measure: (energy) => measureOnce('beam', { values: { energy } }),
    },
    setUp: {
      values: { energy: 0.5, height: 1, width: 0.5, barriers: 1 },
      controls: ['energy'],
      instruction: 'U = 1 eV, a = 0,5 nm. Faqat elektron energiyasini oʻzgartiring.',
    },
    observe: [
      {
        ...TRANSMISSION,
        key: 'equal',
        label: 'Oʻtish ehtimoli, T (E = 1 eV)',
        instruction: 'Energiya toʻsiq balandligiga teng (1 eV) boʻlganda T ni yozing.',
        decimals: 1,
        expected: (si) => transmissionAt(si, 1),
        hints: [ENERGY_HINT],
        measure: measureOnce('beam', { values: { energy: 1 } }),
      },
      {
        ...TRANSMISSION,
        key: 'above',
        label: 'Oʻtish ehtimoli, T (E = 1,5 eV)',
        instruction: 'Energiyani 1,5 eV qilib, T ni yozing.',
        decimals: 1,
        expected: (si) => transmissionAt(si, 1.5),
        hints: [ENERGY_HINT],
        measure: measureOnce('beam', { values: { energy: 1.5 } }),
      },
    ],
    explain: ({ value, text }) =>
      `E = U boʻlganda T faqat ${text('equal')}, E = 1,5 eV da esa ${text('above')}: energiyasi yetarli boʻlsa ham, elektron ${formatNumber(100 - value('above'))} % ehtimol bilan qaytadi. Toʻlqin keskin chegaradan qisman qaytadi; oʻtish ehtimoli energiya bilan keskin emas, asta-sekin oʻsadi.`,
  },
  {
    slug: 'tosiq-kengligi',
    title: 'Qalin toʻsiqdan oʻtish ehtimoli',
    class: 11,
    topic: TOPIC,
    level: 3,
    hides: ['beam', 'theory'],
    predict: {
      kind: 'choice',
      question:
        'E = 0,5 eV, U = 1 eV. Toʻsiq 0,8 nm dan 1,6 nm ga qalinlashsa, elektronning oʻtish ehtimoli taxminan necha marta kamayadi?',
      options: [
        { text: '2 marta', value: 2 },
        { text: '16 marta', value: 16 },
        { text: '300 martadan koʻproq', value: 330 },
      ],
      expected: (si) => transmission(si, 0.8) / transmission(si, 1.6),
    },
    setUp: {
      values: { energy: 0.5, height: 1, width: 0.2, barriers: 1 },
      controls: ['width'],
      instruction: 'Toʻsiq kengligini 0,2 nm dan boshlab ikki martadan oshiring.',
    },
    observe: [
      {
        ...TRANSMISSION,
        key: 'first',
        label: 'Oʻtish ehtimoli, T (a = 0,2 nm)',
        instruction: 'Kenglik 0,2 nm boʻlganda T ni yozing.',
        decimals: 1,
        expected: (si) => transmission(si, 0.2),
        measure: measureOnce('beam'),
      },
      {
        ...TRANSMISSION,
        key: 'second',
        label: 'Oʻtish ehtimoli, T (a = 0,4 nm)',
        instruction: 'Kenglikni 0,4 nm qiling.',
        decimals: 1,
        expected: (si) => transmission(si, 0.4),
        measure: measureOnce('beam', { values: { width: 0.4 } }),
      },
      {
        ...TRANSMISSION,
        key: 'third',
        label: 'Oʻtish ehtimoli, T (a = 0,8 nm)',
        instruction: 'Kenglikni 0,8 nm qiling.',
        decimals: 2,
        expected: (si) => transmission(si, 0.8),
        measure: measureOnce('beam', { values: { width: 0.8 } }),
      },
    ],
    explain: ({ value, text }) =>
      `T ${text('first')} dan ${text('second')} ga (${formatNumber(value('first') / value('second'), 1)} marta), soʻng ${text('third')} ga (${formatNumber(value('second') / value('third'))} marta) kamaydi; 1,6 nm da esa yana 330 marta. Oʻtish ehtimoli kenglikka eksponensial bogʻliq: qalin toʻsiqda har 0,1 nm uni ikki martadan koʻproq kamaytiradi. Skanerlovchi tunnel mikroskopi atomlarni shu sezgirlik tufayli “koʻradi”.`,
  },
  {
    slug: 'toliq-otish',
    title: 'Toʻsiq butunlay shaffof boʻladigan energiya',
    class: 11,
    topic: 'De Broyl toʻlqinlari',
    level: 3,
    hides: ['beam', 'theory', 'transmitted', 'reflected'],
    predict: {
      kind: 'number',
      question:
        'Toʻsiq balandligi 1 eV, kengligi 1 nm. Toʻsiq ustida de Broyl toʻlqinining yarmi joylashsa, elektron undan 100 % ehtimol bilan oʻtadi. Bu qanday eng kichik energiyada boʻladi?',
      hints: [
        'Toʻsiq ustida kinetik energiya E − U, impuls p = √(2m(E − U)), toʻlqin uzunligi λ = h/p.',
        'λ = 2a boʻlsa, E = U + h²/(8ma²). a = 1 nm uchun h²/(8ma²) ≈ 0,38 eV.',
      ],
      answer: {
        label: 'Elektron energiyasi, E',
        unit: 'eV',
        decimals: 2,
        tolerance: { absolute: 0.05 },
        expected: fullEnergy,
      },
    },
    setUp: {
      values: { energy: 1, height: 1, width: 1, barriers: 1 },
      controls: ['energy'],
      instruction:
        'U = 1 eV, a = 1 nm. Elektron energiyasini 1 eV dan oshirib, T eng katta boʻladigan qiymatni toping.',
    },
    observe: [
      {
        ...TRANSMISSION,
        key: 'equal',
        label: 'Oʻtish ehtimoli, T (E = 1 eV)',
        instruction: 'Energiya 1 eV boʻlganda T ni yozing.',
        decimals: 1,
        expected: (si) => transmissionAt(si, 1),
        hints: [ENERGY_HINT],
        measure: measureOnce('beam'),
      },
      {
        key: 'energy',
        label: 'Elektron energiyasi, E (T eng katta)',
        instruction: 'T eng katta boʻladigan energiyani toping.',
        unit: 'eV',
        decimals: 2,
        tolerance: { absolute: 0.02 },
        expected: fullEnergy,
        meters: ['beam', 'parameter:energy'],
        hints: [
          '1,3 eV va 1,45 eV dagi T ni solishtiring.',
          'Energiyani 1,3 eV dan 0,01 eV dan oshirib boring.',
        ],
        measure: measureOnce('parameter:energy', { values: { energy: 1.38 } }),
      },
    ],
    explain: ({ text }) =>
      `1 eV da T = ${text('equal')}, ${text('energy')} da esa deyarli 100 %. Bunda toʻsiqning ikki chetidan qaytgan toʻlqinlar bir-birini soʻndiradi: toʻsiq kengligi toʻlqin uzunligining yarmiga teng. Linzalarning yorugʻlikni qaytarmaydigan qoplamasi ham shunga oʻxshash ishlaydi.`,
  },
  {
    slug: 'ikkinchi-tosiq',
    title: 'Ikkinchi toʻsiq oʻtishni osonlashtira oladimi',
    class: 11,
    topic: TOPIC,
    level: 3,
    hides: ['beam', 'theory', 'transmitted', 'reflected'],
    predict: {
      kind: 'choice',
      question:
        'Birinchi toʻsiq ortiga xuddi shunday ikkinchi toʻsiq qoʻyildi. Toʻsiqlar orasini tanlab, oʻtish ehtimolini bitta toʻsiqdagidan oshirish mumkinmi?',
      options: [
        { text: 'yoʻq, u doim kamayadi', value: -1 },
        { text: 'yoʻq, u oʻzgarmaydi', value: 0 },
        { text: 'ha, oshirish mumkin', value: 1 },
      ],
      expected: (si) => Math.sign(transmissionOfTwo(si, bestGap(si)) - transmissionWith(si, { barriers: 1 })),
    },
    setUp: {
      values: { energy: 0.4, height: 1, width: 0.2, barriers: 1, gap: 1 },
      controls: ['barriers', 'gap'],
      instruction:
        'E = 0,4 eV, U = 1 eV, a = 0,2 nm. Avval bitta toʻsiqni oʻlchang, keyin toʻsiqlar sonini “ikkita” qiling.',
    },
    observe: [
      {
        ...TRANSMISSION,
        key: 'one',
        label: 'Oʻtish ehtimoli, T (bitta toʻsiq)',
        instruction: 'Bitta toʻsiq uchun T ni yozing.',
        decimals: 1,
        expected: (si) => transmissionWith(si, { barriers: 1 }),
        hints: ['Vaqtni yurgizish shart emas.'],
        measure: measureOnce('beam'),
      },
      {
        ...TRANSMISSION,
        key: 'far',
        label: 'Oʻtish ehtimoli, T (ikkita toʻsiq, d = 1 nm)',
        instruction: 'Ikkinchi toʻsiqni 1 nm narida qoʻyib, T ni yozing.',
        decimals: 1,
        expected: (si) => transmissionOfTwo(si, 1),
        hints: ['“Toʻsiqlar soni” — ikkita, “Toʻsiqlar orasi” — 1 nm.'],
        measure: measureOnce('beam', { values: { barriers: 2 } }),
      },
      {
        key: 'gap',
        label: 'Toʻsiqlar orasi, d (T eng katta)',
        instruction: 'T eng katta boʻladigan oraliqni 0,3 nm va 1 nm orasida toping.',
        unit: 'nm',
        decimals: 2,
        tolerance: { absolute: 0.05 },
        expected: bestGap,
        meters: ['beam', 'parameter:gap'],
        hints: ['Oraliqni 1 nm dan 0,05 nm dan kamaytirib boring.'],
        measure: measureOnce('parameter:gap', { values: { barriers: 2, gap: 0.55 } }),
      },
      {
        ...TRANSMISSION,
        key: 'best',
        label: 'Oʻtish ehtimoli, T (eng qulay oraliqda)',
        instruction: 'Shu oraliqdagi T ni yozing.',
        decimals: 1,
        expected: (si) => transmissionOfTwo(si, bestGap(si)),
        hints: ['Oraliqni oldingi oʻlchashda topilgan qiymatga keltiring.'],
        measure: measureOnce('beam', { values: { barriers: 2, gap: 0.55 } }),
      },
    ],
    explain: ({ text }) =>
      `Bitta toʻsiqda T = ${text('one')}, ikkita toʻsiqda d = 1 nm boʻlsa ${text('far')}, ${text('gap')} da esa ${text('best')}. Toʻsiqlar orasida qaytgan toʻlqinlar bir-birini kuchaytirsa, rezonans boʻladi va chapga qaytish deyarli yoʻqoladi. Rezonansli tunnel diodlari shu hodisaga asoslangan.`,
  },
];
