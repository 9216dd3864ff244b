import type { Box, Moment, Pen } from '@zarra/experiment-kit';
import { drift } from './board-state.js';
import { compileBoard } from './compile-board.js';
import { amountLabel, KIND, siAmount } from './kinds.js';
import { meterLabel } from './meter-label.js';
import type { Board, BoardName } from './parameters.js';
import { COLUMNS, JUNCTIONS, PLACES, ROWS, type Place } from './places.js';
import { readBoard, type Reading } from './read-board.js';
import { CIRCLE, symbolOf, type SymbolLine } from './symbols.js';
import { warningOf } from './warnings.js';

/** What of the picture can be switched off. */
export type BoardView = 'balls';

/** Balls in one place, and their size. */
const BALLS = 4;
const BALL = 0.038;
/** Filaments begin to shine, and shine fully, K. */
const RED_HOT = 800;
const WHITE_HOT = 2700;

/** The board with room for words on its right and below. */
export const box = (): Box => ({ left: -0.5, right: 4, bottom: -0.65, top: 2.7 });

const buffer = new Float64Array(3 * 32);

/** Puts a line of a symbol on the board. @returns how many points it has */
function lay({ x, y, level }: Place, line: SymbolLine, upright = false, size = 1): number {
  for (let at = 0; at < line.length; at += 2) {
    const [u, v] = [size * (line[at] ?? 0), size * (line[at + 1] ?? 0)];
    const flat = level || upright;
    buffer[1.5 * at] = x + (flat ? u : v);
    buffer[1.5 * at + 1] = y + (flat ? v : -u);
  }
  return line.length / 2;
}

const FRAME: SymbolLine = [-0.44, -0.25, 0.44, -0.25, 0.44, 0.25, -0.44, 0.25, -0.44, -0.25];
const GAP: SymbolLine = [-0.3, 0, 0.3, 0];

function drawChosen(pen: Pen, place: Place | undefined): void {
  if (!place) return;
  const count = lay(place, FRAME);
  pen.area(buffer.slice(0, 3 * count), 'accent-soft', 1);
  pen.line(buffer, { ink: 'accent', width: 2 }, count);
}

function drawGlow(pen: Pen, place: Place, kelvin: number): void {
  const shine = Math.min(1, Math.max(0, (kelvin - RED_HOT) / (WHITE_HOT - RED_HOT))) ** 2;
  if (shine === 0) return;
  for (const size of [1.9, 1])
    pen.area(buffer.slice(0, 3 * lay(place, CIRCLE, true, size)), 'electricity', shine / (2 * size));
}

function drawPlace(pen: Pen, si: Board, place: Place, reading: Reading): void {
  const kind = si[place.kind];
  if (kind === KIND.none) {
    pen.line(buffer, { ink: 'line', width: 2, dashed: true }, lay(place, GAP));
    return;
  }
  if (kind === KIND.lamp) drawGlow(pen, place, reading.filament[place.index] ?? 0);
  const symbol = symbolOf(kind, siAmount(kind, si[place.value]));
  for (const line of symbol.lines) pen.line(buffer, { ink: 'text', width: 2.5 }, lay(place, line));
  for (const line of symbol.upright) pen.line(buffer, { ink: 'text', width: 2.5 }, lay(place, line, true));
}

function drawBalls(pen: Pen, si: Board, place: Place, moved: number): void {
  const kind = si[place.kind];
  if (kind === KIND.none || kind === KIND.voltmeter) return;
  const { half } = symbolOf(kind, siAmount(kind, si[place.value]));
  for (let ball = 0; ball < BALLS; ball++) {
    const way = (ball + 0.5) / BALLS + moved;
    const along = way - Math.floor(way) - 0.5;
    if (Math.abs(along) < half + BALL) continue;
    const [x, y] = place.level ? [place.x + along, place.y] : [place.x, place.y - along];
    pen.ball(x, y, 0, BALL, 'waves');
  }
}

function drawAmount(pen: Pen, si: Board, place: Place, reading: Reading): void {
  const kind = si[place.kind];
  const words = meterLabel(si, place, reading) ?? amountLabel(kind, si[place.value]);
  if (words === undefined) return;
  const isLive = kind === KIND.ammeter || kind === KIND.voltmeter;
  const [x, y] = place.level ? [place.x - 0.25, place.y + 0.31] : [place.x + 0.16, place.y];
  pen.label(x, y, 0, words, isLive ? 'accent' : 'text');
}

/** Draws the board, what stands on it, and how the charges move. */
export function draw(pen: Pen, { time, state, si, view }: Moment<BoardName, Float64Array, BoardView>): void {
  const reading = readBoard(time, state, si);
  const board = compileBoard(si);
  drawChosen(pen, PLACES[si.chosen]);
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
    if (view.balls === 1) drawBalls(pen, si, place, state[drift(board, place.index)] ?? 0);
    drawAmount(pen, si, place, reading);
  }
  const warning = warningOf(si, reading);
  if (warning !== undefined) pen.label(-0.14, -0.52, 0, warning, 'warning');
}
