import type { Parameter, Parameters } from '@zarra/experiment-kit';

/** Places for charges: two rows of a capacitor. */
export const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Number of a place, from 1. */
export type Place = (typeof PLACES)[number];

/** What a learner sets. */
export type FieldName =
  | `${'x' | 'y' | 'q'}${Place}`
  | 'chosen'
  | 'probeX'
  | 'probeY'
  | 'radius'
  | 'testCharge'
  | 'mass'
  | 'speed'
  | 'angle';

/** Half the width and half the height of the part of the plane that is seen, m. */
export const HALF_WIDTH = 2;
export const HALF_HEIGHT = 1.5;
/** The part that is drawn, m: the stage has a margin, and a wide screen shows more at the sides. */
export const DRAWN_WIDTH = 2.9;
export const DRAWN_HEIGHT = 1.7;
/** Between its border and what can be moved, m. */
const RIM = 0.1;

/** Where each charge lies at first, m: the two of a dipole, and empty places along the rims. */
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
  min: -(half - RIM),
  max: half - RIM,
  step: 0.01,
  initial,
  onStage: true,
});

const placed = Object.fromEntries(
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

export const parameters: Parameters<FieldName> = {
  // What is measured has no say in the flight of the test charge; where it is released has.
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
  ...placed,
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
