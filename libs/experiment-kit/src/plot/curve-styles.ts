import type { Ink } from '../experiment/pen.js';

/** Colour and dashes of a curve, the same in the drawing and in the legend. */
export interface CurveStyle {
  readonly ink: Ink;
  /** Lengths of dashes and gaps, page pixels; empty for a solid line. */
  readonly dash: readonly number[];
}

const CURVES: readonly CurveStyle[] = [
  { ink: 'accent', dash: [] },
  { ink: 'chart-red', dash: [8, 4] },
  { ink: 'chart-green', dash: [2, 4] },
];

const EARLIER: readonly CurveStyle[] = [
  { ink: 'chart-gold', dash: [10, 3] },
  { ink: 'chart-purple', dash: [3, 3] },
  { ink: 'chart-teal', dash: [10, 3, 2, 3] },
  { ink: 'chart-red', dash: [6, 6] },
  { ink: 'chart-green', dash: [2, 6] },
];

/** Opacity of the curves of earlier runs. */
export const EARLIER_OPACITY = 0.6;

/** Style of a curve of the current run, by its index: distinguishable without color too. */
export const curveStyle = (index: number): CurveStyle => CURVES[index % CURVES.length] as CurveStyle;

/** Style of all curves of an earlier run, by its slot. */
export const earlierStyle = (slot: number): CurveStyle => EARLIER[slot % EARLIER.length] as CurveStyle;
