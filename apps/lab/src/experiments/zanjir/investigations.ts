import type { Investigation } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';

/** Battery and hidden resistor in series. */
export interface HiddenCircuit {
  /** Values of the preset. */
  readonly values: Readonly<Record<string, number>>;
  /** EMF of the battery, V. */
  readonly emf: number;
  /** Hidden resistance, Ω. */
  readonly resistance: number;
}

const AMMETER = { handle: 'A2A3', direction: 'right', times: 1 } as const;
const VOLTMETER = { handle: 'A4B4', direction: 'right', times: 3 } as const;
const METER_HINT = 'Joyni tanlab, elementini oʻng strelka bilan almashtiring.';

/** Creates the investigations. The circuit comes from the definition: shared modules would be a further file of it. */
export function createInvestigations({ values, emf, resistance }: HiddenCircuit): readonly Investigation[] {
  /** Current of the circuit, A: the meters are ideal. */
  const current = ({ internal = NaN }: Values): number => emf / (resistance + internal);
  return [
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
        values,
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
          expected: current,
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
          expected: (si) => current(si) * resistance,
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
          expected: () => resistance,
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
  ];
}
