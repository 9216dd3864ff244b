import { isWire } from '../circuit/check-netlist.js';
import { compileCircuit, type Circuit } from '../circuit/compile-circuit.js';
import { LinearSystem } from '../circuit/linear-system.js';
import { CircuitError, type CircuitElement, type Netlist } from '../circuit/netlist.js';

/** A phasor re + i im, for the oscillation amplitude · sin(2π f t + phase). */
export interface Phasor {
  readonly re: number;
  readonly im: number;
  readonly amplitude: number;
  /** rad, in (-π, π]. */
  readonly phase: number;
}

/** The sinusoidal steady state of a circuit. */
export interface AcSolution {
  /** V, relative to the ground. */
  readonly potentials: ReadonlyMap<string, Phasor>;
  readonly voltages: ReadonlyMap<string, Phasor>;
  /** A */
  readonly currents: ReadonlyMap<string, Phasor>;
}

const phasor = (re: number, im: number): Phasor => ({
  re,
  im,
  amplitude: Math.hypot(re, im),
  phase: Math.atan2(im, re),
});

type Complex = readonly [re: number, im: number];

/** Coefficients of the branch equation a u - b i = source. */
interface BranchEquation {
  a: Complex;
  b: Complex;
  source: Complex;
}

function branchEquation(element: CircuitElement, omega: number): BranchEquation {
  const equation = (a: Complex, b: Complex, source: Complex = [0, 0]): BranchEquation => ({ a, b, source });
  switch (element.kind) {
    case 'resistor':
      return equation([1, 0], [element.resistance, 0]);
    case 'voltmeter':
      return equation([1 / (element.resistance ?? Infinity), 0], [1, 0]);
    case 'capacitor':
      return equation([0, omega * element.capacitance], [1, 0]);
    case 'inductor':
      return equation([1, 0], [0, omega * element.inductance]);
    case 'source': {
      const { amplitude = 0, phase = 0 } = element;
      return equation([1, 0], [0, 0], [amplitude * Math.cos(phase), amplitude * Math.sin(phase)]);
    }
    case 'current-source':
      return equation([0, 0], [1, 0]);
    case 'switch':
    case 'ammeter':
      return isWire(element) ? equation([1, 0], [1e-9, 0]) : equation([1e-12, 0], [1, 0]);
    case 'diode':
    case 'lamp':
      throw new CircuitError('not-linear', [element.key]);
  }
}

/** Complex entries as blocks of two rows and columns of a real matrix. */
function addComplex(system: LinearSystem, row: number, column: number, [re, im]: Complex): void {
  if (row < 0 || column < 0) return;
  system.add(2 * row, 2 * column, re);
  system.add(2 * row, 2 * column + 1, -im);
  system.add(2 * row + 1, 2 * column, im);
  system.add(2 * row + 1, 2 * column + 1, re);
}

function stamp(c: Circuit, system: LinearSystem, e: number, { a, b, source }: BranchEquation): void {
  const row = c.nodes.length + e;
  const [from = -1, to = -1] = [c.from[e], c.to[e]];
  addComplex(system, row, from, a);
  addComplex(system, row, to, [-a[0], -a[1]]);
  addComplex(system, row, row, [-b[0], -b[1]]);
  addComplex(system, from, row, [1, 0]);
  addComplex(system, to, row, [-1, 0]);
  system.right.set(source, 2 * row);
}

/**
 * Sinusoidal steady state of a linear circuit by phasors. Every source with an amplitude oscillates at this frequency,
 * not at the one of the netlist; constant voltages and currents are ignored.
 * @param frequency Hz, above zero
 * @throws CircuitError
 */
export function solveAc(netlist: Netlist, frequency: number): AcSolution {
  if (!(frequency > 0) || !Number.isFinite(frequency)) throw new CircuitError('bad-value', ['frequency']);
  const c = compileCircuit(netlist, 'transient');
  const system = new LinearSystem(2 * (c.nodes.length + c.elements.length));
  c.elements.forEach((element, e) => {
    stamp(c, system, e, branchEquation(element, 2 * Math.PI * frequency));
  });
  system.factor();
  system.solve();
  const phasorOf = (row: number): Phasor =>
    row < 0 ? phasor(0, 0) : phasor(system.solution[2 * row] ?? 0, system.solution[2 * row + 1] ?? 0);
  const voltage = (e: number): Phasor => {
    const [from, to] = [phasorOf(c.from[e] ?? -1), phasorOf(c.to[e] ?? -1)];
    return phasor(from.re - to.re, from.im - to.im);
  };
  return {
    potentials: new Map([
      [netlist.ground, phasor(0, 0)],
      ...c.nodes.map((node, row) => [node, phasorOf(row)] as const),
    ]),
    voltages: new Map(c.elements.map(({ key }, e) => [key, voltage(e)])),
    currents: new Map(c.elements.map(({ key }, e) => [key, phasorOf(c.nodes.length + e)])),
  };
}
