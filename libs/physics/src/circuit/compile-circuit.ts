import { checkNetlist, type Regime } from './check-netlist.js';
import { createFilament, type Filament } from './filament.js';
import { CircuitError, type CircuitElement, type Netlist } from './netlist.js';

const MOST_UNKNOWNS = 120;

/** A netlist made ready for solving. Its state: potentials of nodes but the ground's, currents of elements, K of lamps. */
export interface Circuit {
  readonly regime: Regime;
  readonly elements: readonly CircuitElement[];
  /** Without the ground. */
  readonly nodes: readonly string[];
  /** Row of the node at each end of each element; -1 for the ground. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Row of an element whose current is an unknown of its own; -1 for the others. */
  readonly branch: Int32Array;
  /** Place of a lamp's temperature in the state; -1 for the others. */
  readonly lampSlot: Int32Array;
  readonly filaments: readonly (Filament | undefined)[];
  /** Nothing in it bends: one decomposition serves many steps. */
  readonly linear: boolean;
  /** How many potentials and currents are to be found. */
  readonly unknowns: number;
  readonly stateLength: number;
}

const OWN_CURRENT: readonly CircuitElement['kind'][] = [
  'capacitor',
  'inductor',
  'source',
  'ammeter',
  'switch',
];

function compileAnew(netlist: Netlist, regime: Regime): Circuit {
  const { elements } = netlist;
  const [, ...nodes] = checkNetlist(netlist, regime);
  const rows = new Map(nodes.map((node, index) => [node, index]));
  const row = (node: string): number => rows.get(node) ?? -1;
  let size = nodes.length;
  const branch = Int32Array.from(elements, ({ kind }) => (OWN_CURRENT.includes(kind) ? size++ : -1));
  if (size > MOST_UNKNOWNS) throw new CircuitError('too-large');
  let slot = nodes.length + elements.length;
  return {
    regime,
    elements,
    nodes,
    from: Int32Array.from(elements, (element) => row(element.from)),
    to: Int32Array.from(elements, (element) => row(element.to)),
    branch,
    lampSlot: Int32Array.from(elements, ({ kind }) => (kind === 'lamp' ? slot++ : -1)),
    filaments: elements.map((element) => {
      if (element.kind !== 'lamp') return undefined;
      const { ratedVoltage, ratedPower, ratedTemperature = 2700, heatCapacity = 0.002 } = element;
      return createFilament(ratedVoltage, ratedPower, ratedTemperature, heatCapacity);
    }),
    linear: !elements.some(({ kind }) => kind === 'diode' || kind === 'lamp'),
    unknowns: size,
    stateLength: slot,
  };
}

/** What was compiled, for as long as the netlist is in use: readings ask for it many times a second. */
const compiled = { steady: new WeakMap<Netlist, Circuit>(), moving: new WeakMap<Netlist, Circuit>() };

/**
 * A netlist made ready for solving.
 * @throws CircuitError if the circuit has no solution
 */
export function compileCircuit(netlist: Netlist, regime: Regime): Circuit {
  const known = compiled[regime].get(netlist);
  if (known) return known;
  const c = compileAnew(netlist, regime);
  compiled[regime].set(netlist, c);
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
