import { CircuitError, reinitializeCircuit, solveDc } from '@zarra/physics/circuit';
import { compileBoard, type CompiledBoard } from './compile-board.js';
import { KIND } from './element-kinds.js';
import type { Board } from './parameters.js';
import { PLACES } from './places.js';

/** Breakdown voltage of air (Paschen's minimum), V. */
const SPARK_VOLTAGE = 327;
/** Temperature of a cold filament, K. */
const ROOM_TEMPERATURE = 300;

/** State behind the circuit's own numbers: the drift of the charges at each place, … */
export const driftOffset = ({ size }: CompiledBoard, place: number): number => size + place;
/** … whether the circuit is unsolvable, … */
export const unsolvedOffset = ({ size }: CompiledBoard): number => size + PLACES.length;
/** … and the values the state was computed for: amounts of the places, internal resistance and frequency. */
const valuesOffset = (board: CompiledBoard): number => unsolvedOffset(board) + 1;
/** Parameters that may change during a run. */
export const LIVE_KEYS = [...PLACES.map(({ value }) => value), 'internal', 'frequency'] as const;

/** Whether the state was computed for these values; otherwise a value has changed since the last step. */
export function isSettled(state: Float64Array, si: Board): boolean {
  const first = valuesOffset(compileBoard(si));
  return LIVE_KEYS.every((key, index) => state[first + index] === si[key]);
}

/**
 * Disconnected coils lose their current in a spark: through their parallel loss or a voltmeter it would
 * continue at thousands of volts.
 * @returns whether there was a spark
 */
function dischargeCoils(circuitState: Float64Array, si: Board): boolean {
  const { from, to, current } = compileBoard(si);
  let hasSpark = false;
  for (const { kind, index } of PLACES) {
    const at = (slots: readonly number[]): number => circuitState[slots[index] as number] ?? 0;
    if (si[kind] !== KIND.coil || Math.abs(at(from) - at(to)) < SPARK_VOLTAGE) continue;
    circuitState[current[index] as number] = 0;
    hasSpark = true;
  }
  return hasSpark;
}

/**
 * Updates the circuit's own numbers; on failure marks the circuit as unsolvable and leaves them unchanged.
 */
export function tryUpdate(
  state: Float64Array,
  board: CompiledBoard,
  update: (circuitState: Float64Array) => void,
): void {
  const circuitState = state.slice(0, board.size);
  try {
    update(circuitState);
    state.set(circuitState);
    state[unsolvedOffset(board)] = 0;
  } catch (error) {
    if (!(error instanceof CircuitError)) throw error;
    state[unsolvedOffset(board)] = 1;
  }
}

/**
 * Sets the initial temperatures of filaments. A circuit without coils and capacitors was connected long ago: its lamps
 * are in their steady state, so that an inrush is always caused by the learner. A circuit with them starts at its
 * connection, with uncharged capacitors, no current in coils, and cold lamps.
 */
export function heatFilaments(state: Float64Array, si: Board): void {
  const board = compileBoard(si);
  const { netlist } = board;
  const slots = board.filament.filter((slot) => slot >= 0);
  for (const slot of slots) state[slot] = ROOM_TEMPERATURE;
  const storesEnergy = PLACES.some(({ kind }) => si[kind] === KIND.coil || si[kind] === KIND.capacitor);
  if (!netlist || slots.length === 0 || storesEnergy) return;
  tryUpdate(state, board, (circuitState) => circuitState.set(solveDc(netlist)));
}

/** Computes potentials and currents for changed values; capacitors keep their charge, coils their current. */
export function settle(t: number, state: Float64Array, si: Board): void {
  const board = compileBoard(si);
  const { netlist } = board;
  LIVE_KEYS.forEach((key, index) => {
    state[valuesOffset(board) + index] = si[key];
  });
  if (!netlist) return;
  tryUpdate(state, board, (circuitState) => {
    reinitializeCircuit(netlist, circuitState, t);
    if (dischargeCoils(circuitState, si)) reinitializeCircuit(netlist, circuitState, t);
  });
}
