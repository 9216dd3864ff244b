import type { Observable } from '@zarra/physics';
import { isSource, KIND } from './element-kinds.js';
import type { Board } from './parameters.js';
import { PLACES } from './places.js';
import { hasHiddenResistor, readAmplitudes, readBoard, type Reading } from './read-board.js';

/** Reading of a place: sources show what they supply, other elements what they consume. */
export interface PlaceReading {
  /** V */
  readonly voltage: number;
  /** A */
  readonly current: number;
  /** W */
  readonly power: number;
}

/** Reading of a place: NaN for an empty one, and with hidden resistors for everything but meters. */
export function readPlace(si: Board, index: number, { isSolved, voltage, current }: Reading): PlaceReading {
  const place = PLACES[index];
  const kind = place ? si[place.kind] : KIND.none;
  const sign = isSource(kind) ? -1 : 1;
  const [u, i] = [voltage[index] ?? 0, sign * (current[index] ?? 0)];
  const isUnknown = !isSolved || kind === KIND.none;
  const hasHidden = hasHiddenResistor(si);
  return {
    voltage: isUnknown || (hasHidden && kind !== KIND.voltmeter) ? NaN : u,
    current: isUnknown || (hasHidden && kind !== KIND.ammeter) ? NaN : i,
    power: isUnknown || hasHidden ? NaN : u * i,
  };
}

/** Sum over the places; NaN while the circuit is unsolvable or would reveal a hidden resistor. */
function sumOverPlaces(si: Board, reading: Reading, of: (kind: number, index: number) => number): number {
  if (!reading.isSolved || hasHiddenResistor(si)) return NaN;
  return PLACES.reduce((all, { kind, index }) => all + of(si[kind], index), 0);
}

/** Power of all sources including their internal losses, W. */
const sourcePower = (si: Board, reading: Reading): number =>
  sumOverPlaces(si, reading, (kind, index) => {
    const [u = 0, i = 0] = [reading.voltage[index], reading.current[index]];
    return isSource(kind) ? si.internal * i * i - u * i : 0;
  });

/** Power converted to heat and light, including the sources, W. Coil losses are negligible. */
const heatPower = (si: Board, reading: Reading): number =>
  sumOverPlaces(si, reading, (kind, index) => {
    const [u = 0, i = 0] = [reading.voltage[index], reading.current[index]];
    if (isSource(kind)) return si.internal * i * i;
    return kind === KIND.capacitor || kind === KIND.coil ? 0 : u * i;
  });

const UNITS = { voltage: 'V', current: 'A', power: 'W', phase: 'rad', frequency: 'Hz' };

/** Observables of the board. */
export const observables: readonly Observable<Board>[] = [
  ...(['voltage', 'current', 'power'] as const).map((key): Observable<Board> => ({
    key,
    unit: UNITS[key],
    value: (t, state, si) => readPlace(si, si.chosen, readBoard(t, state, si))[key],
  })),
  ...(['voltage', 'current', 'phase', 'frequency'] as const).map((key): Observable<Board> => ({
    key: `${key}Swing`,
    unit: UNITS[key],
    value: (_t, _state, si) => readAmplitudes(si)?.[key] ?? NaN,
  })),
  {
    key: 'filament',
    unit: 'K',
    value: (t, state, si) => readBoard(t, state, si).filament[si.chosen] || NaN,
  },
  { key: 'sourcePower', unit: 'W', value: (t, state, si) => sourcePower(si, readBoard(t, state, si)) },
  { key: 'heatPower', unit: 'W', value: (t, state, si) => heatPower(si, readBoard(t, state, si)) },
];
