import { showValue } from '@zarra/experiment-kit';
import { KIND } from './kinds.js';
import { readPlace } from './observables.js';
import type { Board } from './parameters.js';
import type { Place } from './places.js';
import type { Reading } from './read-board.js';

/** What a meter shows; `undefined` where there is none. Always the same decimals, so that it does not dance. */
export function meterLabel(si: Board, { kind, index }: Place, reading: Reading): string | undefined {
  const { voltage, current } = readPlace(si, index, reading);
  if (si[kind] === KIND.voltmeter) return `${showValue(voltage, 2)}\u00A0V`;
  if (si[kind] !== KIND.ammeter) return undefined;
  return Math.abs(current) < 0.1
    ? `${showValue(1000 * current, Math.abs(current) < 0.01 ? 1 : 0)}\u00A0mA`
    : `${showValue(current, 2)}\u00A0A`;
}
