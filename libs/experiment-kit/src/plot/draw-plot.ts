import type { ThemeColors } from '../stage/theme-colors.js';
import type { Ink } from '../stage/pen.js';
import { drawAxes, type PlotFrame, type CanvasSize } from './draw-axes.js';
import { scaleFor } from './scale.js';
import type { Series } from '../run/series.js';

/** Curves of a plot: columns of a series. */
export interface PlotCurves {
  readonly series: Series;
  readonly x: number;
  readonly y: readonly number[];
  readonly logarithmic: boolean;
  readonly xName: string;
  readonly yName: string;
  /** Minimum displayed ranges, given by the readouts' last digits. */
  readonly minXRange: number;
  readonly minYRange: number;
  /** Selected row; -1 for none. */
  readonly cursor: number;
}

/** Initial length of the time axis, in minimum ranges. */
const INITIAL_TIME_RANGES = 25;
/** Colors and dashes of the curves, in order: distinguishable without color too. */
const CURVE_STYLES: readonly { readonly ink: Ink; readonly dash: readonly number[] }[] = [
  { ink: 'accent', dash: [] },
  { ink: 'chart-red', dash: [8, 4] },
  { ink: 'chart-green', dash: [2, 4] },
];

const rangeOf = ({ series }: PlotCurves, columns: readonly number[], positive: boolean): [number, number] => {
  let [low, high] = [Infinity, -Infinity];
  for (let row = 0; row < series.length; row++) {
    for (const column of columns) {
      const value = series.offset(row, column);
      if (!Number.isFinite(value) || (positive && value <= 0)) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return [low, high];
};

/** Draws one curve with gaps at invalid values. */
function drawCurve(
  context: CanvasRenderingContext2D,
  { series, x }: PlotCurves,
  column: number,
  { toLeft, toTop }: PlotFrame,
): void {
  context.beginPath();
  let isDrawing = false;
  let lastLeft = NaN;
  let lastTop = NaN;
  for (let row = 0; row < series.length; row++) {
    const [a, b] = [series.offset(row, x), series.offset(row, column)];
    if (!Number.isFinite(a) || !Number.isFinite(b)) {
      isDrawing = false;
      continue;
    }
    const [left, top] = [toLeft(a), toTop(b)];
    // Points within half a pixel are skipped.
    if (isDrawing && Math.abs(left - lastLeft) < 0.5 && Math.abs(top - lastTop) < 0.5) continue;
    if (isDrawing) context.lineTo(left, top);
    else context.moveTo(left, top);
    [isDrawing, lastLeft, lastTop] = [true, left, top];
  }
  context.stroke();
}

/**
 * Draws axes, numbers, curves and the cursor.
 * @returns a function that finds the row nearest to a canvas position; -1 without rows
 */
export function drawPlot(
  context: CanvasRenderingContext2D,
  size: CanvasSize,
  colors: ThemeColors,
  curves: PlotCurves,
): (left: number, top: number) => number {
  const { series, x, y, logarithmic, cursor, minXRange, minYRange } = curves;
  const [xLow, xLast] = rangeOf(curves, [x], false);
  // At the start of a run the time axis shows future time.
  const xHigh = x === 0 ? Math.max(xLast, xLow + INITIAL_TIME_RANGES * minXRange) : xLast;
  const [yLow, yHigh] = rangeOf(curves, y, logarithmic);
  const frame = drawAxes(
    context,
    size,
    colors,
    { name: curves.xName, scale: (pixels) => scaleFor(xLow, xHigh, pixels, { minRange: minXRange }) },
    {
      name: curves.yName,
      scale: (pixels) => scaleFor(yLow, yHigh, pixels, { logarithmic, minRange: minYRange }),
    },
  );
  const { toLeft, toTop } = frame;
  context.save();
  context.beginPath();
  context.rect(frame.left, frame.top, frame.width, frame.height);
  context.clip();
  context.lineJoin = 'round';
  for (const [index, column] of y.entries()) {
    const { ink, dash } = CURVE_STYLES[index % CURVE_STYLES.length] as (typeof CURVE_STYLES)[number];
    context.strokeStyle = colors.css(ink);
    context.lineWidth = 2;
    context.setLineDash([...dash]);
    drawCurve(context, curves, column, frame);
    if (cursor < 0 || cursor >= series.length) continue;
    context.setLineDash([]);
    context.fillStyle = colors.css(ink);
    context.beginPath();
    context.arc(toLeft(series.offset(cursor, x)), toTop(series.offset(cursor, column)), 5, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();

  return (left, top) => {
    let [nearest, minDistance] = [-1, Infinity];
    // On a time axis only the horizontal distance counts.
    const heightWeight = x === 0 ? 0 : 1;
    for (let row = 0; row < series.length; row++) {
      const distance =
        (toLeft(series.offset(row, x)) - left) ** 2 +
        heightWeight * Math.min(...y.map((column) => (toTop(series.offset(row, column)) - top) ** 2));
      if (distance < minDistance) [nearest, minDistance] = [row, distance];
    }
    return nearest;
  };
}
