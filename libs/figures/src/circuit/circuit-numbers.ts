import type { ElementReading } from '@zarra/physics/circuit';
import type { Numbers, Quantity } from '../sheet/picture.js';
import { LETTERS, type BoardElement } from './board.js';
import type { Circuit } from './circuit-schema.js';
import { hasAmounts, solveBoard } from './solve-board.js';
import { UNITS } from './symbols.js';

const letters = new Map(Object.entries(LETTERS).map(([letter, kind]) => [kind, letter]));

/** Whether an element joins the two points of a place such as `b1-c1`. */
export const isAt = ({ from, to }: BoardElement, place: string): boolean =>
  place === `${from}-${to}` || place === `${to}-${from}`;

/** Current from the first to the second point of a place, A; undefined without a solution. */
export function currentIn(
  elements: readonly BoardElement[],
  readings: readonly ElementReading[] | undefined,
  place: string,
): number | undefined {
  const index = elements.findIndex((element) => isAt(element, place));
  const current = readings?.[index]?.current;
  const isForward = place.startsWith(elements[index]?.from ?? '-');
  return current === undefined ? undefined : isForward ? current : -current;
}

/** Name of an element among the numbers: its label, else as on the board, and a number where that repeats. */
function elementName(element: BoardElement, elements: readonly BoardElement[]): string {
  const plain = ({ kind, amount, label }: BoardElement) =>
    label ?? `${letters.get(kind) ?? ''}${amount ?? ''}`;
  const same = elements.filter((other) => plain(other) === plain(element));
  return same.length > 1 ? `${plain(element)} (${same.indexOf(element) + 1})` : plain(element);
}

/** The named currents, and amount, current and voltage of each element, `I(R_1)`; nothing without all amounts. */
export function circuitNumbers({ elements, currents = {} }: Circuit): Numbers {
  const readings = hasAmounts(elements) ? solveBoard(elements) : undefined;
  const numbers: Record<string, Quantity> = {};
  if (!readings) return numbers;
  for (const [name, place] of Object.entries(currents))
    numbers[name] = { value: currentIn(elements, readings, place) ?? 0, unit: 'A' };
  elements.forEach((element, index) => {
    const reading = readings[index];
    if (element.kind === 'wire' || element.kind === 'switch' || !reading) return;
    const name = elementName(element, elements);
    numbers[`I(${name})`] = { value: Math.abs(reading.current), unit: 'A' };
    numbers[`U(${name})`] = { value: Math.abs(reading.voltage), unit: 'V' };
    if (element.amount !== undefined)
      numbers[name] = { value: Math.abs(element.amount), unit: UNITS[element.kind] ?? '1' };
  });
  return numbers;
}
