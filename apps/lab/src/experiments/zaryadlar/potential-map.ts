import { electricPotential, equipotentials, type PointCharge, type Vector } from '@zarra/physics/charges';
import { roundStep } from '../../round-step.js';
import { onceFor } from './charge-setting.js';
import { DRAWN_HEIGHT, DRAWN_WIDTH, HALF_HEIGHT, HALF_WIDTH } from './parameters.js';

/** Grid of the colours: cells of 5 cm. */
export const COLUMNS = 116;
export const ROWS = 68;
/** Cells of the search for equipotentials, along each side. */
const CELLS = 48;
/**
 * Its corners never lie on a charge, whose own potential is left out there: a curve would be found round it. Charges keep to
 * a grid of 0.01 m, and corners are multiples of m/1200 apart.
 */
const OFF_GRID = 0.0046;
/** Levels on either side of zero. */
const LEVELS = 5;
/** V for each C of the largest charge: steps between levels are about so large. */
const STEP = 4.5e9;

/** Volts between two equipotentials: a round number that suits the charges. */
export const levelStep = (charges: readonly PointCharge[]): number =>
  roundStep(STEP * Math.max(1e-7, ...charges.map(({ charge }) => Math.abs(charge))));

/** The potential on the grid, V. */
const potentialsOf = onceFor((charges) => {
  const values = new Float32Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const x = DRAWN_WIDTH * ((2 * column + 1) / COLUMNS - 1);
      const y = DRAWN_HEIGHT * ((2 * row + 1) / ROWS - 1);
      values[row * COLUMNS + column] = electricPotential(charges, [x, y, 0]);
    }
  return values;
});

/** The potential as colours show it, −1 to 1: near charges it grows without end, and the colour only nears its full one. */
export const shadesOf = onceFor((charges) => {
  const half = 2 * levelStep(charges);
  return potentialsOf(charges).map((value) => value / (Math.abs(value) + half));
});

/** A curve of one potential, and what is written beside it. */
export interface Equipotential {
  /** x, y, 0 … */
  readonly points: Float64Array;
  /** V */
  readonly level: number;
  /** Where its name stands; none on short ones. */
  readonly name: { readonly x: number; readonly y: number; readonly words: string } | undefined;
}

/** Shortest curve that has a name, m, and how many levels from zero have one: near charges there is no room. */
const NAMED_FROM = 1.3;
const NAMED = 2;

/** @param number levels from zero */
function nameOf(curve: readonly Vector[], level: number, number: number): Equipotential['name'] {
  const length = curve.reduce((sum, [x, y], index) => {
    const [px, py] = curve[index - 1] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
  const seen = curve.filter(
    ([x, y]) => x < HALF_WIDTH - 0.5 && x > -HALF_WIDTH + 0.05 && Math.abs(y) < HALF_HEIGHT - 0.1,
  );
  if (length < NAMED_FROM || seen.length === 0 || Math.abs(number) > NAMED) return undefined;
  // Names of neighbours stand apart: each a little farther along its curve.
  const [x, y] = seen[Math.floor(seen.length * ((2.15 + 0.382 * number) % 1))] ?? [0, 0];
  return {
    x,
    y,
    words: `${String(level / 1000)
      .replace('-', '−')
      .replace('.', ',')} kV`,
  };
}

/** Curves at equal steps of potential: where they are dense, the field is strong. */
export const equipotentialsOf = onceFor((charges): readonly Equipotential[] => {
  if (charges.length === 0) return [];
  const step = levelStep(charges);
  const values = potentialsOf(charges);
  const lowest = values.reduce((least, value) => Math.min(least, value));
  const highest = values.reduce((most, value) => Math.max(most, value));
  const window = {
    x: [OFF_GRID - DRAWN_WIDTH, OFF_GRID + DRAWN_WIDTH],
    y: [OFF_GRID - DRAWN_HEIGHT, OFF_GRID + DRAWN_HEIGHT],
    cells: CELLS,
  } as const;
  return Array.from({ length: 2 * LEVELS + 1 }, (_, index) => (index - LEVELS) * step)
    .filter((level) => level > lowest && level < highest)
    .flatMap((level) =>
      equipotentials(charges, level, window).map((curve) => ({
        points: Float64Array.from(curve.flat()),
        level,
        name: nameOf(curve, level, Math.round(level / step)),
      })),
    );
});
