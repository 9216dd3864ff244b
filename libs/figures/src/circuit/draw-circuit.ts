import type { ElementReading } from '@zarra/physics/circuit';
import { withUnit } from '../sheet/format.js';
import { boxAround, middleOf, type Point } from '../sheet/geometry.js';
import { labelWidth, parseLabel } from '../sheet/label-text.js';
import type { Picture } from '../sheet/picture.js';
import { createSheet, SHEET_WIDTH, type Sheet } from '../sheet/sheet.js';
import type { BoardElement } from './board.js';
import { currentIn, isAt } from './circuit-numbers.js';
import type { Circuit } from './circuit-schema.js';
import { describeCircuit } from './describe-circuit.js';
import { hasAmounts, solveBoard } from './solve-board.js';
import { placed, symbolOf, UNITS, type Frame } from './symbols.js';

const TOP = 40;
const BOTTOM = 34;
const ROW = 92;
const MAX_COLUMN = 92;
/** Distance of a label from the middle of a place. */
const BESIDE = 6;

/** Text beside an element: its label, else its amount. */
function elementLabel({ kind, amount, label }: BoardElement): string | undefined {
  const unit = UNITS[kind];
  if (label !== undefined) return label;
  return amount !== undefined && unit !== undefined ? withUnit(Math.abs(amount), unit, 6) : undefined;
}

/** Positions of the points of the grid, with room for labels at the right. */
function gridOf({ elements, columns }: Circuit): (name: string) => Point {
  const lastColumn = String.fromCharCode(96 + columns);
  const widest = Math.max(
    0,
    ...elements
      .filter(({ from, to }) => from.startsWith(lastColumn) && to.startsWith(lastColumn))
      .map((element) => labelWidth(parseLabel(elementLabel(element) ?? ''))),
  );
  const [left, right] = [26, Math.max(26, widest + 26)];
  const step = Math.min(MAX_COLUMN, (SHEET_WIDTH - left - right) / Math.max(1, columns - 1));
  const start = left + (SHEET_WIDTH - left - right - step * (columns - 1)) / 2;
  return (name) => [start + step * (name.charCodeAt(0) - 97), TOP + ROW * (Number(name.slice(1)) - 1)];
}

function drawElement(sheet: Sheet, element: BoardElement, frame: Frame, ends: readonly [Point, Point]): void {
  const symbol = symbolOf(element, frame);
  if (symbol.half === 0) {
    sheet.line('', ends);
    return;
  }
  sheet.line('', [ends[0], placed(frame, -symbol.half, 0)]);
  sheet.line('', [placed(frame, symbol.half, 0), ends[1]]);
  for (const [ink, data] of symbol.shapes) sheet.path(ink, data);
  if (symbol.letter !== undefined) sheet.inside(symbol.letter, frame.middle);
  const [width, height] = frame.isHorizontal ? [symbol.half, symbol.width] : [symbol.width, symbol.half];
  sheet.avoid(boxAround(frame.middle, width, height));
  const label = elementLabel(element);
  if (label === undefined) return;
  const across = symbol.width + BESIDE;
  const anchor = frame.middle;
  sheet.label(label, [anchor], { gap: across, sides: frame.isHorizontal ? ['N', 'S'] : ['E', 'W'] });
}

/** What a meter shows; undefined for other elements. */
function readingText({ kind }: BoardElement, { current, voltage }: ElementReading): string | undefined {
  if (kind === 'ammeter') return withUnit(Math.abs(current), 'A');
  return kind === 'voltmeter' ? withUnit(Math.abs(voltage), 'V') : undefined;
}

/** Draws the arrow of a current on the wire before an element, and its name. */
function drawCurrent(
  sheet: Sheet,
  name: string,
  element: BoardElement,
  ends: readonly [Point, Point],
  isForward: boolean,
): void {
  const frame = frameOf(ends);
  const { half } = symbolOf(element, frame);
  const length = frame.isHorizontal ? ends[1][0] - ends[0][0] : ends[1][1] - ends[0][1];
  const along = half === 0 ? 0 : (half + length / 2) / 2;
  const at = placed(frame, isForward ? -along : along, 0);
  const forward = frame.isHorizontal ? 0 : -90;
  sheet.head('c', at, isForward ? forward : forward + 180);
  sheet.label(name, [at], { gap: 7, sides: frame.isHorizontal ? ['N', 'S'] : ['W', 'E'], ink: 'c' });
}

const frameOf = (ends: readonly [Point, Point]): Frame => ({
  middle: middleOf(...ends),
  isHorizontal: Math.abs(ends[1][1] - ends[0][1]) < 1,
});

/** Points where at least three wires meet. */
const junctions = (elements: readonly BoardElement[]): string[] => {
  const counts = new Map<string, number>();
  for (const { from, to } of elements)
    for (const point of [from, to]) counts.set(point, (counts.get(point) ?? 0) + 1);
  return [...counts].flatMap(([point, count]) => (count > 2 ? [point] : []));
};

/** Draws a circuit with the symbols of school books. */
export function drawCircuit(circuit: Circuit): Picture {
  const { elements, rows, nodes = {}, currents = {}, show } = circuit;
  const positionOf = gridOf(circuit);
  const sheet = createSheet(TOP + ROW * (rows - 1) + BOTTOM);
  const [[left, top], next] = [positionOf('a1'), positionOf('b1')];
  // A column or row of the board is six squares wide.
  sheet.paper([left, top], (next[0] - left) / 6, ROW / 6);
  const endsOf = ({ from, to }: BoardElement) => [positionOf(from), positionOf(to)] as const;
  const readings = solveBoard(elements);
  // Without the amounts only the directions of the currents are known.
  const known = hasAmounts(elements) ? readings : undefined;
  const issues = show && !known ? ['readings need the amounts of all sources and resistors'] : [];

  // Wires first: bodies are drawn over them.
  for (const isWire of [true, false])
    elements.forEach((element, index) => {
      if ((element.kind === 'wire') !== isWire) return;
      const reading = known?.[index];
      const label = show && reading ? readingText(element, reading) : undefined;
      const shown = label === undefined ? element : { ...element, label };
      drawElement(sheet, shown, frameOf(endsOf(element)), endsOf(element));
    });
  for (const point of junctions(elements))
    if (!Object.values(nodes).includes(point)) sheet.dot('', positionOf(point), 2.6);
  for (const [name, place] of Object.entries(currents)) {
    const element = elements.find((one) => isAt(one, place));
    if (!element) continue;
    const [from = '', to = ''] = place.split('-');
    const current = currentIn(elements, readings, place);
    if (current !== undefined && current < -1e-9)
      issues.push(`the current ${name} flows from ${to} to ${from}`);
    const label = show && known && current !== undefined ? `${name} = ${withUnit(current, 'A')}` : name;
    drawCurrent(sheet, label, element, endsOf(element), element.from === from);
  }
  for (const [name, point] of Object.entries(nodes)) {
    sheet.dot('', positionOf(point), 3.4);
    const isTop = point.endsWith('1');
    sheet.label(name, [positionOf(point)], { gap: 6, sides: isTop ? ['N', 'NW', 'NE'] : ['S', 'SW', 'SE'] });
  }
  return {
    sheet,
    sentences: describeCircuit(circuit, known),
    issues,
  };
}
