import { formatScientific, formatValue } from '../readouts/format-value.js';
import type { ThemeColors } from '../stage/theme-colors.js';
import type { Scale } from './scale.js';
import { logarithmicTicks, tickDecimals, ticks } from '../stage/ticks.js';

/** Wraps text to a width; a longer word gets a separate line. @param measure width of a text */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Size and font of a plot canvas, page pixels. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
  /** Device pixels per page pixel. */
  readonly pixelRatio: number;
  /** Font family of the page. */
  readonly fontFamily: string;
}

/** One axis: its name, and its scale for a length in pixels. */
export interface Axis {
  readonly name: string;
  readonly scale: (pixels: number) => Scale;
}

/** Area of the curves, and the conversion of values to canvas positions. */
export interface PlotFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  toLeft: (value: number) => number;
  toTop: (value: number) => number;
}

const FONT_SIZE = 13;
const LINE_HEIGHT = 18;
/** Minimum width of the y-axis numbers; it grows in steps, so that the curves do not shift continuously. */
const MIN_LEFT = 58;
const LEFT_STEP = 8;
const RIGHT = 12;
const PIXELS_PER_TICK = 64;
const PIXELS_PER_LINE = 36;
const MIN_TICKS = 3;
/** Minimum gap between two numbers of the x-axis. */
const MIN_LABEL_GAP = 14;

const ticksFor = (scale: Scale, about: number): number[] =>
  scale.logarithmic ? logarithmicTicks(scale.from, scale.to, about) : ticks(scale.from, scale.to, about);

/** Formats a power of ten: with zeros up to 10⁴, then as an exponent. */
function formatDecade(value: number): string {
  const power = Math.round(Math.log10(value));
  return Math.abs(power) > 4
    ? formatScientific(value, 0).replace(/^1\u00A0·\u00A0/, '')
    : formatValue(value, Math.max(0, -power));
}

const formatTicks = (values: readonly number[], logarithmic: boolean): string[] =>
  values.map((value) =>
    logarithmic ? formatDecade(value) : formatValue(value, tickDecimals((values[1] ?? 1) - (values[0] ?? 0))),
  );

/** Ticks of the x-axis whose numbers do not overlap. */
function xTicksFor(scale: Scale, across: number, measure: (text: string) => number): number[] {
  for (let about = Math.max(2, Math.floor(across / PIXELS_PER_TICK)); ; about--) {
    const values = ticksFor(scale, about);
    const [first = 0, second = Infinity] = values;
    const widest = Math.max(...formatTicks(values, scale.logarithmic).map(measure));
    if (about === 1 || scale.toPixel(second) - scale.toPixel(first) >= widest + MIN_LABEL_GAP) return values;
  }
}

/** Ticks of the y-axis, at least MIN_TICKS where possible. */
function yTicksFor(scale: Scale, up: number): number[] {
  const about = Math.max(2, Math.floor(up / PIXELS_PER_LINE));
  const values = ticksFor(scale, about);
  return values.length < MIN_TICKS ? ticksFor(scale, 2 * about) : values;
}

/** Clears a canvas and draws axes, their numbers and their wrapped names. */
export function drawAxes(
  context: CanvasRenderingContext2D,
  { width, height, pixelRatio, fontFamily }: CanvasSize,
  colors: ThemeColors,
  x: Axis,
  y: Axis,
): PlotFrame {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.font = `${FONT_SIZE}px ${fontFamily}`;
  context.lineWidth = 1;
  context.setLineDash([]);
  context.strokeStyle = colors.css('line');
  context.fillStyle = colors.css('muted');
  const measure = (text: string): number => context.measureText(text).width;
  const yLines = wrapText(y.name, width - 8, measure);
  const xLines = wrapText(x.name, width - RIGHT - 4, measure);
  const top = 8 + LINE_HEIGHT * yLines.length;
  const up = Math.max(1, height - top - 22 - LINE_HEIGHT * xLines.length);
  const yScale = y.scale(up);
  const yTicks = yTicksFor(yScale, up);
  const yNames = formatTicks(yTicks, yScale.logarithmic);
  const widest = Math.max(0, ...yNames.map(measure));
  const left = Math.max(MIN_LEFT, Math.ceil((widest + 10) / LEFT_STEP) * LEFT_STEP);
  const across = Math.max(1, width - left - RIGHT);
  const xScale = x.scale(across);
  const toLeft = (value: number): number => left + xScale.toPixel(value);
  const toTop = (value: number): number => top + up - yScale.toPixel(value);

  const drawLine = (fromLeft: number, fromTop: number, toRight: number, toBottom: number): void => {
    context.beginPath();
    context.moveTo(fromLeft, fromTop);
    context.lineTo(toRight, toBottom);
    context.stroke();
  };
  const xTicks = xTicksFor(xScale, across, measure);
  context.textAlign = 'center';
  context.textBaseline = 'top';
  formatTicks(xTicks, xScale.logarithmic).forEach((name, index) => {
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
    context.fillText(line, left + across, height - 4 - LINE_HEIGHT * (xLines.length - 1 - index)),
  );
  context.textAlign = 'left';
  yLines.forEach((line, index) => context.fillText(line, 4, FONT_SIZE + 2 + LINE_HEIGHT * index));
  return { left, top, width: across, height: up, toLeft, toTop };
}
