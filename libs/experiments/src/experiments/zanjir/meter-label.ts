import { formatValue } from '@zarra/experiment-kit/readouts';
import { KIND } from './element-kinds.js';
import { readPlace } from './observables.js';
import type { Board } from './parameters.js';
import type { Place } from './places.js';
import type { Reading } from './read-board.js';

/** Reading of a meter; undefined for other elements. Fixed decimals keep the label steady. */
export function meterLabel(si: Board, { kind, index }: Place, reading: Reading): string | undefined {
  const { voltage, current } = readPlace(si, index, reading);
  if (si[kind] === KIND.voltmeter) return `${formatValue(voltage, 2)}\u00A0V`;
  if (si[kind] !== KIND.ammeter) return undefined;
  return Math.abs(current) < 0.1
    ? `${formatValue(1000 * current, Math.abs(current) < 0.01 ? 1 : 0)}\u00A0mA`
    : `${formatValue(current, 2)}\u00A0A`;
}
