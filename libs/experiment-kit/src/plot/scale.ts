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
/** Decades shown at most under the highest value on a logarithmic axis. */
const MOST_DECADES = 14;

/** A scale over which all given numbers are seen, with a little room; a single number lies in its middle. */
export function scaleFor(lowest: number, highest: number, pixels: number, logarithmic = false): Scale {
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
  const isEmpty = !(highest > lowest);
  const middle = Number.isFinite(lowest) ? lowest : 0;
  const half = Math.max(Math.abs(middle) * 0.1, 1e-12);
  const [low, high] = isEmpty ? [middle - half, middle + half] : [lowest, highest];
  const room = (high - low) * MARGIN;
  const [from, to] = [low - room, high + room];
  return { from, to, logarithmic, toPixel: (value) => ((value - from) / (to - from)) * pixels };
}
