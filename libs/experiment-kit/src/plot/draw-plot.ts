import type { ThemeColors } from '../stage/theme-colors.js';
import type { Series } from '../run/series.js';
import { curveStyle, EARLIER_OPACITY, earlierStyle, type CurveStyle } from './curve-styles.js';
import { drawAxes, type CanvasSize, type PlotFrame } from './draw-axes.js';
import { drawCursor } from './draw-cursor.js';
import type { PaintedPlot } from './plot-renderer.js';
import { rangeFor, type Range } from './scale.js';
import type { ZoomWindow } from './zoom.js';

/** Curves of a plot: columns of a series. */
export interface PlotCurves {
  readonly series: Series;
  /** Shown earlier runs, behind the current one. */
  readonly earlier: readonly { readonly slot: number; readonly series: Series }[];
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
  /** Values of a row, one line each. */
  readonly valueLines: (row: number) => readonly string[];
  /** Enlarged part; the whole graph by default. */
  readonly window?: ZoomWindow | undefined;
}

/** Initial length of the time axis, in minimum ranges. */
const INITIAL_TIME_RANGES = 25;

function rangeOf(all: readonly Series[], columns: readonly number[], positive: boolean): Range {
  let [low, high] = [Infinity, -Infinity];
  for (const series of all)
    for (let row = 0; row < series.length; row++)
      for (const column of columns) {
        const value = series.offset(row, column);
        if (!Number.isFinite(value) || (positive && value <= 0)) continue;
        if (value < low) low = value;
        if (value > high) high = value;
      }
  return [low, high];
}

/** Draws one curve with gaps at invalid values. */
function drawCurve(
  context: CanvasRenderingContext2D,
  colors: ThemeColors,
  { ink, dash }: CurveStyle,
  series: Series,
  [x, y]: readonly [number, number],
  { toLeft, toTop }: PlotFrame,
): void {
  context.strokeStyle = colors.css(ink);
  context.setLineDash([...dash]);
  context.beginPath();
  let isDrawing = false;
  let lastLeft = NaN;
  let lastTop = NaN;
  for (let row = 0; row < series.length; row++) {
    const [a, b] = [series.offset(row, x), series.offset(row, y)];
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

/** Ranges of the whole graph. */
function wholeRanges({ series, earlier, x, y, logarithmic, minXRange, minYRange }: PlotCurves): ZoomWindow {
  const all = [series, ...earlier.map((run) => run.series)];
  const [xLow, xLast] = rangeOf(all, [x], false);
  // At the start of a run the time axis shows future time.
  const xHigh = x === 0 ? Math.max(xLast, xLow + INITIAL_TIME_RANGES * minXRange) : xLast;
  const [from, to] = rangeFor(xLow, xHigh, { minRange: minXRange });
  return {
    // The margin of times, distances and other values from zero on shows no negative values.
    x: [xLow >= 0 ? Math.max(0, from) : from, to],
    y: rangeFor(...rangeOf(all, y, logarithmic), { logarithmic, minRange: minYRange }),
  };
}

/** Draws axes, numbers, curves and the cursor. */
export function drawPlot(
  context: CanvasRenderingContext2D,
  size: CanvasSize,
  colors: ThemeColors,
  curves: PlotCurves,
): PaintedPlot {
  const { series, earlier, x, y, logarithmic, cursor } = curves;
  const whole = wholeRanges(curves);
  const shown = curves.window ?? whole;
  const frame = drawAxes(
    context,
    size,
    colors,
    { name: curves.xName, range: shown.x, whole: whole.x },
    { name: curves.yName, range: shown.y, whole: whole.y, logarithmic },
  );
  const { toLeft, toTop } = frame;
  context.save();
  context.beginPath();
  context.rect(frame.left, frame.top, frame.width, frame.height);
  context.clip();
  context.lineJoin = 'round';
  context.lineWidth = 1.5;
  context.globalAlpha = EARLIER_OPACITY;
  for (const run of earlier)
    for (const column of y)
      drawCurve(context, colors, earlierStyle(run.slot), run.series, [x, column], frame);
  context.lineWidth = 2;
  context.globalAlpha = 1;
  for (const [index, column] of y.entries())
    drawCurve(context, colors, curveStyle(index), series, [x, column], frame);
  if (cursor >= 0 && cursor < series.length) {
    for (const [index, column] of y.entries()) {
      context.fillStyle = colors.css(curveStyle(index).ink);
      context.beginPath();
      context.arc(toLeft(series.offset(cursor, x)), toTop(series.offset(cursor, column)), 5, 0, 2 * Math.PI);
      context.fill();
    }
    drawCursor(context, size, frame, colors, toLeft(series.offset(cursor, x)), curves.valueLines(cursor));
  }
  context.restore();

  const findNearest = (left: number, top: number): number => {
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
  return { findNearest, frame };
}
