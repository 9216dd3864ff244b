import type { Regime } from './check-netlist.js';
import { compileCircuit, currentOf, voltageOf } from './compile-circuit.js';
import type { Netlist } from './netlist.js';

/** Readings of ideal meters at one element. */
export interface ElementReading {
  /** V(from) − V(to), V. */
  readonly voltage: number;
  /** From `from` to `to`, A. */
  readonly current: number;
  /** Absorbed power, W; negative for a source that delivers power. */
  readonly power: number;
  /** Of a lamp's filament, K. */
  readonly temperature?: number;
}

/** A state by the names of the netlist. */
export interface CircuitReading {
  /** V, relative to the ground. */
  readonly potentials: ReadonlyMap<string, number>;
  readonly elements: ReadonlyMap<string, ElementReading>;
}

/**
 * Reads a state by the names of its netlist.
 * @param regime 'steady' for a state of `solveDc`
 */
export function readCircuit(
  netlist: Netlist,
  state: Float64Array,
  regime: Regime = 'transient',
): CircuitReading {
  const c = compileCircuit(netlist, regime);
  const potentials = new Map([
    [netlist.ground, 0],
    ...c.nodes.map((node, at) => [node, state[at] ?? 0] as const),
  ]);
  const elements = c.elements.map(({ key }, e): [string, ElementReading] => {
    const voltage = voltageOf(c, state, e);
    const current = currentOf(c, state, e);
    const index = c.filamentIndex[e] ?? -1;
    const reading = { voltage, current, power: voltage * current };
    return [key, index < 0 ? reading : { ...reading, temperature: state[index] ?? 0 }];
  });
  return { potentials, elements: new Map(elements) };
}

/** Energy of capacitors and coils, J. */
export function storedEnergy(netlist: Netlist, state: Float64Array): number {
  const c = compileCircuit(netlist, 'transient');
  return c.elements.reduce((sum, element, e) => {
    if (element.kind === 'capacitor') return sum + (element.capacitance / 2) * voltageOf(c, state, e) ** 2;
    if (element.kind === 'inductor') return sum + (element.inductance / 2) * currentOf(c, state, e) ** 2;
    return sum;
  }, 0);
}

function powerOf(netlist: Netlist, state: Float64Array, kinds: readonly string[]): number {
  const c = compileCircuit(netlist, 'transient');
  return c.elements.reduce(
    (sum, { kind }, e) =>
      kinds.includes(kind) ? sum + voltageOf(c, state, e) * currentOf(c, state, e) : sum,
    0,
  );
}

/** Power that all sources deliver, W. */
export function sourcePower(netlist: Netlist, state: Float64Array): number {
  return -powerOf(netlist, state, ['source', 'current-source']);
}

/** Power converted to heat and light, W. */
export function dissipatedPower(netlist: Netlist, state: Float64Array): number {
  return powerOf(netlist, state, ['resistor', 'lamp', 'diode', 'switch', 'ammeter', 'voltmeter']);
}

/** Largest sum of currents at a node, A: zero by Kirchhoff's first law, except for rounding. */
export function kirchhoffResidual(
  netlist: Netlist,
  state: Float64Array,
  regime: Regime = 'transient',
): number {
  const c = compileCircuit(netlist, regime);
  const sums = new Float64Array(c.nodes.length);
  c.elements.forEach((_, e) => {
    const [from = -1, to = -1] = [c.from[e], c.to[e]];
    const current = currentOf(c, state, e);
    if (from >= 0) sums[from] = (sums[from] ?? 0) + current;
    if (to >= 0) sums[to] = (sums[to] ?? 0) - current;
  });
  return sums.reduce((largest, sum) => Math.max(largest, Math.abs(sum)), 0);
}
