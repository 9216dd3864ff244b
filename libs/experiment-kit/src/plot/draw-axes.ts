import { showPower, showValue } from '../readouts/show-value.js';
import type { Inks } from '../stage/inks.js';
import type { Scale } from './scale.js';
import { logarithmicTicks, tickDecimals, ticks } from './ticks.js';
import { wrapWords } from './wrap-words.js';

/** The sheet of a plot, pixels of the page. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Device pixels in one of the page. */
  readonly ratio: number;
  /** The page's font. */
  readonly family: string;
}

/** One axis: its name, and its scale on so many pixels. */
export interface Axis {
  readonly name: string;
  readonly scale: (pixels: number) => Scale;
}

/** Where the curves have their place, and where numbers lie on the sheet. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly up: number;
  toLeft: (value: number) => number;
  toTop: (value: number) => number;
}

const FONT_SIZE = 13;
const LINE = 18;
/** Room for the numbers of the y-axis at least; more in steps, lest the curves tremble sideways. */
const LEFT = 58;
const LEFT_STEP = 8;
const RIGHT = 12;
const PIXELS_PER_TICK = 64;
const PIXELS_PER_LINE = 36;
const FEWEST_MARKS = 3;
/** Space between two numbers of the x-axis. */
const APART = 14;

const marksOf = (scale: Scale, about: number): number[] =>
  scale.logarithmic ? logarithmicTicks(scale.from, scale.to, about) : ticks(scale.from, scale.to, about);

/** A power of ten: zeros are counted at a glance up to here. */
function decadeName(mark: number): string {
  const power = Math.round(Math.log10(mark));
  return Math.abs(power) > 4
    ? showPower(mark, 0).replace(/^1\u00A0·\u00A0/, '')
    : showValue(mark, Math.max(0, -power));
}

const namesOf = (marks: readonly number[], logarithmic: boolean): string[] =>
  marks.map((mark) =>
    logarithmic ? decadeName(mark) : showValue(mark, tickDecimals((marks[1] ?? 1) - (marks[0] ?? 0))),
  );

/** Marks whose numbers do not touch each other: fewer where they are long. */
function roomyMarks(scale: Scale, across: number, measure: (text: string) => number): number[] {
  for (let about = Math.max(2, Math.floor(across / PIXELS_PER_TICK)); ; about--) {
    const marks = marksOf(scale, about);
    const [first = 0, second = Infinity] = marks;
    const widest = Math.max(...namesOf(marks, scale.logarithmic).map(measure));
    if (about === 1 || scale.toPixel(second) - scale.toPixel(first) >= widest + APART) return marks;
  }
}

/** Marks of the y-axis: more where there would be hardly one. */
function enoughMarks(scale: Scale, up: number): number[] {
  const about = Math.max(2, Math.floor(up / PIXELS_PER_LINE));
  const marks = marksOf(scale, about);
  return marks.length < FEWEST_MARKS ? marksOf(scale, 2 * about) : marks;
}

/** Wipes a sheet and draws axes, their numbers and their names, broken into lines where they are long. */
export function drawAxes(
  pen: CanvasRenderingContext2D,
  { width, height, ratio, family }: Sheet,
  inks: Inks,
  x: Axis,
  y: Axis,
): Frame {
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.font = `${FONT_SIZE}px ${family}`;
  pen.lineWidth = 1;
  pen.setLineDash([]);
  pen.strokeStyle = inks.css('line');
  pen.fillStyle = inks.css('muted');
  const measure = (text: string): number => pen.measureText(text).width;
  const yLines = wrapWords(y.name, width - 8, measure);
  const xLines = wrapWords(x.name, width - RIGHT - 4, measure);
  const top = 8 + LINE * yLines.length;
  const up = Math.max(1, height - top - 22 - LINE * xLines.length);
  const yScale = y.scale(up);
  const yMarks = enoughMarks(yScale, up);
  const yNames = namesOf(yMarks, yScale.logarithmic);
  const widest = Math.max(0, ...yNames.map(measure));
  const left = Math.max(LEFT, Math.ceil((widest + 10) / LEFT_STEP) * LEFT_STEP);
  const across = Math.max(1, width - left - RIGHT);
  const xScale = x.scale(across);
  const toLeft = (value: number): number => left + xScale.toPixel(value);
  const toTop = (value: number): number => top + up - yScale.toPixel(value);

  const rule = (fromLeft: number, fromTop: number, toRight: number, toBottom: number): void => {
    pen.beginPath();
    pen.moveTo(fromLeft, fromTop);
    pen.lineTo(toRight, toBottom);
    pen.stroke();
  };
  const xMarks = roomyMarks(xScale, across, measure);
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  namesOf(xMarks, xScale.logarithmic).forEach((name, index) => {
    const at = Math.round(toLeft(xMarks[index] ?? 0)) + 0.5;
    rule(at, top, at, top + up);
    // A number at the end of the axis is not cut off by that of the sheet.
    pen.fillText(name, Math.min(at, width - measure(name) / 2 - 2), top + up + 5);
  });
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  yNames.forEach((name, index) => {
    const at = Math.round(toTop(yMarks[index] ?? 0)) + 0.5;
    rule(left, at, left + across, at);
    pen.fillText(name, left - 6, at);
  });
  pen.textBaseline = 'alphabetic';
  xLines.forEach((line, index) =>
    pen.fillText(line, left + across, height - 4 - LINE * (xLines.length - 1 - index)),
  );
  pen.textAlign = 'left';
  yLines.forEach((line, index) => pen.fillText(line, 4, FONT_SIZE + 2 + LINE * index));
  return { left, top, across, up, toLeft, toTop };
}
