/** Turns numbers into pixels of one axis. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly logarithmic: boolean;
  /** Pixels from the start of the axis. */
  toPixel: (value: number) => number;
}

/** Least part of a range that is left free at each end. */
const MARGIN = 0.05;
/** Least range shown, in parts of the numbers themselves: finer ticks could not be told apart by their digits. */
const FINEST = 1e-9;
/** Decades shown at most under the highest value on a logarithmic axis. */
const MOST_DECADES = 14;

/** How numbers are to be shown. */
export interface ScaleWish {
  readonly logarithmic?: boolean;
  /** The least range shown: rounding errors of a constant number are no curve. */
  readonly least?: number;
}

/** A scale from one end to the other exactly. */
export const wholeScale = (from: number, to: number, pixels: number): Scale => ({
  from,
  to,
  logarithmic: false,
  toPixel: (value) => ((value - from) / (to - from)) * pixels,
});

/** A scale over which all given numbers are seen, with a little room; a single number lies in its middle. */
export function scaleFor(
  lowest: number,
  highest: number,
  pixels: number,
  { logarithmic = false, least = 0 }: ScaleWish = {},
): Scale {
  if (logarithmic) {
    const top = highest > 0 && Number.isFinite(highest) ? highest : 1;
    const bottom = lowest > 0 && lowest < top ? Math.max(lowest, top * 10 ** -MOST_DECADES) : top / 10;
    const [from, to] = [10 ** Math.floor(Math.log10(bottom)), 10 ** Math.ceil(Math.log10(top) + 1e-9)];
    const span = Math.log10(to / from);
    return {
      from,
      to,
      logarithmic,
      toPixel: (value) => (Math.log10(Math.max(value, from) / from) / span) * pixels,
    };
  }
  const isEmpty = !(highest >= lowest && Number.isFinite(lowest) && Number.isFinite(highest));
  const [low, high] = isEmpty ? [0, 0] : [lowest, highest];
  const middle = (low + high) / 2;
  // A number alone has a tenth of itself on both sides; the first zero of a run has one unit.
  const alone = high > low ? 0 : Math.abs(middle) * 0.2 || 2;
  const span = Math.max(high - low, least, alone, Math.abs(middle) * FINEST);
  const half = Math.max((high - low) * (0.5 + MARGIN), span / 2);
  return wholeScale(middle - half, middle + half, pixels);
}
