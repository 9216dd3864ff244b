import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Box, Pen } from '@zarra/experiment-kit/stage';
import { driftOffset } from './board-state.js';
import { compileBoard } from './compile-board.js';
import { amountLabel, KIND, siAmount } from './element-kinds.js';
import { meterLabel } from './meter-label.js';
import type { Board, BoardTypes } from './parameters.js';
import { COLUMNS, JUNCTIONS, PLACES, ROWS, type Place } from './places.js';
import { readBoard, type Reading } from './read-board.js';
import { CIRCLE, symbolOf, type SymbolLine } from './symbols.js';
import { warningOf } from './warnings.js';

/** Charges per place, and their radius. */
const BALLS = 4;
const BALL = 0.038;
/** Temperatures at which filaments start to glow and glow fully, K. */
const MIN_GLOW = 800;
const FULL_GLOW = 2700;

/** View of the board with room for labels on the right and below. */
export const box = (): Box => ({ left: -0.5, right: 4, bottom: -0.65, top: 2.7 });

const buffer = new Float64Array(3 * 32);

/** Transforms a symbol line to a place of the board. @returns the number of points */
function placeLine({ x, y, isHorizontal }: Place, line: SymbolLine, upright = false, size = 1): number {
  for (let at = 0; at < line.length; at += 2) {
    const [u, v] = [size * (line[at] ?? 0), size * (line[at + 1] ?? 0)];
    const flat = isHorizontal || upright;
    buffer[1.5 * at] = x + (flat ? u : v);
    buffer[1.5 * at + 1] = y + (flat ? v : -u);
  }
  return line.length / 2;
}

const FRAME: SymbolLine = [-0.44, -0.25, 0.44, -0.25, 0.44, 0.25, -0.44, 0.25, -0.44, -0.25];
/** Distances of amounts above a horizontal place and to the right of a vertical one: they stand outside the frame. */
const AMOUNT_ABOVE = 0.33;
const AMOUNT_BESIDE = 0.21;
const GAP: SymbolLine = [-0.3, 0, 0.3, 0];

function drawSelection(pen: Pen, place: Place | undefined): void {
  if (!place) return;
  const count = placeLine(place, FRAME);
  pen.area(buffer.slice(0, 3 * count), 'accent-soft', 1);
  pen.line(buffer, { ink: 'accent', width: 2 }, count);
}

function drawGlow(pen: Pen, place: Place, kelvin: number): void {
  const brightness = Math.min(1, Math.max(0, (kelvin - MIN_GLOW) / (FULL_GLOW - MIN_GLOW))) ** 2;
  if (brightness === 0) return;
  for (const size of [1.9, 1])
    pen.area(
      buffer.slice(0, 3 * placeLine(place, CIRCLE, true, size)),
      'chart-gold',
      brightness / (2 * size),
    );
}

function drawPlace(pen: Pen, si: Board, place: Place, reading: Reading): void {
  const kind = si[place.kind];
  if (kind === KIND.none) {
    pen.line(buffer, { ink: 'line', width: 2, dashed: true }, placeLine(place, GAP));
    return;
  }
  if (kind === KIND.lamp) drawGlow(pen, place, reading.filament[place.index] ?? 0);
  const symbol = symbolOf(kind, siAmount(kind, si[place.value]));
  for (const line of symbol.lines) pen.line(buffer, { ink: 'text', width: 2.5 }, placeLine(place, line));
  for (const line of symbol.upright)
    pen.line(buffer, { ink: 'text', width: 2.5 }, placeLine(place, line, true));
}

function drawBalls(pen: Pen, si: Board, place: Place, offset: number): void {
  const kind = si[place.kind];
  if (kind === KIND.none || kind === KIND.voltmeter) return;
  const { half } = symbolOf(kind, siAmount(kind, si[place.value]));
  for (let ball = 0; ball < BALLS; ball++) {
    const position = (ball + 0.5) / BALLS + offset;
    const fromMiddle = position - Math.floor(position) - 0.5;
    if (Math.abs(fromMiddle) < half + BALL) continue;
    const [x, y] = place.isHorizontal ? [place.x + fromMiddle, place.y] : [place.x, place.y - fromMiddle];
    pen.ball(x, y, 0, BALL, 'chart-blue');
  }
}

function drawAmount(pen: Pen, si: Board, place: Place, reading: Reading): void {
  const kind = si[place.kind];
  const text = meterLabel(si, place, reading) ?? amountLabel(kind, si[place.value]);
  if (text === undefined) return;
  const isLive = kind === KIND.ammeter || kind === KIND.voltmeter;
  const [x, y] = place.isHorizontal
    ? [place.x - 0.25, place.y + AMOUNT_ABOVE]
    : [place.x + AMOUNT_BESIDE, place.y];
  pen.label(x, y, 0, text, isLive ? 'accent' : 'text');
}

/** Draws the board, its elements, and the moving charges. */
export function draw(pen: Pen, { time, state, si, view }: Snapshot<BoardTypes>): void {
  const reading = readBoard(time, state, si);
  const board = compileBoard(si);
  drawSelection(pen, PLACES[si.chosen]);
  for (const place of PLACES) drawPlace(pen, si, place, reading);
  for (const { name, x, y } of JUNCTIONS) {
    const touching = PLACES.filter(
      (place) => si[place.kind] !== KIND.none && place.key.includes(name),
    ).length;
    pen.ball(x, y, 0, touching > 2 ? 0.05 : 0.025, touching > 0 ? 'text' : 'line-strong');
  }
  ROWS.forEach((row, down) => pen.label(-0.45, ROWS.length - 1 - down, 0, row, 'muted'));
  COLUMNS.forEach((column, across) => pen.label(across - 0.14, -0.25, 0, String(column), 'muted'));
  for (const place of PLACES) {
    if (view.balls === 1) drawBalls(pen, si, place, state[driftOffset(board, place.index)] ?? 0);
    drawAmount(pen, si, place, reading);
  }
  const warning = warningOf(si, reading);
  if (warning !== undefined) pen.label(-0.14, -0.52, 0, warning, 'warning');
}
