import { checkNetlist, type Regime } from './check-netlist.js';
import { createFilament, type Filament } from './filament.js';
import { CircuitError, type CircuitElement, type Netlist } from './netlist.js';

const MAX_UNKNOWNS = 120;

/** A compiled netlist. Its state: potentials of nodes except the ground, currents of elements, temperatures of lamps. */
export interface Circuit {
  readonly regime: Regime;
  readonly elements: readonly CircuitElement[];
  /** Without the ground. */
  readonly nodes: readonly string[];
  /** Row of the node at each end of each element; -1 for the ground. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Row of an element whose current is a separate unknown; -1 for other elements. */
  readonly branch: Int32Array;
  /** Index of a lamp's temperature in the state; -1 for other elements. */
  readonly filamentIndex: Int32Array;
  readonly filaments: readonly (Filament | undefined)[];
  /** All elements are linear: one decomposition serves many steps. */
  readonly linear: boolean;
  /** Number of unknown potentials and currents. */
  readonly unknowns: number;
  readonly stateLength: number;
}

const BRANCH_KINDS: readonly CircuitElement['kind'][] = [
  'capacitor',
  'inductor',
  'source',
  'ammeter',
  'switch',
];

function compile(netlist: Netlist, regime: Regime): Circuit {
  const { elements } = netlist;
  const [, ...nodes] = checkNetlist(netlist, regime);
  const rows = new Map(nodes.map((node, row) => [node, row]));
  const row = (node: string): number => rows.get(node) ?? -1;
  let size = nodes.length;
  const branch = Int32Array.from(elements, ({ kind }) => (BRANCH_KINDS.includes(kind) ? size++ : -1));
  if (size > MAX_UNKNOWNS) throw new CircuitError('too-large');
  let nextIndex = nodes.length + elements.length;
  return {
    regime,
    elements,
    nodes,
    from: Int32Array.from(elements, (element) => row(element.from)),
    to: Int32Array.from(elements, (element) => row(element.to)),
    branch,
    filamentIndex: Int32Array.from(elements, ({ kind }) => (kind === 'lamp' ? nextIndex++ : -1)),
    filaments: elements.map((element) => {
      if (element.kind !== 'lamp') return undefined;
      const { ratedVoltage, ratedPower, ratedTemperature = 2700, heatCapacity = 0.002 } = element;
      return createFilament(ratedVoltage, ratedPower, ratedTemperature, heatCapacity);
    }),
    linear: !elements.some(({ kind }) => kind === 'diode' || kind === 'lamp'),
    unknowns: size,
    stateLength: nextIndex,
  };
}

/** Compiled netlists, for readings many times a second; entries are collected with their netlists. */
const cache = { steady: new WeakMap<Netlist, Circuit>(), transient: new WeakMap<Netlist, Circuit>() };

/**
 * Compiles a netlist for solving; the result is cached.
 * @throws CircuitError if the circuit has no solution
 */
export function compileCircuit(netlist: Netlist, regime: Regime): Circuit {
  const cached = cache[regime].get(netlist);
  if (cached) return cached;
  const c = compile(netlist, regime);
  cache[regime].set(netlist, c);
  return c;
}

/** Voltage across an element, V. */
export function voltageOf(c: Circuit, state: Float64Array, element: number): number {
  const from = c.from[element] as number;
  const to = c.to[element] as number;
  return (from < 0 ? 0 : (state[from] as number)) - (to < 0 ? 0 : (state[to] as number));
}

/** Current through an element, A. */
export function currentOf(c: Circuit, state: Float64Array, element: number): number {
  return state[c.nodes.length + element] as number;
}
