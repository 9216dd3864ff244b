import { formatNumber } from '@zarra/uzbek';
import type { Box, Point } from '../sheet/geometry.js';
import { labelWidth, parseLabel } from '../sheet/label-text.js';
import { linearScale } from '../sheet/scale.js';
import { createSheet, SHEET_WIDTH, type Sheet } from '../sheet/sheet.js';
import type { Axis } from './graph-schema.js';

const TOP = 28;
const HEIGHT = 190;
/** Room for the numbers and the name of the x axis. */
const BOTTOM = 42;
/** Least margin at the right: the last number may need more. */
const RIGHT = 16;
const TICK_GAP = 8;
/** Length of an axis beyond the last line of the grid. */
const OVERHANG = 11;

/** A sheet with axes: their scales in pixels. */
export interface Plot {
  readonly sheet: Sheet;
  readonly box: Box;
  readonly toPixel: (point: Point) => Point;
}

/** Symbol and unit of an axis label `symbol[, unit]`. */
export function splitLabel(label: string): { symbol: string; unit: string } {
  const [symbol = '', unit = '1'] = label.split(/, */);
  return { symbol, unit };
}

/** Positions of the grid lines of an axis. */
export function ticksOf({ from, to, step }: Axis): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Number at a tick, without the rounding error of its position. */
export const tickText = (value: number, { step }: Pick<Axis, 'step'>): string =>
  formatNumber(value, Math.max(0, Math.ceil(1 - Math.log10(step) - 1e-9)));

const widthOf = (text: string): number => labelWidth(parseLabel(text));

/** Every n-th tick has a number, so that the numbers do not meet. */
function interval(texts: readonly string[], spacing: number): number {
  const widest = Math.max(...texts.map(widthOf)) + TICK_GAP;
  return [1, 2, 5, 10, 20, 50].find((every) => every * spacing >= widest) ?? 50;
}

/** Draws the squares, the axes with their numbers and names. */
export function drawAxes(x: Axis, y: Axis): Plot {
  const [xTicks, yTicks] = [ticksOf(x), ticksOf(y)];
  const yTexts = yTicks.map((tick) => tickText(tick, y));
  const left = Math.ceil(Math.max(20, ...yTexts.map(widthOf))) + 11;
  const box: Box = {
    left,
    top: TOP,
    right: SHEET_WIDTH - Math.max(RIGHT, widthOf(tickText(xTicks.at(-1) ?? 0, x)) / 2 + 3),
    bottom: TOP + HEIGHT,
  };
  const sheet = createSheet(TOP + HEIGHT + BOTTOM);
  const toX = linearScale([x.from, x.to], [box.left, box.right]);
  const toY = linearScale([y.from, y.to], [box.bottom, box.top]);
  for (const tick of xTicks) sheet.path('g', `M${Math.round(toX(tick) * 10) / 10} ${box.top}V${box.bottom}`);
  for (const tick of yTicks) sheet.path('g', `M${box.left} ${Math.round(toY(tick) * 10) / 10}H${box.right}`);

  // The x axis is at zero, if the plot has it; the numbers are below the plot.
  const zero = toY(Math.min(y.to, Math.max(y.from, 0)));
  const cross = toX(Math.min(x.to, Math.max(x.from, 0)));
  sheet.arrow('', [box.left, zero], [box.right + OVERHANG, zero]);
  sheet.arrow('', [cross, box.bottom], [cross, box.top - OVERHANG]);
  const xTexts = xTicks.map((tick) => tickText(tick, x));
  const spacing = (box.right - box.left) / Math.max(1, (x.to - x.from) / x.step);
  const every = interval(xTexts, spacing);
  const offset = xTicks.findIndex((tick) => Math.round(tick / x.step) % every === 0);
  xTexts.forEach((text, index) => {
    if ((index - Math.max(0, offset)) % every !== 0) return;
    sheet.text(text, [toX(xTicks[index] ?? 0), box.bottom + 13], 'middle', true);
  });
  const rowEvery = (box.bottom - box.top) / Math.max(1, (y.to - y.from) / y.step) < 14 ? 2 : 1;
  yTexts.forEach((text, index) => {
    if (Math.round((yTicks[index] ?? 0) / y.step) % rowEvery !== 0) return;
    sheet.text(text, [box.left - 6, toY(yTicks[index] ?? 0)], 'end', true);
  });
  const nameWidth = widthOf(y.label);
  const isLeft = cross === box.left && nameWidth < box.left - 8;
  sheet.text(y.label, isLeft ? [box.left - 8, 10] : [cross + 9, 10], isLeft ? 'end' : 'start');
  sheet.text(x.label, [SHEET_WIDTH - 4, box.bottom + 31], 'end');
  return { sheet, box, toPixel: ([px, py]) => [toX(px), toY(py)] };
}
