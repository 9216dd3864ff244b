import type { Observable } from '@zarra/physics';
import { isSource, KIND } from './kinds.js';
import type { Board } from './parameters.js';
import { PLACES } from './places.js';
import { hasRiddle, readAmplitudes, readBoard, type Reading } from './read-board.js';

/** What a place shows: a source what it gives away, anything else what it takes up. */
export interface PlaceReading {
  /** V */
  readonly voltage: number;
  /** A */
  readonly current: number;
  /** W */
  readonly power: number;
}

/** What can be known of a place: nothing of an empty one, and with a riddle on the board only what meters show. */
export function readPlace(si: Board, index: number, { fine, voltage, current }: Reading): PlaceReading {
  const place = PLACES[index];
  const kind = place ? si[place.kind] : KIND.none;
  const way = isSource(kind) ? -1 : 1;
  const [u, i] = [voltage[index] ?? 0, way * (current[index] ?? 0)];
  const hidden = !fine || kind === KIND.none;
  const riddle = hasRiddle(si);
  return {
    voltage: hidden || (riddle && kind !== KIND.voltmeter) ? NaN : u,
    current: hidden || (riddle && kind !== KIND.ammeter) ? NaN : i,
    power: hidden || riddle ? NaN : u * i,
  };
}

/** Sums over the places; nothing while the circuit is refused, or would give a riddle away. */
function sum(si: Board, reading: Reading, of: (kind: number, index: number) => number): number {
  if (!reading.fine || hasRiddle(si)) return NaN;
  return PLACES.reduce((all, { kind, index }) => all + of(si[kind], index), 0);
}

/** What all sources give away, inside too, W. */
const sourcePower = (si: Board, reading: Reading): number =>
  sum(si, reading, (kind, index) => {
    const [u = 0, i = 0] = [reading.voltage[index], reading.current[index]];
    return isSource(kind) ? si.internal * i * i - u * i : 0;
  });

/** What becomes heat and light, inside sources too, W. What coils lose is too little to be seen. */
const heatPower = (si: Board, reading: Reading): number =>
  sum(si, reading, (kind, index) => {
    const [u = 0, i = 0] = [reading.voltage[index], reading.current[index]];
    if (isSource(kind)) return si.internal * i * i;
    return kind === KIND.capacitor || kind === KIND.coil ? 0 : u * i;
  });

const UNITS = { voltage: 'V', current: 'A', phase: 'rad', frequency: 'Hz' };

/** What a learner can read. */
export const observables: readonly Observable<Board>[] = [
  ...(['voltage', 'current', 'power'] as const).map((key): Observable<Board> => ({
    key,
    unit: { voltage: 'V', current: 'A', power: 'W' }[key],
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
