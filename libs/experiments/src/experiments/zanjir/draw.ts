import type { Snapshot } from '@zarra/experiment-kit/experiment';
import { drawPart, type Box, type Pen } from '@zarra/experiment-kit/stage';
import { drawDial } from '../../apparatus/dial.js';
import { driftOffset } from './board-state.js';
import { compileBoard } from './compile-board.js';
import { amountLabel, KIND, siAmount } from './element-kinds.js';
import { meterLabel } from './meter-label.js';
import type { Board, BoardTypes } from './parameters.js';
import { COLUMNS, JUNCTIONS, PLACES, ROWS, type Place } from './places.js';
import { readBoard, type Reading } from './read-board.js';
import { METER, symbolOf, type SymbolLine } from './symbols.js';
import { HALF_LENGTH, HALF_WIDTH } from './tray.js';
import { warningOf } from './warnings.js';

/** Charges per place, and their radius. */
const BALLS = 4;
const BALL = 0.038;
/** Temperatures at which filaments start to glow and glow fully, K. */
const MIN_GLOW = 800;
const FULL_GLOW = 2700;

/** View of the board with room for labels on the right and below. */
export const box = (): Box => ({ left: -0.5, right: 4, bottom: -0.65, top: 2.7 });

/** Points of a symbol line at a place of the board. */
const pointsOf = ({ x, y, isHorizontal }: Place, line: SymbolLine, upright = isHorizontal): number[] =>
  line.flatMap((u, index) => {
    const v = line[index + 1] ?? 0;
    return index % 2 ? [] : upright ? [x + u, y + v, 0] : [x + v, y - u, 0];
  });

const FRAME: SymbolLine = [
  ...[-HALF_LENGTH, -HALF_WIDTH, HALF_LENGTH, -HALF_WIDTH],
  ...[HALF_LENGTH, HALF_WIDTH, -HALF_LENGTH, HALF_WIDTH],
];
/** Distances of amounts above a horizontal place and to the right of a vertical one: they stand outside the frame. */
const AMOUNT_ABOVE: SymbolLine = [-0.25, 0.38];
const AMOUNT_BESIDE: SymbolLine = [0, 0.27];
const GAP: SymbolLine = [-0.3, 0, 0.3, 0];
/** Radius of the light of a lamp. */
const LIGHT = 0.7;
/** Readings of meters, and the value that turns the needle by 45°. The scale has no end: readings have no limit. */
const METERS: Readonly<Partial<Record<number, readonly ['current' | 'voltage', number]>>> = {
  [KIND.ammeter]: ['current', 0.5],
  [KIND.voltmeter]: ['voltage', 6],
};

/** Brightness of a filament, 0 to 1. @param kelvin its temperature */
export const brightnessOf = (kelvin: number): number =>
  Math.min(1, Math.max(0, (kelvin - MIN_GLOW) / (FULL_GLOW - MIN_GLOW))) ** 2;

/** Draws the symbol of an element, or a gap. Outlines are filled: lines that end above or below their start. */
function drawSymbol(pen: Pen, si: Board, place: Place): void {
  const kind = si[place.kind];
  if (kind === KIND.none) {
    pen.line(pointsOf(place, GAP), { ink: 'line', dashed: true });
    return;
  }
  const { lines, upright } = symbolOf(kind, siAmount(kind, si[place.value]));
  // The scale and the needle of a meter are readable in high contrast too.
  const fill = METERS[kind] ? 'surface' : 'line';
  for (const line of lines) {
    const points = pointsOf(place, line);
    if (line.length > 4 && line[0] === line.at(-2)) pen.area(points, fill, 1);
    pen.line(points, { ink: 'text' });
  }
  for (const line of upright) pen.line(pointsOf(place, line, true), { ink: 'text' });
}

/** Draws the light of a lamp, or the dial of a meter below its letter. */
function drawReading(pen: Pen, si: Board, { kind, index, x, y }: Place, reading: Reading): void {
  if (si[kind] === KIND.lamp)
    pen.glow(x, y, 0, LIGHT, 'chart-gold', brightnessOf(reading.filament[index] ?? 0));
  const meter = METERS[si[kind]];
  if (meter) drawDial(pen, x, y, METER, Math.atan((reading[meter[0]][index] ?? 0) / meter[1]));
}

function drawBalls(pen: Pen, si: Board, place: Place, offset: number): void {
  const kind = si[place.kind];
  if (kind === KIND.none || kind === KIND.voltmeter) return;
  const { half } = symbolOf(kind, siAmount(kind, si[place.value]));
  for (let ball = 0; ball < BALLS; ball++) {
    const position = (ball + 0.5) / BALLS + offset;
    const fromMiddle = position - Math.floor(position) - 0.5;
    if (Math.abs(fromMiddle) < half + BALL) continue;
    const [x = 0, y = 0] = pointsOf(place, [fromMiddle, 0]);
    pen.ball(x, y, 0, BALL, 'chart-blue');
  }
}

function drawAmount(pen: Pen, si: Board, place: Place, reading: Reading): void {
  const measured = meterLabel(si, place, reading);
  const text = measured ?? amountLabel(si[place.kind], si[place.value]);
  if (text === undefined) return;
  const [x = 0, y = 0] = pointsOf(place, place.isHorizontal ? AMOUNT_ABOVE : AMOUNT_BESIDE);
  pen.label(x, y, 0, text, measured ? 'accent' : 'text');
}

/** Draws the board, its elements, and the moving charges. */
export function draw(pen: Pen, { time, state, si, view }: Snapshot<BoardTypes>): void {
  const reading = readBoard(time, state, si);
  const board = compileBoard(si);
  pen.layer([si], () => {
    const chosen = PLACES[si.chosen];
    if (chosen) drawPart(pen, pointsOf(chosen, FRAME), 'accent-soft', 'accent');
    for (const place of PLACES) drawSymbol(pen, si, place);
    for (const { name, x, y } of JUNCTIONS) {
      const touching = PLACES.filter(
        (place) => si[place.kind] !== KIND.none && place.key.includes(name),
      ).length;
      pen.ball(x, y, 0, touching > 2 ? 0.05 : 0.025, touching > 0 ? 'text' : 'line-strong');
    }
    ROWS.forEach((row, down) => pen.label(-0.45, ROWS.length - 1 - down, 0, row, 'muted'));
    COLUMNS.forEach((column, across) => pen.label(across - 0.14, -0.25, 0, String(column), 'muted'));
  });
  for (const place of PLACES) {
    drawReading(pen, si, place, reading);
    if (view.balls === 1) drawBalls(pen, si, place, state[driftOffset(board, place.index)] ?? 0);
    drawAmount(pen, si, place, reading);
  }
  const warning = warningOf(si, reading);
  if (warning !== undefined) pen.label(-0.14, -0.52, 0, warning, 'warning');
}
