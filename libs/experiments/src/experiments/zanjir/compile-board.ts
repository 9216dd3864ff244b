import { circuit, type Netlist } from '@zarra/physics/circuit';
import { memoize } from '../../memoize.js';
import { buildNetlist } from './build-netlist.js';
import { KIND } from './element-kinds.js';
import type { Board } from './parameters.js';
import { PLACES } from './places.js';

/** Offsets of a board's numbers in its state: the circuit's own come first. -1: absent. */
export interface CompiledBoard {
  readonly netlist: Netlist | undefined;
  /** Length of the circuit's own state. */
  readonly size: number;
  /** Potentials at the ends of each place; -1 for ground and for unused junctions. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly current: readonly number[];
  /** Current through the parallel resistor of a coil or a diode. */
  readonly loss: readonly number[];
  readonly filament: readonly number[];
  /** Sign of the current: -1 when the circuit counts it from the place's other end. */
  readonly direction: readonly (1 | -1)[];
}

/** Compiles a board. */
export const compileBoard = memoize((si: Board): CompiledBoard => {
  const netlist = buildNetlist(si);
  const layout = netlist ? circuit.layout(netlist).map(({ key }) => key) : [];
  const slots = new Map(layout.map((key, slot) => [key, slot]));
  const slot = (key: string): number => slots.get(key) ?? -1;
  return {
    netlist,
    size: layout.length,
    from: PLACES.map(({ from }) => slot(`potential.${from}`)),
    to: PLACES.map(({ to }) => slot(`potential.${to}`)),
    current: PLACES.map(({ key }) => slot(`current.${key}`)),
    loss: PLACES.map(({ key }) => slot(`current.${key}.loss`)),
    filament: PLACES.map(({ key }) => slot(`filament.${key}`)),
    direction: PLACES.map(({ kind }) => (si[kind] === KIND.diodeBack ? -1 : 1)),
  };
});
