import type { amplitudesOf as AmplitudesOf } from './amplitudes-of.js';
import { fault, isSettled, settle } from './board-state.js';
import { compileBoard } from './compile-board.js';
import { KIND } from './kinds.js';
import type { Board } from './parameters.js';
import { PLACES } from './places.js';

/** What can be measured on the board at a moment, by the index of a place. */
export interface Reading {
  /** Whether the circuit could be solved. */
  readonly fine: boolean;
  /** Of the left or upper end over the other, V. */
  readonly voltage: Float64Array;
  /** From the left or upper end to the other, A. */
  readonly current: Float64Array;
  /** K; 0 where there is no filament. */
  readonly filament: Float64Array;
}

function readAnew(t: number, given: Float64Array, si: Board): Reading {
  const { from, to, current, loss, filament, sense } = compileBoard(si);
  let state = given;
  if (!isSettled(given, si)) {
    state = given.slice();
    settle(t, state, si);
  }
  const at = (slot: number): number => (slot < 0 ? 0 : (state[slot] ?? 0));
  const each = (value: (index: number) => number): Float64Array =>
    Float64Array.from(PLACES, ({ index }) => value(index));
  return {
    fine: state[fault(compileBoard(si))] === 0,
    voltage: each((index) => ((current[index] ?? -1) < 0 ? 0 : at(from[index] ?? -1) - at(to[index] ?? -1))),
    current: each((index) => (sense[index] ?? 1) * at(current[index] ?? -1) + at(loss[index] ?? -1)),
    filament: each((index) => at(filament[index] ?? -1)),
  };
}

let last: { t: number; si: Board; state: Float64Array; reading: Reading } | undefined;

/** Reads a moment. Readouts, plots and the picture ask for one moment at a time: it is read once. */
export function readBoard(t: number, state: Float64Array, si: Board): Reading {
  if (last?.si !== si || last.t !== t || last.state !== state)
    last = { t, si, state, reading: readAnew(t, state, si) };
  return last.reading;
}

/** Whether there is a resistor whose value is a riddle: then only meters tell. */
export const hasRiddle = (si: Board): boolean => PLACES.some(({ kind }) => si[kind] === KIND.unknown);

let amplitudes: typeof AmplitudesOf | undefined;

/** Phasors are not needed for the first picture: they come after it. */
export const phasors = import('./amplitudes-of.js').then(
  (loaded) => {
    amplitudes = loaded.amplitudesOf;
  },
  // They did not come: the readouts stay empty.
  () => undefined,
);

/** Amplitudes and phase of a place; nothing with a riddle on the board. */
export const readAmplitudes = (si: Board): ReturnType<typeof AmplitudesOf> =>
  hasRiddle(si) ? undefined : amplitudes?.(si, si.chosen);
