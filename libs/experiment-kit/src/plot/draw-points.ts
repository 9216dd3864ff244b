import type { CurveFit } from '@zarra/physics/fitting';
import type { Ink } from '../experiment/pen.js';
import type { ThemeColors } from '../stage/theme-colors.js';
import { curveStyle } from './curve-styles.js';
import { drawAxes, type CanvasSize, type PlotFrame } from './draw-axes.js';
import { drawCursor } from './draw-cursor.js';
import type { PaintedPlot } from './plot-renderer.js';
import { rangeFor, type Range } from './scale.js';
import type { ZoomWindow } from './zoom.js';

/** A point with the uncertainties of its axis values. */
export interface PlottedPoint {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Points of a graph, its curves and texts. */
export interface PointsPlot {
  readonly points: readonly PlottedPoint[];
  readonly fit: CurveFit | undefined;
  readonly theory: ((x: number) => number) | undefined;
  /** Equation and coefficients of the fit, one line each. */
  readonly fitLines: readonly string[];
  readonly xName: string;
  readonly yName: string;
  readonly minXRange: number;
  readonly minYRange: number;
  /** Index of the cursor; -1 for none. */
  readonly cursor: number;
  readonly valueLines: (index: number) => readonly string[];
  /** Shown without points. */
  readonly emptyText: string;
  readonly window?: ZoomWindow | undefined;
}

const RADIUS = 4;
const CURSOR_RADIUS = 7;
/** Bars of an uncertainty below this length lie within the point, pixels. */
const MIN_BAR = RADIUS + 1;
/** Height of a plot with room for the equation, in font sizes. */
const EQUATION_HEIGHT = 14;
/** Horizontal distance of the points of a drawn curve, pixels. */
const CURVE_STEP = 3;

const [POINT_STYLE, FIT_STYLE, THEORY_STYLE] = [curveStyle(0), curveStyle(0), curveStyle(1)];

/** Styles of points and curves, for the legend too. */
export const pointStyles = { points: POINT_STYLE, fit: FIT_STYLE, theory: THEORY_STYLE };

function rangeOf(values: readonly number[], minRange: number): Range {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [from, to] = rangeFor(low, high, { minRange });
  return [low >= 0 ? Math.max(0, from) : from, to];
}

/** Draws a function over the whole axis. */
function drawFunction(
  context: CanvasRenderingContext2D,
  { left, width, x, toTop }: PlotFrame,
  f: (x: number) => number,
): void {
  const [from, to] = x.range;
  context.beginPath();
  let isDrawing = false;
  for (let pixel = 0; pixel <= width; pixel += CURVE_STEP) {
    const value = f(from + ((to - from) * pixel) / width);
    if (!Number.isFinite(value)) {
      isDrawing = false;
      continue;
    }
    if (isDrawing) context.lineTo(left + pixel, toTop(value));
    else context.moveTo(left + pixel, toTop(value));
    isDrawing = true;
  }
  context.stroke();
}

/** Draws points with uncertainty bars, the fitted curve, the theory and the cursor. */
export function drawPoints(
  context: CanvasRenderingContext2D,
  size: CanvasSize,
  colors: ThemeColors,
  plot: PointsPlot,
): PaintedPlot {
  const { points, fit, theory, cursor } = plot;
  const whole = {
    x: rangeOf(
      points.flatMap(({ x, dx }) => [x - dx, x + dx]),
      plot.minXRange,
    ),
    y: rangeOf(
      points.flatMap(({ y, dy }) => [y - dy, y + dy]),
      plot.minYRange,
    ),
  };
  const shown = plot.window ?? whole;
  const frame = drawAxes(
    context,
    size,
    colors,
    { name: plot.xName, range: shown.x, whole: whole.x },
    { name: plot.yName, range: shown.y, whole: whole.y },
  );
  const { toLeft, toTop } = frame;
  const stroke = (ink: Ink, dash: readonly number[] = []): void => {
    context.strokeStyle = colors.css(ink);
    context.setLineDash([...dash]);
  };
  context.save();
  context.beginPath();
  context.rect(frame.left, frame.top, frame.width, frame.height);
  context.clip();
  context.lineWidth = 2;
  if (theory && points.length > 0) {
    stroke(THEORY_STYLE.ink, THEORY_STYLE.dash);
    drawFunction(context, frame, theory);
  }
  if (fit) {
    stroke(FIT_STYLE.ink);
    drawFunction(context, frame, fit.valueAt);
  }
  context.lineWidth = 1.5;
  stroke('text');
  context.fillStyle = colors.css(POINT_STYLE.ink);
  for (const [index, { x, y, dx, dy }] of points.entries()) {
    const [left, top] = [toLeft(x), toTop(y)];
    const [across, up] = [toLeft(x + dx) - left, top - toTop(y + dy)];
    context.beginPath();
    if (across > MIN_BAR) {
      context.moveTo(left - across, top);
      context.lineTo(left + across, top);
    }
    if (up > MIN_BAR) {
      context.moveTo(left, top - up);
      context.lineTo(left, top + up);
    }
    context.stroke();
    context.beginPath();
    context.arc(left, top, index === cursor ? CURSOR_RADIUS : RADIUS, 0, 2 * Math.PI);
    context.fill();
  }
  const selected = points[cursor];
  if (selected) drawCursor(context, size, frame, colors, toLeft(selected.x), plot.valueLines(cursor));
  context.restore();
  context.fillStyle = colors.css('text');
  if (points.length === 0) {
    context.textAlign = 'center';
    context.fillText(plot.emptyText, frame.left + frame.width / 2, frame.top + frame.height / 2);
  } else if (!selected && size.height >= EQUATION_HEIGHT * size.fontSize) {
    // A rising curve leaves the upper left corner free, a falling one the upper right.
    const isFalling = (fit?.valueAt(shown.x[1]) ?? 0) < (fit?.valueAt(shown.x[0]) ?? 0);
    context.textAlign = isFalling ? 'right' : 'left';
    const left = isFalling ? frame.left + frame.width - 8 : frame.left + 8;
    plot.fitLines.forEach((line, index) =>
      context.fillText(line, left, frame.top + size.fontSize * 1.4 * (index + 1)),
    );
  }
  const findNearest = (left: number, top: number): number => {
    const distances = points.map(({ x, y }) => Math.hypot(toLeft(x) - left, toTop(y) - top));
    return distances.indexOf(Math.min(...distances));
  };
  return { findNearest, frame };
}
