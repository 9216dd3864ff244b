import { CircuitError, settleCircuit } from '@zarra/physics/circuit';
import { compileBoard, type CompiledBoard } from './compile-board.js';
import { KIND } from './kinds.js';
import type { Board } from './parameters.js';
import { PLACES } from './places.js';

/** Voltage from which a spark can jump over in air (Paschen's minimum), V. */
const SPARK = 327;

/** After the circuit's own numbers: how far the balls of each place have come, … */
export const drift = ({ size }: CompiledBoard, place: number): number => size + place;
/** … whether the circuit was refused, … */
export const fault = ({ size }: CompiledBoard): number => size + PLACES.length;
/** … and the values for which the state was found: those of the places, the resistance inside and the frequency. */
const valuesFrom = (board: CompiledBoard): number => fault(board) + 1;
/** What may change on the way. */
export const LIVE = [...PLACES.map(({ value }) => value), 'internal', 'frequency'] as const;

/** Whether the state belongs to these values. Otherwise a value was changed since the last step. */
export function isSettled(state: Float64Array, si: Board): boolean {
  const first = valuesFrom(compileBoard(si));
  return LIVE.every((key, index) => state[first + index] === si[key]);
}

/**
 * Coils that were cut off lose their current in a spark: beside their loss, or through a voltmeter, it would go on at
 * thousands of volts.
 * @returns whether there was one
 */
function breakThrough(own: Float64Array, si: Board): boolean {
  const { from, to, current } = compileBoard(si);
  let sparks = false;
  for (const { kind, index } of PLACES) {
    const at = (slots: readonly number[]): number => own[slots[index] as number] ?? 0;
    if (si[kind] !== KIND.coil || Math.abs(at(from) - at(to)) < SPARK) continue;
    own[current[index] as number] = 0;
    sparks = true;
  }
  return sparks;
}

/** Changes the circuit's own numbers, or notes that the circuit was refused and leaves them as they were. */
export function attempt(state: Float64Array, board: CompiledBoard, act: (own: Float64Array) => void): void {
  const own = state.slice(0, board.size);
  try {
    act(own);
    state.set(own);
    state[fault(board)] = 0;
  } catch (error) {
    if (!(error instanceof CircuitError)) throw error;
    state[fault(board)] = 1;
  }
}

/** Finds the potentials and currents that go with changed values; capacitors keep their charge, coils their current. */
export function settle(t: number, state: Float64Array, si: Board): void {
  const board = compileBoard(si);
  const { netlist } = board;
  LIVE.forEach((key, index) => {
    state[valuesFrom(board) + index] = si[key];
  });
  if (!netlist) return;
  attempt(state, board, (own) => {
    settleCircuit(netlist, own, t);
    if (breakThrough(own, si)) settleCircuit(netlist, own, t);
  });
}
