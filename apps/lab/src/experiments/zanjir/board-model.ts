import type { Model } from '@zarra/physics';
import { circuit } from '@zarra/physics/circuit';
import { compileBoard } from './compile-board.js';
import { attempt, drift, fault, isSettled, LIVE, settle } from './board-state.js';
import { observables } from './observables.js';
import type { Board } from './parameters.js';
import { PLACES } from './places.js';

/** Current at which the balls of the picture have half of their greatest speed, A. */
const HALF_SPEED = 0.3;
/** Greatest speed of a ball, places in a second. */
const TOP_SPEED = 1.2;
/** Filaments before they are switched on, K. */
const COLD = 300;

/**
 * A board of places for elements, as `circuit` of the physics steps it. Kinds decide the layout of the state; amounts may
 * change on the way: the step after a change first finds the potentials anew.
 */
export const boardModel: Model<Board> = {
  dt: circuit.dt,
  layout: (si) => {
    const { netlist } = compileBoard(si);
    return [
      ...(netlist ? circuit.layout(netlist) : []),
      ...PLACES.map(({ key }) => ({ key: `drift.${key}`, unit: '1' })),
      ...Array.from({ length: 1 + LIVE.length }, (_, index) => ({ key: `kept.${index}`, unit: '1' })),
    ];
  },
  start: (si) => {
    const board = compileBoard(si);
    const state = new Float64Array(fault(board) + 1 + LIVE.length);
    for (const slot of board.filament) if (slot >= 0) state[slot] = COLD;
    settle(0, state, si);
    return state;
  },
  solver: (si) => {
    const board = compileBoard(si);
    const { netlist, current, sense } = board;
    if (!netlist) return () => undefined;
    const advance = circuit.solver(netlist);
    return (t, state, h) => {
      if (!isSettled(state, si)) settle(t, state, si);
      if (state[fault(board)] === 1) return;
      attempt(state, board, (own) => advance(t, own, h));
      for (const { index } of PLACES) {
        const slot = current[index] ?? -1;
        if (slot < 0) continue;
        const amperes = (sense[index] ?? 1) * (state[slot] ?? 0);
        const speed = (TOP_SPEED * amperes) / (Math.abs(amperes) + HALF_SPEED);
        state[drift(board, index)] = (state[drift(board, index)] ?? 0) + speed * h;
      }
    };
  },
  observables,
};
