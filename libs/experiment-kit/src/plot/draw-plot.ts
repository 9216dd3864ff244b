import type { Inks } from '../stage/inks.js';
import type { Ink } from '../stage/pen.js';
import { showValue } from '../readouts/show-value.js';
import { scaleFor, type Scale } from './scale.js';
import type { Series } from './series.js';
import { logarithmicTicks, tickDecimals, ticks } from './ticks.js';

/** A plot's curves: columns of a series. */
export interface Curves {
  readonly series: Series;
  readonly x: number;
  readonly y: readonly number[];
  readonly logarithmic: boolean;
  readonly xName: string;
  readonly yName: string;
  /** The row that is pointed at; -1 for none. */
  readonly cursor: number;
}

/** Room for the numbers of the axes, pixels. */
const LEFT = 58;
const BELOW = 40;
const ABOVE = 26;
const RIGHT = 12;
const PIXELS_PER_TICK = 64;
const FONT_SIZE = 13;
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

const marksOf = (scale: Scale, about: number): number[] =>
  scale.logarithmic ? logarithmicTicks(scale.from, scale.to, about) : ticks(scale.from, scale.to, about);

const nameOf = (mark: number, marks: readonly number[], logarithmic: boolean): string =>
  logarithmic
    ? showValue(mark, Math.max(0, -Math.floor(Math.log10(mark) + 1e-9)))
    : showValue(mark, tickDecimals((marks[1] ?? 1) - (marks[0] ?? 0)));

/** Draws axes, their numbers, the curves and the cursor on a sheet of the given size, in pixels of the page. */
export function drawPlot(
  pen: CanvasRenderingContext2D,
  { width, height, ratio, family }: { width: number; height: number; ratio: number; family: string },
  inks: Inks,
  curves: Curves,
): void {
  const { series, x, y, logarithmic, cursor } = curves;
  const across = Math.max(1, width - LEFT - RIGHT);
  const up = Math.max(1, height - ABOVE - BELOW);
  const xScale = scaleFor(...extent(curves, [x], false), across);
  const yScale = scaleFor(...extent(curves, y, logarithmic), up, logarithmic);
  const toLeft = (value: number): number => LEFT + xScale.toPixel(value);
  const toTop = (value: number): number => ABOVE + up - yScale.toPixel(value);

  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.font = `${FONT_SIZE}px ${family}`;
  pen.lineWidth = 1;
  pen.setLineDash([]);
  pen.strokeStyle = inks.css('line');
  pen.fillStyle = inks.css('muted');

  const xMarks = marksOf(xScale, Math.max(2, Math.floor(across / PIXELS_PER_TICK)));
  const yMarks = marksOf(yScale, Math.max(2, Math.floor(up / 36)));
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  for (const mark of xMarks) {
    const left = Math.round(toLeft(mark)) + 0.5;
    pen.beginPath();
    pen.moveTo(left, ABOVE);
    pen.lineTo(left, ABOVE + up);
    pen.stroke();
    pen.fillText(nameOf(mark, xMarks, false), left, ABOVE + up + 5);
  }
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  for (const mark of yMarks) {
    const top = Math.round(toTop(mark)) + 0.5;
    pen.beginPath();
    pen.moveTo(LEFT, top);
    pen.lineTo(LEFT + across, top);
    pen.stroke();
    pen.fillText(nameOf(mark, yMarks, logarithmic), LEFT - 6, top);
  }
  pen.textBaseline = 'alphabetic';
  pen.fillText(curves.xName, LEFT + across, height - 4);
  pen.textAlign = 'left';
  pen.fillText(curves.yName, 4, FONT_SIZE + 2);

  pen.save();
  pen.beginPath();
  pen.rect(LEFT, ABOVE, across, up);
  pen.clip();
  pen.lineJoin = 'round';
  for (const [index, column] of y.entries()) {
    const { ink, dash } = LOOKS[index % LOOKS.length] as (typeof LOOKS)[number];
    pen.strokeStyle = inks.css(ink);
    pen.lineWidth = 2;
    pen.setLineDash([...dash]);
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
    if (cursor < 0 || cursor >= series.length) continue;
    pen.setLineDash([]);
    pen.fillStyle = inks.css(ink);
    pen.beginPath();
    pen.arc(toLeft(series.at(cursor, x)), toTop(series.at(cursor, column)), 5, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
}
