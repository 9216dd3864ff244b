import { circuit, type Netlist } from '@zarra/physics/circuit';
import { buildNetlist } from './build-netlist.js';
import { KIND } from './kinds.js';
import type { Board } from './parameters.js';
import { PLACES } from './places.js';

/** Where the numbers of a board lie in its state: the circuit's own come first. -1: there is none. */
export interface CompiledBoard {
  readonly netlist: Netlist | undefined;
  /** How many numbers the circuit has. */
  readonly size: number;
  /** Ends of each place among the potentials; -1 for the ground and for junctions where nothing stands. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly current: readonly number[];
  /** Of what lies beside a coil or a diode. */
  readonly loss: readonly number[];
  readonly filament: readonly number[];
  /** 1, or -1 where the circuit counts a current from the place's other end. */
  readonly sense: readonly (1 | -1)[];
}

const made = new WeakMap<Board, CompiledBoard>();

/** A board made ready for stepping and reading; once for each set of values. */
export function compileBoard(si: Board): CompiledBoard {
  const known = made.get(si);
  if (known) return known;
  const netlist = buildNetlist(si);
  const layout = netlist ? circuit.layout(netlist).map(({ key }) => key) : [];
  const slots = new Map(layout.map((key, slot) => [key, slot]));
  const slot = (key: string): number => slots.get(key) ?? -1;
  const board: CompiledBoard = {
    netlist,
    size: layout.length,
    from: PLACES.map(({ from }) => slot(`potential.${from}`)),
    to: PLACES.map(({ to }) => slot(`potential.${to}`)),
    current: PLACES.map(({ key }) => slot(`current.${key}`)),
    loss: PLACES.map(({ key }) => slot(`current.${key}.loss`)),
    filament: PLACES.map(({ key }) => slot(`filament.${key}`)),
    sense: PLACES.map(({ kind }) => (si[kind] === KIND.diodeBack ? -1 : 1)),
  };
  made.set(si, board);
  return board;
}
