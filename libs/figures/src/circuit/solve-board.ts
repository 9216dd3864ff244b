import {
  CircuitError,
  readCircuit,
  solveDc,
  type CircuitElement,
  type ElementReading,
} from '@zarra/physics/circuit';
import type { BoardElement } from './board.js';

/** Resistance of a lamp without an amount, and of an element whose amount is only a letter: directions do not depend on it. */
const UNKNOWN_RESISTANCE = 10;
const UNKNOWN_VOLTAGE = 6;

function elementOf({ kind, from, to, amount }: BoardElement, key: string): CircuitElement | undefined {
  const branch = { key, from, to };
  switch (kind) {
    case 'wire':
    case 'ammeter':
    case 'coil':
      return { ...branch, kind: 'ammeter' };
    case 'battery':
      return { ...branch, kind: 'source', voltage: amount ?? UNKNOWN_VOLTAGE };
    case 'resistor':
    case 'rheostat':
    case 'lamp':
      return { ...branch, kind: 'resistor', resistance: amount ?? UNKNOWN_RESISTANCE };
    case 'voltmeter':
      return { ...branch, kind: 'voltmeter' };
    case 'switch':
      return { ...branch, kind: 'switch', closed: amount !== 0 };
    case 'diode':
      return (amount ?? 1) < 0
        ? { ...branch, from: to, to: from, kind: 'diode' }
        : { ...branch, kind: 'diode' };
    case 'capacitor':
    case 'alternating':
      return undefined;
  }
}

/** Whether all amounts that the currents depend on are declared. */
export const hasAmounts = (elements: readonly BoardElement[]): boolean =>
  elements.every(
    ({ kind, amount }) => amount !== undefined || !['battery', 'resistor', 'rheostat', 'lamp'].includes(kind),
  );

/**
 * Readings of the elements of a board with direct current, in its order; currents from the left or upper end. Undefined for a
 * circuit with alternating current, or that has no solution.
 */
export function solveBoard(elements: readonly BoardElement[]): readonly ElementReading[] | undefined {
  const netlist = elements.map((element, index) => elementOf(element, String(index)));
  if (elements.some(({ kind }) => kind === 'alternating')) return undefined;
  const source = elements.find(({ kind }) => kind === 'battery');
  if (!source) return undefined;
  const circuit = { elements: netlist.filter((element) => element !== undefined), ground: source.to };
  try {
    const readings = readCircuit(circuit, solveDc(circuit), 'steady').elements;
    return elements.map(({ kind, amount = 1 }, index) => {
      const reading = readings.get(String(index)) ?? { voltage: 0, current: 0, power: 0 };
      const isReversed = kind === 'diode' && amount < 0;
      return isReversed ? { ...reading, current: -reading.current, voltage: -reading.voltage } : reading;
    });
  } catch (error) {
    if (error instanceof CircuitError) return undefined;
    throw error;
  }
}
