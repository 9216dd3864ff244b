// Over 300 lines because it is data: the investigations of one experiment, by increasing level.
import type { Investigation } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { PLANCK } from '@zarra/physics/codata';
import { measureOnce, startValue } from '../../investigation-values.js';
import { formatNumber } from '../../numbers.js';
import { wellModel } from './model.js';
import { KIND, parameters, type WellKey } from './parameters.js';

type Si = Values<WellKey>;

const NM = parameters.width.si ?? 1;
const EV = parameters.depth.si ?? 1;
const FEMTOSECOND = 1e-15;
const PERCENT = 0.01;
const TOPIC = 'Zarralarning toʻlqin xossalari';
/** Middle of green light, nm. */
const GREEN = 532;

/** Wavelength of the photon in a well of a width in nm, nm. */
const wavelength = (si: Values, width: number): number =>
  startValue(wellModel, 'wavelength', { ...si, width: width * NM }) / NM;

/** Width of a well that emits green light, nm: the wavelength grows with its square. */
const greenWidth = (si: Values): number => Math.sqrt(GREEN / wavelength(si, 1));

/** Energy of a level in an infinite well of a width in nm, eV: h² n² / 8 m L². */
const levelEnergy = (si: Values, level: number, width: number): number =>
  (PLANCK * level) ** 2 / (8 * (si as Si).mass * (width * NM) ** 2) / EV;

/** Probability of finding the particle where U > E, %. */
const forbidden = (si: Values, changes: Partial<Si> = {}): number =>
  startValue(wellModel, 'forbidden', { ...si, ...changes }) / PERCENT;

/** Period of the superposition of the levels 1 and 2 in an infinite well of a width in nm, fs: h / ΔE. */
const beatPeriod = (si: Values, width: number): number =>
  PLANCK / ((levelEnergy(si, 2, width) - levelEnergy(si, 1, width)) * EV) / FEMTOSECOND;

const ENERGY = {
  unit: 'eV',
  decimals: 3,
  tolerance: { relative: 0.01 },
  meters: ['energy'],
} as const;

const FORBIDDEN = {
  unit: '%',
  decimals: 2,
  tolerance: { relative: 0.03 },
  meters: ['forbidden', 'energy'],
} as const;

const PERIOD = {
  unit: 'fs',
  decimals: 2,
  tolerance: { relative: 0.02 },
  meters: ['clock', 'left'],
  hints: [
    'Ehtimol eng kichik va eng katta qiymatga navbat bilan yetadi: “Keyingi hodisagacha” tugmasi shu paytlarda toʻxtaydi.',
    'Toʻliq tebranish — ikki hodisa.',
  ],
} as const;

export const investigations: readonly Investigation[] = [
  {
    slug: 'tor-ora',
    title: 'Tor oʻradagi elektron',
    class: 11,
    topic: TOPIC,
    level: 1,
    hides: ['energy'],
    predict: {
      kind: 'choice',
      question:
        'Elektron cheksiz chuqur oʻrada, eng quyi sathda (n = 1). Oʻra 2 marta toraysa, uning energiyasi qanday oʻzgaradi?',
      options: [
        { text: '2 marta kamayadi', value: 0.5 },
        { text: 'oʻzgarmaydi', value: 1 },
        { text: '2 marta ortadi', value: 2 },
        { text: '4 marta ortadi', value: 4 },
      ],
      expected: (si) => levelEnergy(si, 1, 0.5) / levelEnergy(si, 1, 1),
    },
    setUp: {
      values: { kind: KIND.box, width: 1, mass: 1, level: 1, other: 0 },
      graph: { construction: 'E-1/L2' },
      controls: ['width'],
      instruction: 'Cheksiz chuqur oʻra, n = 1. Faqat kenglikni oʻzgartiring; vaqtni yurgizish shart emas.',
    },
    observe: [
      {
        ...ENERGY,
        key: 'wide',
        label: 'Sath energiyasi, E₁ (L = 1 nm)',
        instruction: 'Kenglik 1 nm boʻlganda eng quyi sath energiyasini yozing.',
        expected: (si) => levelEnergy(si, 1, 1),
        hints: ['Kenglik 1 nm ekanini tekshiring.'],
        measure: measureOnce('energy'),
      },
      {
        ...ENERGY,
        key: 'narrow',
        label: 'Sath energiyasi, E₁ (L = 0,5 nm)',
        instruction: 'Kenglikni 0,5 nm qilib, energiyani yana yozing.',
        expected: (si) => levelEnergy(si, 1, 0.5),
        hints: ['“Oʻra kengligi, L” qiymatini 0,5 nm qiling.'],
        measure: measureOnce('energy', { values: { width: 0.5 } }),
      },
    ],
    explain: ({ value, text }) =>
      `Energiya ${text('wide')} dan ${text('narrow')} ga, yaʼni ${formatNumber(value('narrow') / value('wide'), 1)} marta ortdi: E₁ = h²/(8mL²). Oʻraga de Broyl toʻlqinining yarmi sigʻadi. Tor oʻrada toʻlqin qisqa, impuls katta. Eng quyi energiya ham noldan katta: elektron tinch tura olmaydi.`,
  },
  {
    slug: 'sathlar-oraligi',
    title: 'Sathlar orasi qanday oʻzgaradi',
    class: 11,
    topic: TOPIC,
    level: 2,
    hides: ['energy', 'photon', 'wavelength'],
    predict: {
      kind: 'curve',
      question:
        'Kengligi 1 nm boʻlgan cheksiz chuqur oʻrada birinchi sath energiyasi 0,376 eV. Energiya sath raqami n oshganda qanday oʻzgaradi? Chizing.',
      hints: ['n-sathda oʻraga n ta yarim toʻlqin sigʻadi: impuls n marta katta.'],
      x: { label: 'Energetik sath, n', unit: '', decimals: 0, from: 0, to: 7 },
      y: { label: 'Sath energiyasi, Eₙ', unit: 'eV', decimals: 1, from: 0, to: 15 },
      at: [1, 2, 3, 4, 5, 6],
      expected: (level, si) => levelEnergy(si, level, 1),
      tolerance: 0.08,
      measure: (level) => measureOnce('energy', { values: { level } }),
    },
    setUp: {
      values: { kind: KIND.box, width: 1, mass: 1, level: 1, other: 0 },
      graph: { construction: 'E-n2' },
      controls: ['level'],
      instruction: 'Cheksiz chuqur oʻra, L = 1 nm. Faqat energetik sathni oʻzgartiring.',
    },
    observe: [
      {
        ...ENERGY,
        key: 'second',
        label: 'Sath energiyasi, E₂',
        instruction: 'Ikkinchi sath energiyasini yozing.',
        expected: (si) => levelEnergy(si, 2, 1),
        hints: ['“Energetik sath, n” qiymatini 2 qiling.'],
        measure: measureOnce('energy', { values: { level: 2 } }),
      },
      {
        ...ENERGY,
        key: 'fifth',
        label: 'Sath energiyasi, E₅',
        instruction: 'Beshinchi sath energiyasini yozing.',
        expected: (si) => levelEnergy(si, 5, 1),
        hints: ['“Energetik sath, n” qiymatini 5 qiling.'],
        measure: measureOnce('energy', { values: { level: 5 } }),
      },
      {
        key: 'gap',
        label: 'Sathlar farqi, E₆ − E₅',
        instruction: 'Oltinchi va beshinchi sathlar energiyalarining farqini toping.',
        unit: 'eV',
        decimals: 2,
        tolerance: { relative: 0.02 },
        expected: (si) => levelEnergy(si, 6, 1) - levelEnergy(si, 5, 1),
        meters: ['energy', 'parameter:level'],
        hints: ['Oltinchi sath energiyasidan beshinchisinikini ayiring.'],
        measure: {
          trials: [{ values: { level: 5 } }, { values: { level: 6 } }],
          answer: (fifth, sixth) => sixth('energy') - fifth('energy'),
        },
      },
    ],
    explain: ({ text }) =>
      `E₂ = ${text('second')}, E₅ = ${text('fifth')}: energiya n² ga proporsional. Sathlar orasi yuqorida kengayadi (E₆ − E₅ = ${text('gap')}). Vodorod atomida esa aksincha: sathlar yuqorida zichlashadi, chunki atomdagi “oʻra” yuqoriga kengayib boradi.`,
  },
  {
    slug: 'devor-ichida',
    title: 'Elektron devor ichiga kira oladimi',
    class: 11,
    topic: TOPIC,
    level: 2,
    hides: ['forbidden', 'left'],
    predict: {
      kind: 'choice',
      question:
        'Chekli oʻrada (L = 1 nm, U = 1 eV) elektron energiyasi 0,19 eV. Klassik zarra U > E sohaga kira olmaydi. Elektronni u yerda topish ehtimoli qancha?',
      options: [
        { text: '0 %', value: 0 },
        { text: 'bir necha foiz', value: 6 },
        { text: '50 % dan koʻp', value: 60 },
      ],
      expected: (si) => forbidden(si),
    },
    setUp: {
      values: { kind: KIND.finite, width: 1, depth: 1, mass: 1, level: 1, other: 0 },
      controls: ['depth', 'level'],
      instruction: 'Chekli chuqurlikdagi oʻra, L = 1 nm, U = 1 eV, n = 1.',
    },
    observe: [
      {
        ...FORBIDDEN,
        key: 'first',
        label: 'U > E sohada topish ehtimoli (n = 1)',
        instruction: 'Birinchi sathda ehtimolni yozing.',
        expected: (si) => forbidden(si),
        hints: ['Chuqurlik 1 eV, n = 1 ekanini tekshiring.'],
        measure: measureOnce('forbidden'),
      },
      {
        ...FORBIDDEN,
        key: 'second',
        label: 'U > E sohada topish ehtimoli (n = 2)',
        instruction: 'Ikkinchi sathni tanlang: energiya oʻra chetiga yaqinlashadi.',
        expected: (si) => forbidden(si, { level: 2 }),
        hints: ['“Energetik sath, n” qiymatini 2 qiling.'],
        measure: measureOnce('forbidden', { values: { level: 2 } }),
      },
      {
        ...FORBIDDEN,
        key: 'deep',
        label: 'U > E sohada topish ehtimoli (U = 10 eV)',
        instruction: 'n = 1 ga qaytib, chuqurlikni 10 eV qiling.',
        expected: (si) => forbidden(si, { depth: 10 * EV }),
        hints: ['“Oʻra chuqurligi, U” qiymatini 10 eV qiling.'],
        measure: measureOnce('forbidden', { values: { level: 1, depth: 10 } }),
      },
    ],
    explain: ({ text }) =>
      `Ehtimol n = 1 da ${text('first')}, n = 2 da ${text('second')}, chuqur oʻrada ${text('deep')}. Toʻlqin funksiya devorda birdan uzilmaydi, u yerda eksponensial soʻnadi: U − E qancha kichik boʻlsa, shuncha chuqur kiradi. Devor yupqa boʻlsa, elektron undan oʻtib ketadi — tunnel effekti shu.`,
  },
  {
    slug: 'yashil-foton',
    title: 'Yashil yorugʻlik chiqaradigan oʻra',
    class: 11,
    topic: 'Atomning nur chiqarishi va yutishi',
    level: 3,
    hides: ['wavelength', 'photon'],
    predict: {
      kind: 'number',
      question:
        'Kengligi 1 nm boʻlgan cheksiz chuqur oʻrada elektron ikkinchi sathdan birinchisiga oʻtsa, toʻlqin uzunligi 1099 nm boʻlgan foton chiqadi. Yashil yorugʻlik (532 nm) chiqishi uchun oʻra kengligi qancha boʻlishi kerak?',
      hints: ['Eₙ = π²ħ²n²/(2mL²): sathlar farqi kenglikning kvadratiga teskari proporsional.'],
      answer: {
        label: 'Oʻra kengligi, L',
        unit: 'nm',
        decimals: 2,
        tolerance: { relative: 0.03 },
        expected: greenWidth,
      },
    },
    setUp: {
      values: { kind: KIND.box, width: 1, mass: 1, level: 1, other: 2 },
      controls: ['width'],
      instruction: 'Cheksiz chuqur oʻrada n = 1 va n = 2 sathlar tanlangan. Kenglikni oʻzgartiring.',
    },
    observe: [
      {
        key: 'first',
        label: 'Toʻlqin uzunligi, λ (L = 1 nm)',
        instruction: 'Kenglik 1 nm boʻlganda foton toʻlqin uzunligini yozing.',
        unit: 'nm',
        decimals: 0,
        tolerance: { relative: 0.01 },
        expected: (si) => wavelength(si, 1),
        meters: ['wavelength', 'photon'],
        hints: ['Kenglik 1 nm ekanini tekshiring.'],
        measure: measureOnce('wavelength'),
      },
      {
        key: 'green',
        label: 'Oʻra kengligi, L (yashil yorugʻlik)',
        instruction: 'Kenglikni oʻzgartirib, toʻlqin uzunligini 532 nm ga keltiring.',
        unit: 'nm',
        decimals: 2,
        tolerance: { absolute: 0.015 },
        expected: greenWidth,
        meters: ['wavelength', 'parameter:width'],
        hints: ['Toʻlqin uzunligi L² ga proporsional.', '0,68 va 0,71 nm orasini koʻring.'],
        measure: measureOnce('parameter:width', { values: { width: 0.7 } }),
      },
    ],
    explain: ({ text }) =>
      `Kenglik 1 nm da λ = ${text('first')}. ${text('green')} da foton yashil: oʻra torayganda sathlar bir-biridan uzoqlashadi va foton energiyasi ortadi. 500–565 nm li yashil yorugʻlikni kengligi 0,68–0,71 nm boʻlgan oʻralar chiqaradi.`,
  },
  {
    slug: 'superpozitsiya-davri',
    title: 'Oʻrada tebranayotgan elektron',
    class: 11,
    topic: TOPIC,
    level: 3,
    hides: ['photon', 'wavelength'],
    predict: {
      kind: 'number',
      question:
        'Elektron n = 1 va n = 2 sathlar superpozitsiyasida: uni oʻraning chap yarmida topish ehtimoli davriy oʻzgaradi. L = 1 nm boʻlganda davr 3,67 fs. L = 2 nm boʻlsa, davr qancha boʻladi?',
      hints: [
        'Davr sathlar farqiga teskari proporsional: T = h/(E₂ − E₁).',
        'Sathlar farqi kenglikka qanday bogʻliq?',
      ],
      answer: {
        label: 'Davr, T (L = 2 nm)',
        unit: 'fs',
        decimals: 1,
        tolerance: { relative: 0.05 },
        expected: (si) => beatPeriod(si, 2),
      },
    },
    setUp: {
      values: { kind: KIND.box, width: 1, mass: 1, level: 1, other: 2 },
      graph: { plot: 'left' },
      controls: ['width'],
      instruction: 'Cheksiz chuqur oʻra, n = 1 va n = 2 sathlar qoʻshilgan. Faqat kenglikni oʻzgartiring.',
    },
    observe: [
      {
        ...PERIOD,
        key: 'narrow',
        label: 'Davr, T (L = 1 nm)',
        instruction: 'Kenglik 1 nm boʻlganda ehtimolning toʻliq tebranish vaqtini oʻlchang.',
        expected: (si) => beatPeriod(si, 1),
        measure: measureOnce('clock', { events: 2 }),
      },
      {
        ...PERIOD,
        key: 'wide',
        label: 'Davr, T (L = 2 nm)',
        instruction: 'Kenglikni 2 nm qilib, davrni yana oʻlchang.',
        expected: (si) => beatPeriod(si, 2),
        measure: measureOnce('clock', { values: { width: 2 }, events: 2 }),
      },
    ],
    explain: ({ value, text }) =>
      `Davr ${text('narrow')} dan ${text('wide')} ga, yaʼni ${formatNumber(value('wide') / value('narrow'), 1)} marta oshdi: T = h/(E₂ − E₁), sathlar farqi esa L² ga teskari proporsional. Bitta sathdagi elektron uchun ehtimol oʻzgarmaydi (statsionar holat), tebranish ikki sath qoʻshilganda paydo boʻladi.`,
  },
];
