import { formatNumber } from '@zarra/uzbek';

/** An axis of a graph. */
export interface Axis {
  /** Quantity and unit, such as `t, s`. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** Distance of the grid's lines. */
  readonly step: number;
}

/** Size of the drawing, SVG units. */
export const GRAPH_SIZE = { width: 320, height: 240 };
/** Part of the drawing that the axes enclose. */
export const PLOT = { left: 48, top: 30, width: 258, height: 168 };

/** Numbers at an axis: more do not fit on a phone. */
const MAX_NUMBERS = 9;
/** A graph with more lines is unreadable. */
const MAX_LINES = 40;

/** Horizontal place of a value, SVG units. */
export const placeX = ({ from, to }: Axis, value: number): number =>
  PLOT.left + ((value - from) / (to - from)) * PLOT.width;

/** Vertical place of a value, SVG units from the top. */
export const placeY = ({ from, to }: Axis, value: number): number =>
  PLOT.top + (1 - (value - from) / (to - from)) * PLOT.height;

/** A line of the grid. */
export interface GridLine {
  readonly value: number;
  /** Empty on lines between the numbers. */
  readonly text: string;
}

/** Digits after the comma with which all values of an axis are exact enough. */
const fractionDigits = (step: number): number => Math.max(0, Math.min(6, 2 - Math.floor(Math.log10(step))));

/** A value of an axis as text. */
export const axisText = (axis: Axis, value: number): string => formatNumber(value, fractionDigits(axis.step));

/** The lines of the grid across an axis, with a number at every n-th one. */
export function gridLines(axis: Axis): GridLine[] {
  const count = Math.min(MAX_LINES, Math.floor((axis.to - axis.from) / axis.step + 1e-6));
  const every = Math.ceil((count + 1) / MAX_NUMBERS);
  return Array.from({ length: count + 1 }, (_, index) => {
    const value = axis.from + index * axis.step;
    return { value, text: index % every === 0 ? axisText(axis, value) : '' };
  });
}

/** Symbol and unit of an axis: the label is `t, s`, `v, m/s` or a word without a unit. */
export function axisParts({ label }: Axis): { symbol: string; unit: string } {
  const comma = label.lastIndexOf(', ');
  return comma < 0
    ? { symbol: label, unit: '' }
    : { symbol: label.slice(0, comma), unit: label.slice(comma + 2) };
}
