// Over 300 lines because it is data: the investigations of one experiment, by increasing level.
import type { Investigation, Measure, Trial } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { measureOnce } from '../../investigation-values.js';
import { pathLengths } from './model.js';
import { parameters, SCENE, type TankKey } from './parameters.js';
import { SOURCE_X } from './tank-setup.js';

type Si = Values<TankKey>;

const CM = 0.01;
const DEGREE = parameters.phase.si ?? 1;
/** Time until the amplitude of a near probe is steady, s at speed 1. */
const STEADY_AFTER = 6;
/** Where two equal waves cancel, in wavelengths. */
const HALF = 0.5;

/** Time in which the wave of one source reaches the probe, s: the same at every frequency. */
const arrivalTime = (si: Values): number => {
  const { probeX, speed } = si as Si;
  return (probeX - SOURCE_X) / speed;
};

/** Sum of two equal waves relative to that without a phase difference. @param phase ° */
const relativeAmplitude = (phase: number): number => Math.abs(Math.cos((phase * DEGREE) / 2));

/** The relative amplitude of the probe when it has become steady. @param phase ° */
const measureRelative = (phase: number): Measure => ({
  trials: [
    { values: { phase: 0 }, seconds: STEADY_AFTER },
    { values: { phase }, seconds: STEADY_AFTER },
  ],
  answer: (one, other) => other('amplitude') / one('amplitude'),
});

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

/** Distance of the first silent place with another distance of the sources, sm. */
const silentHeightAt = (si: Values, spacing: number): number =>
  silentHeight({ ...si, spacing: spacing * CM });

/** The probe in the first silent place. @param fineSteps quarters of a centimetre above the middle */
const atSilent = (fineSteps: number, values: NonNullable<Trial['values']> = {}): Trial => ({
  values,
  moves: [
    { handle: 'probe', direction: 'up', times: Math.floor(fineSteps / 4) },
    { handle: 'probe', direction: 'up', times: fineSteps % 4, fine: true },
  ],
});

const TWO_SOURCES = { scene: SCENE.two, frequency: 5, speed: 20, phase: 0, probeY: 0 };
const ARRIVAL = {
  unit: 's',
  decimals: 2,
  tolerance: { relative: 0.02 },
  expected: arrivalTime,
  meters: ['clock'],
} as const;
const ARRIVAL_HINT = '“Keyingi hodisagacha” tugmasi toʻlqin zondga yetgan paytda toʻxtaydi.';
const SILENT = {
  unit: 'sm',
  decimals: 2,
  tolerance: { absolute: 0.5 },
  meters: ['amplitude', 'parameter:probeY', 'waves'],
} as const;
const SILENT_HINT = 'Vaqt yurib turganda zondni yuqoriga suring: tinch nuqtada amplituda eng kichik.';

export const investigations: readonly Investigation[] = [
  {
    slug: 'chastota-va-tezlik',
    title: 'Chastotasi katta toʻlqin tezroq tarqaladimi',
    class: 10,
    topic: 'Toʻlqin uzunligi va tarqalish tezligi',
    level: 1,
    hides: ['wavelength'],
    predict: {
      kind: 'choice',
      question:
        'Manba chastotasi 4 Hz dan 5,5 Hz ga oshirildi. Toʻlqin 36 sm naridagi zondga endi qachon yetib boradi?',
      options: [
        { text: 'oldinroq', value: -1 },
        { text: 'oʻsha vaqtda', value: 0 },
        { text: 'kechroq', value: 1 },
      ],
      expected: (si) =>
        Math.sign(arrivalTime({ ...si, frequency: 5.5 }) - arrivalTime({ ...si, frequency: 4 })),
    },
    setUp: {
      values: { scene: SCENE.one, frequency: 4, speed: 20, probeX: 50, probeY: 0 },
      graph: { plot: 'height' },
      controls: ['frequency'],
      instruction:
        'Bitta manba 4 Hz chastota bilan tebranadi, zond undan 36 sm narida. Faqat chastotani oʻzgartiring.',
    },
    observe: [
      {
        ...ARRIVAL,
        key: 'low',
        label: 'Yetib borish vaqti, t (ν = 4 Hz)',
        instruction: 'Chastota 4 Hz boʻlganda toʻlqin zondga yetgan vaqtni yozing.',
        hints: [ARRIVAL_HINT],
        measure: measureOnce('clock', { events: 1 }),
      },
      {
        ...ARRIVAL,
        key: 'high',
        label: 'Yetib borish vaqti, t (ν = 5,5 Hz)',
        instruction: 'Chastotani 5,5 Hz qilib, oʻlchashni takrorlang.',
        hints: ['Chastotani oʻzgartirgach, “Boshidan” tugmasini bosing.', ARRIVAL_HINT],
        measure: measureOnce('clock', { values: { frequency: 5.5 }, events: 1 }),
      },
      {
        key: 'speed',
        label: 'Tarqalish tezligi, v',
        instruction: 'Masofa 36 sm va oʻlchangan vaqtdan toʻlqin tezligini hisoblang.',
        unit: 'sm/s',
        decimals: 1,
        tolerance: { relative: 0.03 },
        expected: ({ speed = NaN }) => speed / CM,
        meters: ['clock', 'parameter:probeX'],
        hints: ['v = s/t.'],
        measure: {
          trials: [{ events: 1 }],
          answer: (after) => (after('parameter:probeX') - SOURCE_X / CM) / after('clock'),
        },
      },
    ],
    explain: ({ text }) =>
      `Toʻlqin 4 Hz da ${text('low')} da, 5,5 Hz da ${text('high')} da yetib bordi: tarqalish tezligi (${text('speed')}) chastotaga emas, muhitga bogʻliq. Chastota ortganda toʻlqin uzunligi kamayadi: λ = v/ν.`,
  },
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
      values: { ...TWO_SOURCES, spacing: 10, probeX: 50 },
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
        measure: measureOnce('waves', atSilent(30)),
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
        measure: measureOnce('parameter:probeY', atSilent(30)),
      },
    ],
    explain: ({ text }) =>
      `Oʻrtadan ${text('height')} yuqorida yoʻllar farqi ${text('waves')} λ: toʻlqinlar qarama-qarshi fazada uchrashib, bir-birini soʻndiradi. Manbalar qarama-qarshi fazada (φ = 180°) tebransa, aksincha, oʻrta chiziq tinchiydi. Amplitudalar biroz farq qilgani uchun tebranish butunlay nol emas.`,
  },
  {
    slug: 'manbalar-orasi',
    title: 'Manbalar uzoqlashsa, tinch nuqta qayerga siljiydi',
    class: 11,
    topic: 'Toʻlqinlar interferensiyasi',
    level: 2,
    hides: ['waves', 'difference', 'amplitude', 'height'],
    predict: {
      kind: 'number',
      question:
        'Bir xil fazadagi manbalar orasi 10 sm boʻlganda birinchi tinch nuqta oʻrta chiziqdan 7,5 sm yuqorida. Manbalar orasi 20 sm boʻlsa, u oʻrta chiziqdan qancha yuqorida boʻladi?',
      hints: [
        'Tinch nuqtada yoʻllar farqi λ/2. Manbalar orasi kattalashsa, bu farq tezroq toʻplanadi.',
        'Kichik burchaklarda y ≈ λL/(2d).',
      ],
      answer: {
        label: 'Oʻrta chiziqdan balandlik, y (d = 20 sm)',
        unit: 'sm',
        decimals: 1,
        tolerance: { absolute: 0.7 },
        expected: (si) => silentHeightAt(si, 20),
      },
    },
    setUp: {
      values: { ...TWO_SOURCES, spacing: 10, probeX: 50 },
      graph: { plot: 'amplitude' },
      controls: ['spacing'],
      instruction:
        'Zond oʻrta chiziqda. Vaqtni yurgizing, zondni yuqoriga surib, birinchi tinch nuqtani toping; keyin manbalar orasini oʻzgartiring.',
    },
    observe: [
      {
        ...SILENT,
        key: 'close',
        label: 'Oʻrta chiziqdan balandlik, y (d = 10 sm, oʻlchangan)',
        instruction: 'Manbalar orasi 10 sm boʻlganda tinch nuqta balandligini yozing.',
        expected: (si) => silentHeightAt(si, 10),
        hints: [SILENT_HINT, 'Tinch nuqtada Δ/λ = 0,5.'],
        measure: measureOnce('parameter:probeY', atSilent(30)),
      },
      {
        ...SILENT,
        key: 'distant',
        label: 'Oʻrta chiziqdan balandlik, y (d = 20 sm, oʻlchangan)',
        instruction: 'Manbalar orasini 20 sm qilib, tinch nuqtani oʻrta chiziqdan boshlab qidiring.',
        expected: (si) => silentHeightAt(si, 20),
        hints: [SILENT_HINT, 'Tinch nuqtada Δ/λ = 0,5.'],
        measure: measureOnce('parameter:probeY', atSilent(15, { spacing: 20 })),
      },
    ],
    explain: ({ text }) =>
      `Manbalar orasi 2 marta ortganda tinch nuqta ${text('close')} dan ${text('distant')} ga, oʻrta chiziqqa yaqinlashdi: interferensiya manzarasi siqildi. Yorugʻlikda toʻlqin uzunligi juda kichik, shuning uchun Yung tajribasida tirqishlar bir-biriga juda yaqin qoʻyiladi.`,
  },
  {
    slug: 'fazalar-farqi',
    title: 'Fazalar farqi tebranishni qanday oʻzgartiradi',
    class: 11,
    topic: 'Toʻlqinlar interferensiyasi. Kogerent manbalar',
    level: 3,
    hides: ['amplitude', 'height'],
    predict: {
      kind: 'curve',
      question:
        'Zond ikki bir xil manbadan teng uzoqlikda. Manbalarning fazalar farqi φ oʻsganda zonddagi amplituda (φ = 0 dagi A₀ ga nisbatan) qanday oʻzgaradi? Chizing.',
      hints: ['φ = 180° da toʻlqinlar qarama-qarshi fazada, φ = 360° da yana bir xil fazada uchrashadi.'],
      x: { label: 'Fazalar farqi, φ', unit: '°', decimals: 0, from: 0, to: 360 },
      y: { label: 'A/A₀', unit: '', decimals: 2, from: 0, to: 1.2 },
      at: [0, 90, 180, 270, 360],
      expected: relativeAmplitude,
      tolerance: 0.1,
      measure: measureRelative,
    },
    setUp: {
      values: { ...TWO_SOURCES, spacing: 6, probeX: 26 },
      graph: { plot: 'amplitude' },
      controls: ['phase'],
      instruction:
        'Zond oʻrta chiziqda. Avval φ = 0 dagi amplitudani (A₀) yozib oling, soʻng fazalar farqini oʻzgartiring.',
    },
    observe: [
      {
        key: 'ratio',
        label: 'A/A₀ (φ = 120°)',
        instruction: 'φ = 120° dagi amplituda A₀ ning qancha qismi?',
        unit: '',
        decimals: 2,
        tolerance: { absolute: 0.04 },
        expected: () => relativeAmplitude(120),
        meters: ['amplitude'],
        hints: [
          'Vaqtni yurgizing va amplituda oʻzgarmay qolguncha (taxminan 3 s) kuting.',
          '120° dagi amplitudani 0° dagi amplitudaga boʻling.',
        ],
        measure: measureRelative(120),
      },
      {
        key: 'silent',
        label: 'Fazalar farqi, φ (zond tinch)',
        instruction: 'Zonddagi suv tinch qoladigan fazalar farqini toping.',
        unit: '°',
        decimals: 0,
        tolerance: { absolute: 5 },
        // Half of a turn: the waves cancel.
        expected: () => Math.PI / DEGREE,
        meters: ['amplitude', 'parameter:phase'],
        hints: ['150° va 210° dagi amplitudalarni solishtiring.'],
        measure: measureOnce('parameter:phase', { values: { phase: 180 } }),
      },
    ],
    explain: ({ text }) =>
      `φ = 120° da A/A₀ = ${text('ratio')}: ikki toʻlqin birgalikda bitta manbanikicha tebranish beradi. ${text('silent')} da suv tinch, 360° da esa hammasi takrorlanadi: amplituda φ/2 ning kosinusiga proporsional. Fazalar farqi oʻzgarib tursa, manzara yoʻqoladi, shuning uchun interferensiya faqat kogerent manbalarda kuzatiladi.`,
  },
];
