import type { amplitudesOf as AmplitudesOf } from './ac-amplitudes.js';
import { unsolvedOffset, isSettled, settle } from './board-state.js';
import { compileBoard } from './compile-board.js';
import { KIND } from './element-kinds.js';
import type { Board } from './parameters.js';
import { PLACES } from './places.js';

/** Measurable quantities of the board, by place index. */
export interface Reading {
  /** Whether the circuit is solved. */
  readonly isSolved: boolean;
  /** Voltage of the left or upper end relative to the other, V. */
  readonly voltage: Float64Array;
  /** Current from the left or upper end to the other, A. */
  readonly current: Float64Array;
  /** K; 0 without a filament. */
  readonly filament: Float64Array;
}

function computeReading(t: number, currentState: Float64Array, si: Board): Reading {
  const { from, to, current, loss, filament, direction } = compileBoard(si);
  let state = currentState;
  if (!isSettled(currentState, si)) {
    state = currentState.slice();
    settle(t, state, si);
  }
  const at = (slot: number): number => (slot < 0 ? 0 : (state[slot] ?? 0));
  const each = (value: (index: number) => number): Float64Array =>
    Float64Array.from(PLACES, ({ index }) => value(index));
  return {
    isSolved: state[unsolvedOffset(compileBoard(si))] === 0,
    voltage: each((index) => ((current[index] ?? -1) < 0 ? 0 : at(from[index] ?? -1) - at(to[index] ?? -1))),
    current: each((index) => (direction[index] ?? 1) * at(current[index] ?? -1) + at(loss[index] ?? -1)),
    filament: each((index) => at(filament[index] ?? -1)),
  };
}

let last: { t: number; si: Board; state: Float64Array; reading: Reading } | undefined;

/** Reads the board at one time, cached: readouts, plots and drawing use the same time. */
export function readBoard(t: number, state: Float64Array, si: Board): Reading {
  if (last?.si !== si || last.t !== t || last.state !== state)
    last = { t, si, state, reading: computeReading(t, state, si) };
  return last.reading;
}

/** Whether the board has a hidden resistor: only meters then show values. */
export const hasHiddenResistor = (si: Board): boolean => PLACES.some(({ kind }) => si[kind] === KIND.unknown);

let amplitudes: typeof AmplitudesOf | undefined;

/** AC analysis loads after the first frame. */
export const phasorsLoaded = import('./ac-amplitudes.js').then(
  (loaded) => {
    amplitudes = loaded.amplitudesOf;
  },
  // Loading failed: the readouts stay empty.
  () => undefined,
);

/** Amplitudes and phase of the selected place; undefined with a hidden resistor. */
export const readAmplitudes = (si: Board): ReturnType<typeof AmplitudesOf> =>
  hasHiddenResistor(si) ? undefined : amplitudes?.(si, si.chosen);
