// Over 300 lines because it is data: the investigations of one experiment, by increasing level.
import type { Investigation, Trial } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { BOLTZMANN } from '@zarra/physics/codata';
import { rmsSpeed } from '@zarra/physics/kinetic-theory';
import { measureOnce } from '../../investigation-values.js';
import { formatNumber } from '../../numbers.js';
import { speciesOf } from './gases.js';
import { ADIABATIC, NM, type GasKey } from './parameters.js';

type Si = Values<GasKey>;

const TOPIC = 'Ideal gaz holat tenglamasi';
const ZEPTOJOULE = 1e-21;
const KPA = 1000;
/** Time until the error of the pressure is a few hundredths, s. */
const MEASURING = 12;

/** N k T, J. */
const energy = (si: Values): number => (si as Si).count * BOLTZMANN * (si as Si).walls;
/** Pressure of an ideal gas at a length in nm, Pa. */
const pressure = (si: Values, length: number): number => energy(si) / (length * NM * (si as Si).side ** 2);

/** Pressure at another temperature of the walls in K, Pa. */
const pressureAt = (si: Values, walls: number): number => pressure({ ...si, walls }, (si as Si).length / NM);

/** Values of the choice of gas. */
const HELIUM = 0;
const XENON = 3;

/** Mass of a molecule of a gas, kg. */
const massOf = (si: Values, gas: number): number => speciesOf({ ...(si as Si), gas })[0]?.mass ?? NaN;

/** m v² of a molecule of a gas at the temperature of the walls, J. */
const impulseOf = (si: Values, gas: number): number =>
  massOf(si, gas) * rmsSpeed(massOf(si, gas), (si as Si).walls, 3) ** 2;

/** Root mean square speed of the molecules at a temperature in K, m/s. */
const speedAt = (si: Values, temperature: number): number =>
  rmsSpeed(massOf(si, (si as Si).gas), temperature, 3);

/** Temperature of a monatomic gas after an adiabatic compression to a length in nm, K: T V^(2/3) is constant. */
const adiabaticTemperature = (si: Values, length: number): number =>
  (si as Si).temperature * ((si as Si).length / (length * NM)) ** (2 / 3);

/** Work of an adiabatic compression to a length in nm, zJ: the internal energy grows by it. */
const adiabaticWork = (si: Values, length: number): number =>
  (1.5 * (si as Si).count * BOLTZMANN * (adiabaticTemperature(si, length) - (si as Si).temperature)) /
  ZEPTOJOULE;

/** Number of atoms of the compression, and their temperature at its start, K. */
const ATOMS = 500;
const COLD = 300;
/** Length at the end of the compression, nm. */
const COMPRESSED = 10;
/** The piston at the end of the compression. */
const compression: Trial = { liveValues: { length: COMPRESSED }, events: 1 };
const PISTON_HINTS = [
  'Vaqt yurayotganda “Porshengacha masofa, L” ni 10 nm qiling, soʻng “Keyingi hodisagacha” tugmasini bosing: porshen joyiga yetganda vaqt toʻxtaydi.',
  'Siqilgan gazni yana siqmoqchi boʻlsangiz, avval “Qurilmani oʻrnatish” tugmasini bosing.',
];

const HINTS = ['Vaqtni yurgizib, P ning xatosi kichrayguncha kuting.'];
/** The pressure of some hundred molecules fluctuates. */
const tolerance = { relative: 0.12 };

const PRESSURE = {
  unit: 'kPa',
  decimals: 0,
  tolerance,
  meters: ['pressure', 'pressureError'],
  hints: HINTS,
} as const;

const SPEED = {
  unit: 'm/s',
  decimals: 0,
  tolerance: { relative: 0.05 },
  meters: ['rmsSpeed', 'temperature'],
  hints: ['Vaqtni bir necha sekund yurgizing: asbob oʻrtacha qiymatni koʻrsatadi.'],
} as const;

export const investigations: readonly Investigation[] = [
  {
    slug: 'sharl-qonuni',
    title: 'Gaz 27 °C dan 327 °C gacha isitilsa',
    class: 9,
    topic: TOPIC,
    level: 1,
    hides: ['idealPressure', 'product'],
    predict: {
      kind: 'choice',
      question:
        'Yopiq idishdagi gaz 27 °C dan 327 °C gacha isitiladi, hajmi oʻzgarmaydi. Bosim necha marta ortadi?',
      options: [
        { text: 'oʻzgarmaydi', value: 1 },
        { text: '2 marta', value: 2 },
        { text: '12 marta', value: 12 },
      ],
      expected: (si) => pressureAt(si, 600) / pressureAt(si, 300),
    },
    setUp: {
      values: { gas: 1, count: 200, length: 20, side: 20, walls: 300 },
      graph: { construction: 'P-T' },
      controls: ['walls'],
      instruction:
        'Porshenga tegmang. Devorlar temperaturasi kelvinda beriladi: 27 °C — 300 K, 327 °C — 600 K. Uni oʻzgartirgach, “Boshidan” tugmasini bosing.',
    },
    observe: [
      {
        ...PRESSURE,
        key: 'cold',
        label: 'Bosim, P (T = 300 K)',
        instruction: 'Devorlar temperaturasi 300 K boʻlganda bosimni oʻlchang.',
        expected: (si) => pressureAt(si, 300) / KPA,
        measure: measureOnce('pressure', { seconds: MEASURING }),
      },
      {
        ...PRESSURE,
        key: 'hot',
        label: 'Bosim, P (T = 600 K)',
        instruction: 'Devorlar temperaturasini 600 K qilib, bosimni yana oʻlchang.',
        expected: (si) => pressureAt(si, 600) / KPA,
        measure: measureOnce('pressure', { values: { walls: 600 }, seconds: MEASURING }),
      },
    ],
    explain: ({ value, text }) =>
      `Bosim ${text('cold')} dan ${text('hot')} ga, yaʼni taxminan ${formatNumber(value('hot') / value('cold'), 1)} marta ortdi. Bosim absolyut temperaturaga proporsional (Sharl qonuni): 600 K : 300 K = 2. Selsiy shkalasidagi 327 : 27 nisbatning fizik maʼnosi yoʻq, chunki undagi nol — shartli nuqta.`,
  },
  {
    slug: 'boyl-mariott',
    title: 'Bosim va hajm',
    class: 9,
    topic: TOPIC,
    level: 2,
    hides: ['idealPressure', 'product'],
    predict: {
      kind: 'choice',
      question: 'Temperatura oʻzgarmay, gaz hajmi 2 marta kamaysa, bosim qanday oʻzgaradi?',
      options: [
        { text: '2 marta kamayadi', value: 0.5 },
        { text: 'oʻzgarmaydi', value: 1 },
        { text: '2 marta ortadi', value: 2 },
        { text: '4 marta ortadi', value: 4 },
      ],
      expected: (si) => pressure(si, 10) / pressure(si, 20),
    },
    setUp: {
      values: { gas: 1, count: 200, length: 20, side: 20 },
      graph: { plot: 'pressure' },
      controls: ['length'],
      instruction:
        'Siyrak azot, 300 K. Hajm V = L · 20 · 20 nm³. L ni oʻzgartirgach, “Boshidan” tugmasini bosing.',
    },
    observe: [
      {
        ...PRESSURE,
        key: 'large',
        label: 'Bosim, P (L = 20 nm)',
        instruction: 'Hajm 8000 nm³ boʻlganda bosimni oʻlchang.',
        expected: (si) => pressure(si, 20) / KPA,
        measure: measureOnce('pressure', { seconds: MEASURING }),
      },
      {
        ...PRESSURE,
        key: 'small',
        label: 'Bosim, P (L = 10 nm)',
        instruction: 'L ni 10 nm qilib (4000 nm³), bosimni yana oʻlchang.',
        expected: (si) => pressure(si, 10) / KPA,
        measure: measureOnce('pressure', { values: { length: 10 }, seconds: MEASURING }),
      },
      {
        key: 'product',
        label: 'P · V (L = 10 nm)',
        instruction: 'Shu holatdagi P · V koʻpaytmani yozing.',
        unit: 'zJ',
        decimals: 0,
        tolerance,
        expected: (si) => energy(si) / ZEPTOJOULE,
        meters: ['product', 'pressureError'],
        hints: ['1 kPa · 1000 nm³ = 1 zJ.'],
        measure: measureOnce('product', { values: { length: 10 }, seconds: MEASURING }),
      },
    ],
    explain: ({ text }) =>
      `Hajm ikki marta kichrayganda bosim ${text('large')} dan ${text('small')} ga oʻsdi, P · V esa oʻlchash xatosi chegarasida oʻzgarmadi (${text('product')}): Boyl–Mariott qonuni. Zich ksenonda PV/(NkT) 1 dan ancha katta boʻladi: molekulalarning oʻz hajmi sezilarli boʻlib, qonun buziladi.`,
  },
  {
    slug: 'ogir-molekulalar',
    title: 'Ogʻir molekulalar kuchliroq bosadimi',
    class: 9,
    topic: TOPIC,
    level: 2,
    hides: [
      'idealPressure',
      'product',
      'rmsSpeed',
      'meanSpeed',
      'compressibility',
      'expectedCompressibility',
    ],
    predict: {
      kind: 'choice',
      question:
        'Ksenon molekulasi geliynikidan 33 marta ogʻir. Bir xil sondagi molekulalar bir xil hajm va temperaturada olinsa, ksenonning bosimi geliynikidan necha marta katta?',
      options: [
        { text: 'bosimlar teng', value: 1 },
        { text: 'taxminan 6 marta', value: Math.sqrt(33) },
        { text: '33 marta', value: 33 },
      ],
      // P V = N m v² / 3: the mass cancels.
      expected: (si) => impulseOf(si, XENON) / impulseOf(si, HELIUM),
    },
    setUp: {
      values: { gas: HELIUM, count: 500, length: 20, side: 20, walls: 300 },
      graph: { plot: 'pressure' },
      controls: ['gas'],
      instruction: '500 ta molekula, 8000 nm³, 300 K. Faqat gazni almashtiring.',
    },
    observe: [
      {
        ...PRESSURE,
        key: 'helium',
        label: 'Bosim, P (geliy)',
        instruction: 'Geliyning bosimini oʻlchang.',
        expected: (si) => pressure(si, 20) / KPA,
        measure: measureOnce('pressure', { seconds: MEASURING }),
      },
      {
        ...PRESSURE,
        key: 'xenon',
        label: 'Bosim, P (ksenon)',
        instruction: 'Gazni ksenonga almashtirib, bosimni oʻlchang.',
        expected: (si) => pressure(si, 20) / KPA,
        hints: [...HINTS, 'Ksenon molekulalari sekin: oʻlchash uzoqroq davom etadi.'],
        measure: measureOnce('pressure', { values: { gas: XENON }, seconds: 24 }),
      },
      {
        ...SPEED,
        key: 'fast',
        label: 'Oʻrtacha kvadratik tezlik (geliy)',
        instruction: 'Geliy molekulalarining oʻrtacha kvadratik tezligini yozing.',
        expected: (si) => rmsSpeed(massOf(si, HELIUM), (si as Si).walls, 3),
        measure: measureOnce('rmsSpeed', { values: { gas: HELIUM }, seconds: MEASURING }),
      },
      {
        ...SPEED,
        key: 'slow',
        label: 'Oʻrtacha kvadratik tezlik (ksenon)',
        instruction: 'Ksenon molekulalarining oʻrtacha kvadratik tezligini yozing.',
        expected: (si) => rmsSpeed(massOf(si, XENON), (si as Si).walls, 3),
        measure: measureOnce('rmsSpeed', { values: { gas: XENON }, seconds: MEASURING }),
      },
    ],
    explain: ({ value, text }) =>
      `Bosimlar oʻlchash xatosi chegarasida teng: ${text('helium')} va ${text('xenon')}. Ksenon molekulasi ogʻir, ammo ${formatNumber(value('fast') / value('slow'), 1)} marta sekin (${text('slow')}, geliyniki ${text('fast')}): devorga kattaroq impuls beradi, lekin kamroq uriladi. P = NkT/V formulasida molekula massasi yoʻq — Avogadro qonuni shundan kelib chiqadi.`,
  },
  {
    slug: 'tezlik-va-temperatura',
    title: 'Issiq gaz molekulalari qanchalik tez',
    class: 10,
    topic: 'Gaz molekulalarining tezligi',
    level: 2,
    hides: ['rmsSpeed', 'meanSpeed'],
    predict: {
      kind: 'curve',
      question:
        'Argon molekulalarining oʻrtacha kvadratik tezligi 300 K da 430 m/s ga yaqin. U absolyut temperaturaga qanday bogʻliq? Chizing.',
      hints: ['Temperatura molekulaning oʻrtacha kinetik energiyasiga proporsional, energiya esa v² ga.'],
      x: { label: 'Temperatura, T', unit: 'K', decimals: 0, from: 0, to: 1000 },
      y: { label: 'Oʻrtacha kvadratik tezlik, v', unit: 'm/s', decimals: 0, from: 0, to: 1000 },
      at: [100, 200, 300, 500, 700, 900],
      expected: (temperature, si) => speedAt(si, temperature),
      tolerance: 0.06,
      measure: (walls) => measureOnce('rmsSpeed', { values: { walls }, seconds: MEASURING }),
    },
    setUp: {
      values: { gas: 2, count: 200, length: 10, side: 10, walls: 300 },
      graph: { x: 'temperature', y: 'rmsSpeed' },
      controls: ['walls'],
      instruction:
        'Argon, 200 ta molekula. Devorlar temperaturasini oʻzgartirgach, “Boshidan” tugmasini bosing.',
    },
    observe: [
      {
        ...SPEED,
        key: 'cold',
        label: 'Oʻrtacha kvadratik tezlik (T = 200 K)',
        instruction: 'Devorlar temperaturasi 200 K boʻlganda tezlikni oʻlchang.',
        expected: (si) => speedAt(si, 200),
        measure: measureOnce('rmsSpeed', { values: { walls: 200 }, seconds: MEASURING }),
      },
      {
        ...SPEED,
        key: 'hot',
        label: 'Oʻrtacha kvadratik tezlik (T = 800 K)',
        instruction: 'Devorlar temperaturasini 800 K qilib, tezlikni yana oʻlchang.',
        expected: (si) => speedAt(si, 800),
        measure: measureOnce('rmsSpeed', { values: { walls: 800 }, seconds: MEASURING }),
      },
    ],
    explain: ({ value, text }) =>
      `Temperatura 4 marta ortganda tezlik ${text('cold')} dan ${text('hot')} ga, yaʼni ${formatNumber(value('hot') / value('cold'), 1)} marta ortdi: v = √(3kT/m), tezlik temperaturaning kvadrat ildiziga proporsional. Absolyut nolga yaqinlashganda molekulalar issiqlik harakati soʻnadi.`,
  },
  {
    slug: 'adiabatik-siqish',
    title: 'Siqilgan gaz qanchalik isiydi',
    class: 10,
    topic: 'Termodinamikaning birinchi qonuni. Adiabatik jarayon',
    level: 3,
    hides: ['temperature', 'temperatureNow', 'work', 'rmsSpeed', 'meanSpeed', 'product', 'idealPressure'],
    predict: {
      kind: 'number',
      question:
        'Temperaturasi 300 K boʻlgan geliy issiqlik oʻtkazmaydigan idishda 2 marta siqiladi. Uning temperaturasi qancha boʻladi?',
      hints: [
        'Issiqlik chiqib keta olmaydi: porshen bajargan ish gazning ichki energiyasini oshiradi.',
        'Bir atomli gaz uchun adiabatik jarayonda T · V^(2/3) oʻzgarmaydi.',
      ],
      answer: {
        label: 'Temperatura, T (siqilgandan keyin)',
        unit: 'K',
        decimals: 0,
        tolerance: { relative: 0.06 },
        expected: (si) => adiabaticTemperature(si, COMPRESSED),
      },
    },
    setUp: {
      values: { process: ADIABATIC, gas: HELIUM, count: ATOMS, length: 20, side: 10, temperature: COLD },
      graph: { plot: 'temperature' },
      controls: ['length'],
      instruction:
        'Geliy, L = 20 nm, devorlar issiqlik oʻtkazmaydi. Avval vaqtni ishga tushiring, soʻng masofani 10 nm qiling: porshen 20 m/s tezlik bilan siljiydi.',
    },
    observe: [
      {
        key: 'temperature',
        label: 'Temperatura, T (L = 10 nm)',
        instruction: 'Gazni 10 nm gacha siqib, temperaturani oʻlchang.',
        unit: 'K',
        decimals: 0,
        tolerance: { relative: 0.05 },
        expected: (si) => adiabaticTemperature(si, COMPRESSED),
        meters: ['temperatureNow', 'volume'],
        hints: PISTON_HINTS,
        measure: measureOnce('temperatureNow', compression),
      },
      {
        key: 'work',
        label: 'Porshen bajargan ish, A',
        instruction: 'Shu siqishda porshen bajargan ishni yozing.',
        unit: 'zJ',
        decimals: 0,
        tolerance: { relative: 0.1 },
        expected: (si) => adiabaticWork(si, COMPRESSED),
        meters: ['work', 'volume'],
        hints: PISTON_HINTS,
        measure: measureOnce('work', compression),
      },
    ],
    explain: ({ value, text }) =>
      `Gaz 300 K dan ${text('temperature')} gacha isidi, porshen ${text('work')} ish bajardi. Issiqlik berilmadi (Q = 0), shuning uchun ish toʻliq ichki energiyaga aylandi: ΔU = (3/2)NkΔT ≈ ${formatNumber((1.5 * ATOMS * BOLTZMANN * (value('temperature') - COLD)) / ZEPTOJOULE)} zJ. Dizel dvigatelida yoqilgʻi shunday isigan havoda alanga oladi.`,
  },
];
