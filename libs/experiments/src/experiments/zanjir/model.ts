import type { Model } from '@zarra/physics';
import { circuit } from '@zarra/physics/circuit';
import { compileBoard } from './compile-board.js';
import {
  tryUpdate,
  driftOffset,
  heatFilaments,
  unsolvedOffset,
  isSettled,
  LIVE_KEYS,
  settle,
} from './board-state.js';
import { observables } from './observables.js';
import type { Board } from './parameters.js';
import { PLACES } from './places.js';

/** Current at which the drawn charges have half of their maximum speed, A. */
const HALF_SPEED = 0.3;
/** Maximum speed of the charges, places per second. */
const MAX_SPEED = 1.2;

/**
 * Circuit board model based on `circuit` of the physics library. Element kinds determine the state layout;
 * their amounts may change during a run: the next step first recomputes the potentials.
 */
export const boardModel: Model<Board> = {
  dt: circuit.dt,
  layout: (si) => {
    const { netlist } = compileBoard(si);
    return [
      ...(netlist ? circuit.layout(netlist) : []),
      ...PLACES.map(({ key }) => ({ key: `drift.${key}`, unit: '1' })),
      ...Array.from({ length: 1 + LIVE_KEYS.length }, (_, index) => ({ key: `kept.${index}`, unit: '1' })),
    ];
  },
  start: (si) => {
    const board = compileBoard(si);
    const state = new Float64Array(unsolvedOffset(board) + 1 + LIVE_KEYS.length);
    heatFilaments(state, si);
    settle(0, state, si);
    return state;
  },
  solver: (si) => {
    const board = compileBoard(si);
    const { netlist, current, direction } = board;
    if (!netlist) return () => undefined;
    const advance = circuit.solver(netlist);
    return (t, state, h) => {
      if (!isSettled(state, si)) settle(t, state, si);
      if (state[unsolvedOffset(board)] === 1) return;
      tryUpdate(state, board, (own) => advance(t, own, h));
      for (const { index } of PLACES) {
        const slot = current[index] ?? -1;
        if (slot < 0) continue;
        const amperes = (direction[index] ?? 1) * (state[slot] ?? 0);
        const speed = (MAX_SPEED * amperes) / (Math.abs(amperes) + HALF_SPEED);
        state[driftOffset(board, index)] = (state[driftOffset(board, index)] ?? 0) + speed * h;
      }
    };
  },
  observables,
};
