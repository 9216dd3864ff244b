// Over 300 lines because it is data: the investigations of one experiment, by increasing level.
import type { Investigation, Measure, Trial } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { formatNumber } from '../../numbers.js';
import { startValue } from '../../investigation-values.js';
import type { boardModel } from './model.js';
import type { valuesOf } from './scheme.js';
import type { hiddenCircuit } from './states.js';

type Moves = NonNullable<Trial['moves']>;

/** Parts of the definition: as shared modules they would be a further file of it. */
interface DefinitionParts {
  readonly hidden: ReturnType<typeof hiddenCircuit>;
  readonly valuesOf: typeof valuesOf;
  readonly model: typeof boardModel;
}

const AMMETER = { handle: 'A2A3', direction: 'right', times: 1 } as const;
const VOLTMETER = { handle: 'A4B4', direction: 'right', times: 3 } as const;
const METER_HINT = 'Joyni tanlab, elementini oʻng strelka bilan almashtiring.';
const CHOOSE_HINT = 'Joyni bosing yoki “Tanlangan joy” roʻyxatidan tanlang.';

const MILLI = 0.001;
/** Resistors in parallel: EMF, V, and resistances, Ω. */
const PARALLEL = { emf: 4.5, first: 3, second: 6 };
/** Lamps in series: EMF, V, and powers at 6 V, W. */
const LAMPS = { emf: 6, weak: 3, strong: 12 };
/** Resistor at a source: EMF, V, internal resistance and first resistance, Ω. */
const LOAD = { emf: 6, internal: 5, resistance: 1 };
/** Resonance in series: amplitude of the EMF, V, resistance, Ω, inductance, H, and capacitance, mF. */
const RESONANCE = { emf: 2, resistance: 1, inductance: 1, capacitance: 100 };
/** Smaller capacitance, mF. */
const QUARTER = RESONANCE.capacitance / 4;

const PARALLEL_SCHEME = `
   A - -
B${PARALLEL.emf} . R${PARALLEL.first} R${PARALLEL.second}
   . . .
-  . A A
   - - -`;
const LAMPS_SCHEME = `
   A L${LAMPS.weak} L${LAMPS.strong}
B${LAMPS.emf} - - -
   . . .
-  . . -
   - - -`;
const LOAD_SCHEME = `
   A - -
B${LOAD.emf} . R${LOAD.resistance} V
   . . -
-  . . -
   - - -`;
const RESONANCE_SCHEME = `
   A R${RESONANCE.resistance} S${RESONANCE.inductance}
~${RESONANCE.emf} . . C${RESONANCE.capacitance}
   . . .
-  . . -
   - - -`;

/** Keys that change an amount by grid steps: an arrow makes five steps, with Shift one. */
function changeAmount(handle: string, steps: number): Moves {
  const keys = { handle, direction: steps < 0 ? 'down' : 'up' } as const;
  const size = Math.abs(steps);
  return [
    { ...keys, times: Math.floor(size / 5) },
    { ...keys, times: size % 5, fine: true },
  ];
}

/** Keys that choose a place: its amount, if it has one, changes and returns. */
const choosePlace = (handle: string): Moves => [
  { handle, direction: 'up', times: 1, fine: true },
  { handle, direction: 'down', times: 1, fine: true },
];

/** One reading of a place. */
const measurePlace = (quantity: string, handle: string): Measure => ({
  trials: [{ moves: choosePlace(handle) }],
  answer: (after) => after(quantity),
});

const parallelResistance = (PARALLEL.first * PARALLEL.second) / (PARALLEL.first + PARALLEL.second);
const parallelCurrent = ({ internal = NaN }: Values): number =>
  PARALLEL.emf / (parallelResistance + internal);

/** Power of the resistor at a source, W. */
const loadPower = ({ internal = NaN }: Values, resistance: number): number =>
  resistance * (LOAD.emf / (resistance + internal)) ** 2;

/** A reading with a resistance at the source, Ω. */
const measureLoad = (resistance: number, answer: Measure['answer'] = (after) => after('power')): Measure => ({
  trials: [{ moves: changeAmount('A3B3', resistance - LOAD.resistance) }],
  answer,
});

/** Frequency of the greatest current, Hz. @param capacitance mF */
const resonance = (capacitance: number): number =>
  1 / (2 * Math.PI * Math.sqrt(RESONANCE.inductance * MILLI * capacitance));

/** Amplitude of the voltage of the capacitor at resonance, V. */
function resonanceVoltage({ internal = NaN }: Values): number {
  const reactance = 2 * Math.PI * resonance(RESONANCE.capacitance) * RESONANCE.inductance;
  return (reactance * RESONANCE.emf) / (RESONANCE.resistance + internal);
}

/** Value of the frequency control nearest to a frequency, Hz. */
const nearest = (frequency: number): number => Number(frequency.toFixed(2));

/** Creates the investigations. */
export function createInvestigations({ hidden, valuesOf, model }: DefinitionParts): readonly Investigation[] {
  /** Current through the hidden resistor, A: the meters are ideal. */
  const hiddenCurrent = ({ internal = NaN }: Values): number => hidden.emf / (hidden.resistance + internal);
  const [weakLamp, strongLamp] = [valuesOf(LAMPS_SCHEME, 'A2A3'), valuesOf(LAMPS_SCHEME, 'A3A4')];
  /** Power of the element at the chosen place, W. */
  const power = (si: Values, { chosen }: { readonly chosen: number }): number =>
    startValue(model, 'power', { ...si, chosen });
  return [
    {
      slug: 'parallel-rezistorlar',
      title: 'Ikki rezistor parallel ulansa',
      class: 8,
      topic: 'Isteʼmolchilarni parallel ulash',
      level: 1,
      hides: ['current', 'voltage', 'power', 'sourcePower', 'heatPower'],
      predict: {
        kind: 'number',
        question:
          'Qarshiligi 3 Ω va 6 Ω boʻlgan ikki rezistor parallel ulangan. Ularning umumiy qarshiligi qancha?',
        hints: [
          'Ikkinchi rezistor tokka yana bir yoʻl ochadi: umumiy qarshilik 3 Ω dan kattami yoki kichikmi?',
          '1/R = 1/R₁ + 1/R₂.',
        ],
        answer: {
          label: 'Umumiy qarshilik, R',
          unit: 'Ω',
          decimals: 1,
          tolerance: { relative: 0.05 },
          expected: () => parallelResistance,
        },
      },
      setUp: {
        values: { ...valuesOf(PARALLEL_SCHEME, 'A1A2'), internal: 1 },
        controls: ['chosen'],
        instruction: 'A1–A2 joyidagi ampermetr umumiy tokni oʻlchaydi. Rezistorlar A3–B3 va A4–B4 joylarida.',
      },
      observe: [
        {
          key: 'current',
          label: 'Umumiy tok kuchi, I',
          instruction: 'A1–A2 joyidagi ampermetr koʻrsatishini yozing.',
          unit: 'A',
          decimals: 3,
          tolerance: { relative: 0.02 },
          expected: parallelCurrent,
          meters: ['current'],
          hints: [CHOOSE_HINT],
          measure: measurePlace('current', 'A1A2'),
        },
        {
          key: 'voltage',
          label: 'Kuchlanish, U',
          instruction: 'A3–B3 yoki A4–B4 joyini tanlab, rezistordagi kuchlanishni yozing.',
          unit: 'V',
          decimals: 2,
          tolerance: { relative: 0.02 },
          expected: (si) => parallelCurrent(si) * parallelResistance,
          meters: ['voltage'],
          hints: [CHOOSE_HINT, 'Parallel ulangan rezistorlarda kuchlanish bir xil.'],
          measure: measurePlace('voltage', 'A3B3'),
        },
        {
          key: 'resistance',
          label: 'Umumiy qarshilik, R (oʻlchangan)',
          instruction: 'Ikki natijadan umumiy qarshilikni hisoblang.',
          unit: 'Ω',
          decimals: 2,
          tolerance: { relative: 0.03 },
          expected: () => parallelResistance,
          meters: ['current', 'voltage'],
          hints: ['R = U/I.'],
          measure: {
            trials: [{ moves: choosePlace('A1A2') }, { moves: choosePlace('A3B3') }],
            answer: (ammeter, resistor) => resistor('voltage') / ammeter('current'),
          },
        },
      ],
      explain: ({ text }) =>
        `R = U/I = ${text('voltage')} / ${text('current')} = ${text('resistance')}: bu eng kichik qarshilikdan ham kichik. Parallel ulashda tok bir necha yoʻldan oʻtadi: 1/R = 1/R₁ + 1/R₂. Shuning uchun xonadonda isteʼmolchilar koʻpaysa, umumiy tok ortadi.`,
    },
    {
      slug: 'nomalum-rezistor',
      title: 'Nomaʼlum rezistor qarshiligi',
      class: 8,
      topic: 'Zanjirning bir qismi uchun Om qonuni',
      level: 2,
      hides: [],
      predict: {
        kind: 'choice',
        question:
          'Zanjirda ampermetr bor. Rezistorga parallel qilib ideal voltmetr ham ulansa, ampermetr koʻrsatishi qanday oʻzgaradi?',
        options: [
          { text: 'kamayadi', value: 0.5 },
          { text: 'oʻzgarmaydi', value: 1 },
          { text: 'ortadi', value: 2 },
        ],
        // The resistance of an ideal voltmeter is infinite.
        expected: () => 1,
      },
      setUp: {
        values: hidden.values,
        controls: [],
        instruction:
          'Zanjirda qarshiligi nomaʼlum № 1 rezistor bor. A2–A3 joyiga ampermetr, A4–B4 joyiga voltmetr qoʻying.',
      },
      observe: [
        {
          key: 'current',
          label: 'Tok kuchi, I',
          instruction: 'A2–A3 joyiga ampermetr qoʻyib, tok kuchini yozing.',
          unit: 'A',
          decimals: 4,
          tolerance: { relative: 0.02 },
          expected: hiddenCurrent,
          meters: ['current'],
          hints: [METER_HINT],
          measure: { trials: [{ moves: [AMMETER] }], answer: (after) => after('current') },
        },
        {
          key: 'voltage',
          label: 'Kuchlanish, U',
          instruction: 'A4–B4 joyiga voltmetr qoʻyib, rezistordagi kuchlanishni yozing.',
          unit: 'V',
          decimals: 3,
          tolerance: { relative: 0.02 },
          expected: (si) => hiddenCurrent(si) * hidden.resistance,
          meters: ['voltage'],
          hints: [METER_HINT],
          measure: { trials: [{ moves: [VOLTMETER] }], answer: (after) => after('voltage') },
        },
        {
          key: 'resistance',
          label: 'Qarshilik, R',
          instruction: 'Ikki natijadan rezistor qarshiligini hisoblang.',
          unit: 'Ω',
          decimals: 1,
          tolerance: { relative: 0.03 },
          expected: () => hidden.resistance,
          meters: ['current', 'voltage'],
          hints: ['R = U/I.'],
          measure: {
            trials: [{ moves: [AMMETER] }, { moves: [VOLTMETER] }],
            answer: (ammeter, voltmeter) => voltmeter('voltage') / ammeter('current'),
          },
        },
      ],
      explain: ({ text }) =>
        `U = ${text('voltage')}, I = ${text('current')}, demak, R = U/I = ${text('resistance')}. Ampermetr ketma-ket, voltmetr parallel ulanadi: ideal asboblar zanjirdagi tokni oʻzgartirmaydi.`,
    },
    {
      slug: 'ketma-ket-lampalar',
      title: 'Ketma-ket ulangan lampalarning qaysi biri yorqinroq',
      class: 8,
      topic: 'Elektr tokining quvvati',
      level: 2,
      hides: ['power', 'voltage', 'current', 'filament'],
      predict: {
        kind: 'choice',
        question:
          '6 V da 3 W va 12 W quvvat beradigan ikki lampa ketma-ket ulandi. Qaysi biri yorqinroq yonadi?',
        options: [
          { text: '3 W li lampa', value: -1 },
          { text: 'ikkalasi bir xil', value: 0 },
          { text: '12 W li lampa', value: 1 },
        ],
        expected: (si) => Math.sign(power(si, strongLamp) - power(si, weakLamp)),
      },
      setUp: {
        values: { ...weakLamp, internal: 1 },
        controls: ['chosen'],
        instruction: 'A2–A3 joyida 3 W li, A3–A4 joyida 12 W li lampa bor. Ularning quvvatini solishtiring.',
      },
      observe: [
        {
          key: 'weak',
          label: 'Quvvat, P₁ (3 W li lampa)',
          instruction: 'A2–A3 joyini tanlab, undagi lampaning quvvatini yozing.',
          unit: 'W',
          decimals: 3,
          tolerance: { relative: 0.02 },
          expected: (si) => power(si, weakLamp),
          meters: ['power', 'voltage', 'current'],
          hints: [CHOOSE_HINT],
          measure: measurePlace('power', 'A2A3'),
        },
        {
          key: 'strong',
          label: 'Quvvat, P₂ (12 W li lampa)',
          instruction: 'A3–A4 joyini tanlab, undagi lampaning quvvatini yozing.',
          unit: 'W',
          decimals: 3,
          tolerance: { relative: 0.02 },
          expected: (si) => power(si, strongLamp),
          meters: ['power', 'voltage', 'current'],
          hints: [CHOOSE_HINT],
          measure: measurePlace('power', 'A3A4'),
        },
      ],
      explain: ({ value, text }) =>
        `3 W li lampa ${text('weak')}, 12 W li lampa esa atigi ${text('strong')} quvvat oladi: ${formatNumber(value('weak') / value('strong'))} marta kam. Ketma-ket ulashda tok kuchi bir xil, P = I²R: qarshiligi katta lampa yorqinroq yonadi. Lampadagi yozuv faqat uning oʻz kuchlanishi uchun toʻgʻri.`,
    },
    {
      slug: 'foydali-quvvat',
      title: 'Manba qaysi rezistorga eng katta quvvat beradi',
      class: 10,
      topic: 'Butun zanjir uchun Om qonuni',
      level: 3,
      hides: ['power', 'heatPower', 'sourcePower'],
      predict: {
        kind: 'curve',
        question:
          'EYK 6 V, ichki qarshiligi 5 Ω boʻlgan batareyaga R rezistor ulangan. Rezistorda ajralgan quvvat R oʻsganda qanday oʻzgaradi? Chizing.',
        hints: ['R juda kichik boʻlsa, kuchlanish kichik; juda katta boʻlsa, tok kuchi kichik.'],
        x: { label: 'Qarshilik, R', unit: 'Ω', decimals: 0, from: 0, to: 30 },
        y: { label: 'Quvvat, P', unit: 'W', decimals: 1, from: 0, to: 2.5 },
        at: [1, 3, 5, 10, 20, 30],
        expected: (resistance, si) => loadPower(si, resistance),
        tolerance: 0.12,
        measure: measureLoad,
      },
      setUp: {
        values: { ...valuesOf(LOAD_SCHEME, 'A3B3'), internal: LOAD.internal },
        graph: { x: 'current', y: 'power' },
        controls: ['chosen', 'valueA3B3'],
        instruction:
          'A3–B3 joyida qarshiligi 1 Ω boʻlgan rezistor bor. Faqat uning qarshiligini oʻzgartiring va quvvatini kuzating.',
      },
      observe: [
        {
          key: 'small',
          label: 'Quvvat, P (R = 1 Ω)',
          instruction: 'Qarshilik 1 Ω boʻlganda rezistordagi quvvatni yozing.',
          unit: 'W',
          decimals: 3,
          tolerance: { relative: 0.02 },
          expected: (si) => loadPower(si, 1),
          meters: ['power'],
          hints: ['A3–B3 joyi tanlangan boʻlsin.'],
          measure: measureLoad(1),
        },
        {
          key: 'large',
          label: 'Quvvat, P (R = 25 Ω)',
          instruction: 'Qarshilikni 25 Ω qilib, quvvatni yozing.',
          unit: 'W',
          decimals: 3,
          tolerance: { relative: 0.02 },
          expected: (si) => loadPower(si, 25),
          meters: ['power'],
          hints: ['Qarshilikni surgich yoki yuqori va past strelka bilan oʻzgartiring.'],
          measure: measureLoad(25),
        },
        {
          key: 'best',
          label: 'Qarshilik, R (quvvat eng katta)',
          instruction: 'Quvvat eng katta boʻladigan qarshilikni toping.',
          unit: 'Ω',
          decimals: 0,
          tolerance: { absolute: 0.5 },
          expected: ({ internal = NaN }) => internal,
          meters: ['power', 'voltage', 'current'],
          hints: [
            '1 Ω va 25 Ω da quvvat bir xil: eng katta qiymat ularning orasida.',
            'Qarshilikni 3 Ω dan 8 Ω gacha 1 Ω dan oʻzgartiring.',
          ],
          measure: measureLoad(LOAD.internal, (after) => after('voltage') / after('current')),
        },
        {
          key: 'greatest',
          label: 'Eng katta quvvat, P',
          instruction: 'Shu qarshilikdagi quvvatni yozing.',
          unit: 'W',
          decimals: 3,
          tolerance: { relative: 0.005 },
          expected: (si) => loadPower(si, LOAD.internal),
          meters: ['power'],
          hints: ['Qarshilikni oldingi oʻlchashda topilgan qiymatga keltiring.'],
          measure: measureLoad(LOAD.internal),
        },
      ],
      explain: ({ text }) =>
        `1 Ω da quvvat ${text('small')}, 25 Ω da ${text('large')}, eng katta qiymati ${text('greatest')} esa ${text('best')} da: tashqi qarshilik manbaning ichki qarshiligiga teng boʻlganda (R = r). Bunda quvvatning yarmi manbaning ichida issiqlikka aylanadi, foydali ish koeffitsiyenti 50 %.`,
    },
    {
      slug: 'kuchlanish-rezonansi',
      title: 'Kondensatordagi kuchlanish manbanikidan katta boʻladimi',
      class: 11,
      topic: 'Oʻzgaruvchan tok zanjirida rezonans',
      level: 3,
      hides: ['voltageSwing', 'currentSwing', 'phaseSwing', 'voltage', 'current'],
      predict: {
        kind: 'choice',
        question:
          'EYK amplitudasi 2 V boʻlgan manbaga rezistor, gʻaltak va kondensator ketma-ket ulangan. Kondensatordagi kuchlanish amplitudasi eng koʻpi bilan qancha boʻlishi mumkin?',
        options: [
          { text: '2 V dan kichik', value: -1 },
          { text: '2 V ga teng', value: 0 },
          { text: '2 V dan katta', value: 1 },
        ],
        expected: (si) => Math.sign(resonanceVoltage(si) - RESONANCE.emf),
      },
      setUp: {
        values: { ...valuesOf(RESONANCE_SCHEME, 'A1A2'), internal: 1, frequency: 0.3 },
        graph: { construction: 'I-frequency' },
        controls: ['frequency', 'chosen', 'valueA4B4'],
        instruction:
          'Gʻaltak 1 H, kondensator 100 mF. Chastotani oʻzgartirib, tok kuchi amplitudasi Iₘ eng katta boʻladigan rezonans chastotasini toping.',
      },
      observe: [
        {
          key: 'frequency',
          label: 'Rezonans chastotasi, ν₀ (C = 100 mF)',
          instruction: 'A1–A2 joyidagi ampermetrda Iₘ eng katta boʻladigan chastotani toping.',
          unit: 'Hz',
          decimals: 2,
          tolerance: { absolute: 0.02 },
          expected: () => resonance(RESONANCE.capacitance),
          meters: ['currentSwing', 'parameter:frequency'],
          hints: ['Iₘ ning 0,3 Hz va 0,8 Hz dagi qiymatlarini solishtiring.', 'ν₀ = 1/(2π√(L·C)).'],
          measure: {
            trials: [{ values: { frequency: nearest(resonance(RESONANCE.capacitance)) } }],
            answer: (after) => after('parameter:frequency'),
          },
        },
        {
          key: 'voltage',
          label: 'Kondensatordagi amplituda, Uₘ',
          instruction: 'Rezonansda A4–B4 joyini tanlab, kondensatordagi kuchlanish amplitudasini yozing.',
          unit: 'V',
          decimals: 2,
          tolerance: { relative: 0.03 },
          expected: resonanceVoltage,
          meters: ['voltageSwing', 'parameter:frequency'],
          hints: [CHOOSE_HINT, 'Chastota topilgan rezonans chastotasiga teng boʻlsin.'],
          measure: {
            trials: [
              {
                values: { frequency: nearest(resonance(RESONANCE.capacitance)) },
                moves: choosePlace('A4B4'),
              },
            ],
            answer: (after) => after('voltageSwing'),
          },
        },
        {
          key: 'shifted',
          label: 'Rezonans chastotasi, ν₀ (C = 25 mF)',
          instruction: 'Kondensator sigʻimini 25 mF qilib, rezonans chastotasini yana toping.',
          unit: 'Hz',
          decimals: 2,
          tolerance: { absolute: 0.03 },
          expected: () => resonance(QUARTER),
          meters: ['currentSwing', 'parameter:frequency'],
          hints: [
            'A4–B4 joyini tanlasangiz, sigʻim surgichi chiqadi.',
            'Ketma-ket zanjirda Iₘ hamma elementda bir xil.',
          ],
          measure: {
            trials: [
              {
                values: { frequency: nearest(resonance(QUARTER)) },
                moves: changeAmount('A4B4', QUARTER - RESONANCE.capacitance),
              },
            ],
            answer: (after) => after('parameter:frequency'),
          },
        },
      ],
      explain: ({ value, text }) =>
        `${text('frequency')} da kondensatordagi amplituda ${text('voltage')}: manbanikidan ${formatNumber(value('voltage') / RESONANCE.emf, 1)} marta katta. Gʻaltak va kondensatordagi kuchlanishlar qarama-qarshi fazada, ular bir-birini yoʻqotadi. Sigʻim 4 marta kamaysa, rezonans chastotasi ${formatNumber(value('shifted') / value('frequency'), 1)} marta ortadi: ν₀ = 1/(2π√(L·C)).`,
    },
  ];
}
