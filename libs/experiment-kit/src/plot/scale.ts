/** Ends of a displayed range. */
export type Range = readonly [from: number, to: number];

/** Converts values to pixels of one axis. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly logarithmic: boolean;
  /** Pixels from the start of the axis. */
  toPixel: (value: number) => number;
}

/** Free part of the range at each end. */
const MARGIN = 0.05;
/** Minimum range relative to the values: finer ticks have equal labels. */
const MIN_RELATIVE_RANGE = 1e-9;
/** Maximum decades below the highest value on a logarithmic axis. */
const MAX_DECADES = 14;

/** Linear scale over exactly this range. */
export const linearScale = ([from, to]: Range, pixels: number): Scale => ({
  from,
  to,
  logarithmic: false,
  toPixel: (value) => ((value - from) / (to - from)) * pixels,
});

/** Scale of equal decades over exactly this positive range. @param lowest smaller values lie at its place */
export const logarithmicScale = ([from, to]: Range, pixels: number, lowest = from): Scale => ({
  from,
  to,
  logarithmic: true,
  toPixel: (value) => (Math.log10(Math.max(value, lowest) / from) / Math.log10(to / from)) * pixels,
});

/**
 * Range that shows all values with a margin, whole decades on a logarithmic axis; a single value lies in the
 * middle, and an axis without values starts at zero. A minimum range hides the rounding errors of a constant.
 */
export function rangeFor(lowest: number, highest: number, { logarithmic = false, minRange = 0 } = {}): Range {
  if (logarithmic) {
    const top = highest > 0 && Number.isFinite(highest) ? highest : 1;
    const bottom = lowest > 0 && lowest < top ? Math.max(lowest, top * 10 ** -MAX_DECADES) : top / 10;
    return [10 ** Math.floor(Math.log10(bottom)), 10 ** Math.ceil(Math.log10(top) + 1e-9)];
  }
  const isEmpty = !(highest >= lowest && Number.isFinite(lowest) && Number.isFinite(highest));
  if (isEmpty) return [0, Math.max(1, minRange)];
  const middle = (lowest + highest) / 2;
  const length = highest - lowest;
  // A single value has a tenth of its size on both sides; zero has one unit.
  const singleValueRange = length > 0 ? 0 : Math.abs(middle) * 0.2 || 2;
  const span = Math.max(length, minRange, singleValueRange, Math.abs(middle) * MIN_RELATIVE_RANGE);
  const half = Math.max(length * (0.5 + MARGIN), span / 2);
  return [middle - half, middle + half];
}
