import type { Parameter, Parameters } from '@zarra/experiment-kit/parameters';

/** Places for charges: enough for two rows of a capacitor. */
export const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Number of a place, from 1. */
export type Place = (typeof PLACES)[number];

/** Parameter keys. */
export type FieldKey =
  | `${'x' | 'y' | 'q'}${Place}`
  | 'chosen'
  | 'probeX'
  | 'probeY'
  | 'radius'
  | 'testCharge'
  | 'mass'
  | 'speed'
  | 'angle';

/** Types of the experiment. */
export interface FieldTypes {
  parameter: FieldKey;
  view: 'ground' | 'lines' | 'levels' | 'vectors' | 'test';
  state: Float64Array;
}

/** Half width and half height of the visible part of the plane, m. */
export const HALF_WIDTH = 2;
export const HALF_HEIGHT = 1.5;
/** Half size of the drawn part, m: the stage has a margin, and a wide stage shows more at the sides. */
export const DRAWN_WIDTH = 2.9;
export const DRAWN_HEIGHT = 1.7;
/** Margin between the border and movable items, m. */
const MARGIN = 0.1;

/** Initial positions, m: a dipole, and empty places along the edges. */
const STARTS: readonly (readonly [x: number, y: number])[] = [
  [-0.6, 0],
  [0.6, 0],
  ...[-1.2, 1.2].flatMap((y) => [-1.6, -0.8, 0, 0.8, 1.6].map((x) => [x, y] as const)),
];
/** Charges of the dipole, µC. */
const CHARGES = [1, -1] as const;

/** "q₁₂" */
export const nameOf = (place: Place): string =>
  `q${String(place).replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? '')}`;

const coordinate = (label: string, half: number, initial: number): Parameter => ({
  label,
  unit: 'm',
  min: -(half - MARGIN),
  max: half - MARGIN,
  step: 0.01,
  initial,
  handleOnly: true,
});

const chargeParameters = Object.fromEntries(
  PLACES.flatMap((place): [string, Parameter][] => {
    const [x, y] = STARTS[place - 1] ?? [0, 0];
    const name = `${place}-zaryad`;
    return [
      [`x${place}`, coordinate(`${name}, x`, HALF_WIDTH, x)],
      [`y${place}`, coordinate(`${name}, y`, HALF_HEIGHT, y)],
      [
        `q${place}`,
        {
          label: `${name}, ${nameOf(place)} (0 — zaryad yoʻq)`,
          unit: 'µC',
          min: -5,
          max: 5,
          step: 0.1,
          initial: CHARGES[place - 1] ?? 0,
          si: 1e-6,
        },
      ],
    ];
  }),
) as Parameters<`${'x' | 'y' | 'q'}${Place}`>;

export const parameters: Parameters<FieldKey> = {
  // Measurements do not affect the test charge; its release position does.
  chosen: {
    label: 'Tanlangan zaryad',
    unit: '',
    min: 1,
    max: PLACES.length,
    step: 1,
    initial: 1,
    live: true,
    choices: PLACES.map((place) => `${place}-zaryad`),
  },
  ...chargeParameters,
  probeX: coordinate('Sinov nuqtasi, x', HALF_WIDTH, 0),
  probeY: coordinate('Sinov nuqtasi, y', HALF_HEIGHT, 0.5),
  radius: {
    label: 'Gauss sferasining radiusi, R (0 — sfera yoʻq)',
    unit: 'm',
    min: 0,
    max: 1,
    step: 0.05,
    initial: 0,
    live: true,
  },
  testCharge: {
    label: 'Sinov zaryadi, q₀',
    unit: 'nC',
    min: -100,
    max: 100,
    step: 5,
    initial: 100,
    si: 1e-9,
  },
  mass: {
    label: 'Sinov zaryadining massasi, m',
    unit: 'g',
    min: 0.5,
    max: 10,
    step: 0.5,
    initial: 1,
    si: 1e-3,
  },
  speed: { label: 'Boshlangʻich tezlik, v₀', unit: 'm/s', min: 0, max: 5, step: 0.1, initial: 0 },
  angle: {
    label: 'Boshlangʻich tezlik yoʻnalishi, α',
    unit: '°',
    min: 0,
    max: 355,
    step: 5,
    initial: 0,
    si: Math.PI / 180,
  },
};
