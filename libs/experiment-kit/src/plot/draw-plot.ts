import type { Inks } from '../stage/inks.js';
import type { Ink } from '../stage/pen.js';
import { drawAxes, type Frame, type Sheet } from './draw-axes.js';
import { scaleFor } from './scale.js';
import type { Series } from './series.js';

/** A plot's curves: columns of a series. */
export interface Curves {
  readonly series: Series;
  readonly x: number;
  readonly y: readonly number[];
  readonly logarithmic: boolean;
  readonly xName: string;
  readonly yName: string;
  /** The least ranges shown: what the readouts' last digits can tell apart. */
  readonly xLeast: number;
  readonly yLeast: number;
  /** The row that is pointed at; -1 for none. */
  readonly cursor: number;
}

/** Least ranges that the time axis has from the start. */
const FIRST_TIME = 25;
/** Colours and dashes of the curves, in order: told apart without colour too. */
const LOOKS: readonly { readonly ink: Ink; readonly dash: readonly number[] }[] = [
  { ink: 'accent', dash: [] },
  { ink: 'heat', dash: [8, 4] },
  { ink: 'optics', dash: [2, 4] },
];

const extent = ({ series }: Curves, columns: readonly number[], positive: boolean): [number, number] => {
  let [low, high] = [Infinity, -Infinity];
  for (let row = 0; row < series.length; row++) {
    for (const column of columns) {
      const value = series.at(row, column);
      if (!Number.isFinite(value) || (positive && value <= 0)) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return [low, high];
};

/** One curve; gaps where there is no number. */
function drawCurve(
  pen: CanvasRenderingContext2D,
  { series, x }: Curves,
  column: number,
  { toLeft, toTop }: Frame,
): void {
  pen.beginPath();
  let drawing = false;
  let lastLeft = NaN;
  let lastTop = NaN;
  for (let row = 0; row < series.length; row++) {
    const [a, b] = [series.at(row, x), series.at(row, column)];
    if (!Number.isFinite(a) || !Number.isFinite(b)) {
      drawing = false;
      continue;
    }
    const [left, top] = [toLeft(a), toTop(b)];
    // Less than half a pixel away is the same place.
    if (drawing && Math.abs(left - lastLeft) < 0.5 && Math.abs(top - lastTop) < 0.5) continue;
    if (drawing) pen.lineTo(left, top);
    else pen.moveTo(left, top);
    [drawing, lastLeft, lastTop] = [true, left, top];
  }
  pen.stroke();
}

/**
 * Draws axes, their numbers, the curves and the cursor.
 * @returns the row whose point lies nearest to a place of the sheet; -1 without any
 */
export function drawPlot(
  pen: CanvasRenderingContext2D,
  sheet: Sheet,
  inks: Inks,
  curves: Curves,
): (left: number, top: number) => number {
  const { series, x, y, logarithmic, cursor, xLeast, yLeast } = curves;
  const [xLow, xLast] = extent(curves, [x], false);
  // A run that has hardly begun has its time before it, none behind.
  const xHigh = x === 0 ? Math.max(xLast, xLow + FIRST_TIME * xLeast) : xLast;
  const [yLow, yHigh] = extent(curves, y, logarithmic);
  const frame = drawAxes(
    pen,
    sheet,
    inks,
    { name: curves.xName, scale: (pixels) => scaleFor(xLow, xHigh, pixels, { least: xLeast }) },
    { name: curves.yName, scale: (pixels) => scaleFor(yLow, yHigh, pixels, { logarithmic, least: yLeast }) },
  );
  const { toLeft, toTop } = frame;
  pen.save();
  pen.beginPath();
  pen.rect(frame.left, frame.top, frame.across, frame.up);
  pen.clip();
  pen.lineJoin = 'round';
  for (const [index, column] of y.entries()) {
    const { ink, dash } = LOOKS[index % LOOKS.length] as (typeof LOOKS)[number];
    pen.strokeStyle = inks.css(ink);
    pen.lineWidth = 2;
    pen.setLineDash([...dash]);
    drawCurve(pen, curves, column, frame);
    if (cursor < 0 || cursor >= series.length) continue;
    pen.setLineDash([]);
    pen.fillStyle = inks.css(ink);
    pen.beginPath();
    pen.arc(toLeft(series.at(cursor, x)), toTop(series.at(cursor, column)), 5, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();

  return (left, top) => {
    let [nearest, least] = [-1, Infinity];
    // Over time the pointer's height says nothing: it wanders along the curve.
    const across = x === 0 ? 0 : 1;
    for (let row = 0; row < series.length; row++) {
      const away =
        (toLeft(series.at(row, x)) - left) ** 2 +
        across * Math.min(...y.map((column) => (toTop(series.at(row, column)) - top) ** 2));
      if (away < least) [nearest, least] = [row, away];
    }
    return nearest;
  };
}
