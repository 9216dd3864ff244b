import { electricPotential, type PointCharge, type Vector } from '@zarra/physics/charges';
import { equipotentials } from '@zarra/physics/field-lines';
import { memoize } from '../../memoize.js';
import { formatNumber, roundStep } from '../../numbers.js';
import { DRAWN_HEIGHT, DRAWN_WIDTH, HALF_HEIGHT, HALF_WIDTH } from './parameters.js';

/** Grid of the color map: cells of 10 cm, between which colors are interpolated. Charges cover a cell. */
export const COLUMNS = 58;
export const ROWS = 34;
/** Grid cells of the equipotential search, per side. */
const CELLS = 48;
/**
 * Offset of the grid: its corners never lie on a charge, whose own potential would be skipped there and
 * create a false curve. Charges lie on a grid of 0.01 m, and corners are multiples of m/1200 apart.
 */
const GRID_OFFSET = 0.0046;
/** Levels on each side of zero. */
const LEVELS = 5;
/** Approximate step between levels, V per C of the largest charge. */
const STEP = 4.5e9;

/** Rounded step between two equipotentials, V. */
export const levelStep = (charges: readonly PointCharge[]): number =>
  roundStep(STEP * Math.max(1e-7, ...charges.map(({ charge }) => Math.abs(charge))));

/** Potential on the grid, V. */
const potentialsOf = memoize((charges: readonly PointCharge[]) => {
  const values = new Float32Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const x = DRAWN_WIDTH * ((2 * column + 1) / COLUMNS - 1);
      const y = DRAWN_HEIGHT * ((2 * row + 1) / ROWS - 1);
      values[row * COLUMNS + column] = electricPotential(charges, [x, y, 0]);
    }
  return values;
});

/** Color values, −1 to 1: near charges the potential is unbounded, and the color approaches its limit. */
export const colorValuesOf = memoize((charges: readonly PointCharge[]) => {
  const half = 2 * levelStep(charges);
  return potentialsOf(charges).map((value) => value / (Math.abs(value) + half));
});

/** Curve of constant potential with its label. */
export interface Equipotential {
  /** x, y, 0 … */
  readonly points: Float64Array;
  /** V */
  readonly level: number;
  /** Label position; undefined on short curves. */
  readonly label: { readonly x: number; readonly y: number; readonly text: string } | undefined;
}

/** Minimum length of a labelled curve, m, and maximum labelled level: near charges there is no room. */
const MIN_LABELLED_LENGTH = 1.3;
const MAX_LABELLED_LEVEL = 2;

/** @param number levels from zero */
function labelOf(curve: readonly Vector[], level: number, number: number): Equipotential['label'] {
  const length = curve.reduce((sum, [x, y], index) => {
    const [px, py] = curve[index - 1] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
  const seen = curve.filter(
    ([x, y]) => x < HALF_WIDTH - 0.5 && x > -HALF_WIDTH + 0.05 && Math.abs(y) < HALF_HEIGHT - 0.1,
  );
  if (length < MIN_LABELLED_LENGTH || seen.length === 0 || Math.abs(number) > MAX_LABELLED_LEVEL)
    return undefined;
  // Labels of neighbouring curves are shifted along the curve.
  const [x, y] = seen[Math.floor(seen.length * ((2.15 + 0.382 * number) % 1))] ?? [0, 0];
  return { x, y, text: `${formatNumber(level / 1000, 3)} kV` };
}

/** Curves at equal steps of potential: dense curves mean a strong field. */
export const equipotentialsOf = memoize((charges: readonly PointCharge[]): readonly Equipotential[] => {
  if (charges.length === 0) return [];
  const step = levelStep(charges);
  const values = potentialsOf(charges);
  const lowest = values.reduce((least, value) => Math.min(least, value));
  const highest = values.reduce((most, value) => Math.max(most, value));
  const window = {
    x: [GRID_OFFSET - DRAWN_WIDTH, GRID_OFFSET + DRAWN_WIDTH],
    y: [GRID_OFFSET - DRAWN_HEIGHT, GRID_OFFSET + DRAWN_HEIGHT],
    cells: CELLS,
  } as const;
  return Array.from({ length: 2 * LEVELS + 1 }, (_, index) => (index - LEVELS) * step)
    .filter((level) => level > lowest && level < highest)
    .flatMap((level) =>
      equipotentials(charges, level, window).map((curve) => ({
        points: Float64Array.from(curve.flat()),
        level,
        label: labelOf(curve, level, Math.round(level / step)),
      })),
    );
});
