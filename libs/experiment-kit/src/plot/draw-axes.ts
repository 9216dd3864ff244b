import { formatScientific, formatValue } from '../format/format-value.js';
import type { ThemeColors } from '../stage/theme-colors.js';
import { logarithmicTicks, tickDecimals, ticks } from '../stage/ticks.js';
import { linearScale, logarithmicScale, type Range, type Scale } from './scale.js';

/**
 * Wraps text to a width; a longer word gets a separate line. The last allowed line ends with an ellipsis if text
 * is left over.
 * @param measure width of a text
 */
export function wrapText(
  text: string,
  width: number,
  measure: (text: string) => number,
  maxLines = Infinity,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  let rest = lines.slice(maxLines - 1).join(' ');
  while (rest !== '' && measure(`${rest}…`) > width) rest = rest.slice(0, -1).trimEnd();
  return [...lines.slice(0, maxLines - 1), `${rest}…`];
}

/** Size and font of a plot canvas, page pixels. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
  /** Device pixels per page pixel. */
  readonly pixelRatio: number;
  /** Font family of the page, and size of the labels. */
  readonly fontFamily: string;
  readonly fontSize: number;
}

/** One axis. */
export interface Axis {
  readonly name: string;
  /** Displayed range. */
  readonly range: Range;
  /** Range of the whole graph: contains `range` if the graph is enlarged. */
  readonly whole: Range;
  readonly logarithmic?: boolean;
}

/** Area of the curves, and the conversion of values to canvas positions. */
export interface PlotFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly x: Axis;
  readonly y: Axis;
  toLeft: (value: number) => number;
  toTop: (value: number) => number;
}

/** Heights below this many font sizes have axis names of one line and narrow margins. */
const SMALL_HEIGHT = 14;
const MAX_NAME_LINES = 3;
/** The width of the y-axis numbers grows in steps, so that the curves do not shift continuously. */
const LEFT_STEP = 8;
const RIGHT = 12;
/** Minimum gap between two numbers of the x-axis. */
const MIN_LABEL_GAP = 14;
const MIN_TICKS = 3;
/** Minimum decades of an axis with ticks at powers of ten. */
const MIN_DECADES = 1.5;

const hasDecades = ({ from, to, logarithmic }: Scale): boolean =>
  logarithmic && Math.log10(to / from) >= MIN_DECADES;

const ticksFor = (scale: Scale, about: number): number[] =>
  (hasDecades(scale) ? logarithmicTicks : ticks)(scale.from, scale.to, about);

/** Formats a power of ten: with zeros up to 10⁴, then as an exponent. */
function formatDecade(value: number): string {
  const power = Math.round(Math.log10(value));
  return Math.abs(power) > 4
    ? formatScientific(value, 0).replace(/^1\u00A0·\u00A0/, '')
    : formatValue(value, Math.max(0, -power));
}

function formatTicks(values: readonly number[], scale: Scale): string[] {
  if (hasDecades(scale)) return values.map(formatDecade);
  const decimals = tickDecimals((values[1] ?? 1) - (values[0] ?? 0));
  return values.map((value) => formatValue(value, decimals));
}

/** Ticks of the x-axis whose numbers do not overlap. */
function xTicksFor(scale: Scale, about: number, measure: (text: string) => number): number[] {
  for (let count = Math.max(2, about); ; count--) {
    const values = ticksFor(scale, count);
    const widest = Math.max(0, ...formatTicks(values, scale).map(measure));
    const gaps = values
      .slice(1)
      .map((value, index) => scale.toPixel(value) - scale.toPixel(values[index] ?? 0));
    if (count === 1 || Math.min(...gaps) >= widest + MIN_LABEL_GAP) return values;
  }
}

/** Ticks of the y-axis: at least MIN_TICKS where their numbers do not overlap. */
function yTicksFor(scale: Scale, about: number, maxCount: number): number[] {
  const values = ticksFor(scale, Math.max(2, about));
  const more = values.length < MIN_TICKS ? ticksFor(scale, 2 * Math.max(2, about)) : values;
  const fitting = more.length <= maxCount ? more : values;
  return fitting.length <= maxCount ? fitting : [...fitting.slice(0, 1), ...fitting.slice(-1)];
}

const scaleOf = ({ range, whole, logarithmic }: Axis, pixels: number): Scale =>
  logarithmic ? logarithmicScale(range, pixels, whole[0]) : linearScale(range, pixels);

/** Clears a canvas and draws axes, their numbers and their wrapped names. */
export function drawAxes(
  context: CanvasRenderingContext2D,
  { width, height, pixelRatio, fontFamily, fontSize }: CanvasSize,
  colors: ThemeColors,
  xAxis: Axis,
  yAxis: Axis,
): PlotFrame {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.font = `${fontSize}px ${fontFamily}`;
  context.lineWidth = 1;
  context.setLineDash([]);
  context.strokeStyle = colors.css('line');
  context.fillStyle = colors.css('muted');
  const measure = (text: string): number => context.measureText(text).width;
  const isSmall = height < SMALL_HEIGHT * fontSize;
  const lineHeight = Math.round(1.35 * fontSize);
  const maxLines = isSmall ? 1 : MAX_NAME_LINES;
  const yLines = wrapText(yAxis.name, width - 8, measure, maxLines);
  const xLines = wrapText(xAxis.name, width - RIGHT - 4, measure, maxLines);
  // A number at the end of the axis stays below the name.
  const top = Math.round((isSmall ? 0.5 : 0.9) * fontSize) + lineHeight * yLines.length;
  const up = Math.max(1, height - top - lineHeight * (xLines.length + 1) - (isSmall ? 2 : 4));
  const y = scaleOf(yAxis, up);
  const yTicks = yTicksFor(y, Math.floor(up / (2.8 * fontSize)), 1 + up / lineHeight);
  const yNames = formatTicks(yTicks, y);
  const widest = Math.max(0, ...yNames.map(measure));
  const minLeft = (isSmall ? 1.5 : 4.5) * fontSize;
  const left = Math.max(Math.round(minLeft), Math.ceil((widest + 10) / LEFT_STEP) * LEFT_STEP);
  const across = Math.max(1, width - left - RIGHT);
  const x = scaleOf(xAxis, across);
  const toLeft = (value: number): number => left + x.toPixel(value);
  const toTop = (value: number): number => top + up - y.toPixel(value);

  const drawLine = (fromLeft: number, fromTop: number, toRight: number, toBottom: number): void => {
    context.beginPath();
    context.moveTo(fromLeft, fromTop);
    context.lineTo(toRight, toBottom);
    context.stroke();
  };
  const xTicks = xTicksFor(x, Math.floor(across / (5 * fontSize)), measure);
  context.textAlign = 'center';
  context.textBaseline = 'top';
  formatTicks(xTicks, x).forEach((name, index) => {
    const position = Math.round(toLeft(xTicks[index] ?? 0)) + 0.5;
    drawLine(position, top, position, top + up);
    // Numbers at the end of the axis stay within the canvas.
    context.fillText(name, Math.min(position, width - measure(name) / 2 - 2), top + up + 5);
  });
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  yNames.forEach((name, index) => {
    const position = Math.round(toTop(yTicks[index] ?? 0)) + 0.5;
    drawLine(left, position, left + across, position);
    context.fillText(name, left - 6, position);
  });
  context.textBaseline = 'alphabetic';
  xLines.forEach((line, index) =>
    context.fillText(line, left + across, height - 4 - lineHeight * (xLines.length - 1 - index)),
  );
  context.textAlign = 'left';
  yLines.forEach((line, index) => context.fillText(line, 4, fontSize + 2 + lineHeight * index));
  return {
    left,
    top,
    width: across,
    height: up,
    x: xAxis,
    y: yAxis,
    toLeft,
    toTop,
  };
}
