import { currentOf, voltageOf, type Circuit } from './compile-circuit.js';
import { dampedVoltage, junctionCurrent, junctionSlope } from './junction.js';
import { LinearSystem } from './linear-system.js';
import { CircuitError, type CircuitElement } from './netlist.js';

/** Resistance of closed switches and ammeters, Ω: negligible, but not zero, so that two in parallel share their current. */
const CONTACT_RESISTANCE = 1e-9;
/** Leakage conductance of an open switch, S. */
const LEAKAGE = 1e-12;
const MAX_ITERATIONS = 200;
/** Newton's method has converged when no voltage changes by more than this, relative to its size or to 1 V. */
const TOLERANCE = 1e-11;
/** Accepted change when iterations no longer improve: potentials that depend on leakage alone are lost in rounding. */
const ROUNDING_TOLERANCE = 1e-4;

/** Discretisation of capacitors and coils: u' = i / C becomes u - u₀ = (weight · i + previousWeight · i₀) / C. */
export interface IntegrationRule {
  /** End of the step, s. */
  readonly t: number;
  /** Length of the step for lamps, s. */
  readonly h: number;
  readonly weight: number;
  readonly previousWeight: number;
}

/** The trapezoidal rule: order 2, stable for every step, conserves energy. */
export const trapezoidal = (t: number, h: number): IntegrationRule => ({
  t: t + h,
  h,
  weight: h / 2,
  previousWeight: h / 2,
});
/** Capacitor voltages, coil currents and temperatures stay; all other quantities are solved for. */
export const frozen = (t: number): IntegrationRule => ({ t, h: 0, weight: 0, previousWeight: 0 });
/** Backward Euler: independent of the previous capacitor currents and coil voltages, which may have jumped. */
export const backwardEuler = (t: number, h: number): IntegrationRule => ({ ...frozen(t), weight: h });

function sourceVoltage(element: CircuitElement & { kind: 'source' }, t: number, steady: boolean): number {
  const { voltage, amplitude = 0, frequency = 0, phase = 0 } = element;
  return steady ? voltage : voltage + amplitude * Math.sin(2 * Math.PI * frequency * t + phase);
}

/** Creates the solver of a circuit. It replaces the state by that after the step. */
export function createCircuitSolver(c: Circuit): (state: Float64Array, rule: IntegrationRule) => void {
  const { elements } = c;
  const system = new LinearSystem(c.unknowns);
  const { matrix, right, solution } = system;
  const steady = c.regime === 'steady';
  const count = elements.length;
  /** Linearised elements: the voltage of linearisation, and the line i = slope · u + offset there. */
  const guess = new Float64Array(count);
  const slope = new Float64Array(count);
  const offset = new Float64Array(count);
  const temperatures = new Float64Array(count);
  let factored: number | undefined;

  /** Adds the equation a u - b i = right of an element whose current is an unknown. */
  function stampBranch(e: number, element: CircuitElement, state: Float64Array, rule: IntegrationRule): void {
    let [a, b, value] = [1, 0, 0];
    if (element.kind === 'source') value = sourceVoltage(element, rule.t, steady);
    else if (element.kind === 'ammeter') b = CONTACT_RESISTANCE;
    else if (element.kind === 'switch') [a, b] = element.closed ? [1, CONTACT_RESISTANCE] : [LEAKAGE, 1];
    else if (element.kind === 'capacitor') {
      if (steady) [a, b] = [0, 1];
      else {
        b = rule.weight / element.capacitance;
        value = voltageOf(c, state, e) + (rule.previousWeight / element.capacitance) * currentOf(c, state, e);
      }
    } else if (element.kind === 'inductor' && !steady) {
      [a, b] = [rule.weight / element.inductance, 1];
      value = -currentOf(c, state, e) - (rule.previousWeight / element.inductance) * voltageOf(c, state, e);
    }
    const row = c.branch[e] as number;
    const from = c.from[e] as number;
    const to = c.to[e] as number;
    system.add(row, from, a);
    system.add(row, to, -a);
    system.add(row, row, -b);
    system.add(from, row, 1);
    system.add(to, row, -1);
    right[row] = value;
  }

  /** Linearises an element at the present guess of its voltage. */
  function linearize(e: number, element: CircuitElement, state: Float64Array, rule: IntegrationRule): void {
    const v = guess[e] as number;
    let [g, i] = [0, 0];
    if (element.kind === 'resistor') g = 1 / element.resistance;
    else if (element.kind === 'voltmeter') g = 1 / (element.resistance ?? Infinity);
    else if (element.kind === 'current-source') i = element.current;
    else if (element.kind === 'diode') {
      const { saturation = 1e-12, ideality = 1 } = element;
      g = junctionSlope(v, saturation, ideality);
      i = junctionCurrent(v, saturation, ideality) - g * v;
    } else if (element.kind === 'lamp') {
      const filament = c.filaments[e];
      const temperature = state[c.filamentIndex[e] as number] as number;
      const point = steady
        ? filament?.steady(v)
        : filament?.step(temperature, voltageOf(c, state, e), currentOf(c, state, e), v, rule.h);
      if (!point) return;
      temperatures[e] = point.temperature;
      g = point.slope;
      i = point.current - g * v;
    }
    slope[e] = g;
    offset[e] = i;
  }

  function stampConductance(e: number): void {
    const from = c.from[e] as number;
    const to = c.to[e] as number;
    const g = slope[e] as number;
    const i = offset[e] as number;
    system.add(from, from, g);
    system.add(to, to, g);
    system.add(from, to, -g);
    system.add(to, from, -g);
    if (from >= 0) right[from] = (right[from] as number) - i;
    if (to >= 0) right[to] = (right[to] as number) + i;
  }

  /** One Newton iteration. Returns the largest relative change of a voltage. */
  function iterate(state: Float64Array, rule: IntegrationRule): number {
    matrix.fill(0);
    right.fill(0);
    elements.forEach((element, e) => {
      if ((c.branch[e] as number) >= 0) stampBranch(e, element, state, rule);
      else {
        linearize(e, element, state, rule);
        stampConductance(e);
      }
    });
    // The matrix of a linear circuit depends on the length of the step only.
    if (!c.linear || factored !== rule.weight) system.factor();
    factored = rule.weight;
    system.solve();
    let largest = 0;
    elements.forEach((element, e) => {
      const { kind } = element;
      if (kind !== 'diode' && kind !== 'lamp') return;
      const v = voltageOf(c, solution, e);
      const old = guess[e] as number;
      largest = Math.max(largest, Math.abs(v - old) / Math.max(1, Math.abs(v)));
      guess[e] =
        kind === 'diode' ? dampedVoltage(v, old, element.saturation ?? 1e-12, element.ideality ?? 1) : v;
    });
    return largest;
  }

  return (state, rule) => {
    for (let e = 0; e < count; e++) guess[e] = voltageOf(c, state, e);
    let previous = Infinity;
    for (let iterations = 0; ; iterations++) {
      const change = iterate(state, rule);
      // While Newton's method converges, each iteration improves by far more than a factor of four.
      if (change <= TOLERANCE || (change < ROUNDING_TOLERANCE && change > previous / 4)) break;
      if (iterations === MAX_ITERATIONS) throw new CircuitError('no-convergence');
      previous = change;
    }
    const nodes = c.nodes.length;
    for (let node = 0; node < nodes; node++) state[node] = solution[node] as number;
    for (let e = 0; e < count; e++) {
      const row = c.branch[e] as number;
      const line = (slope[e] as number) * voltageOf(c, state, e) + (offset[e] as number);
      state[nodes + e] = row >= 0 ? (solution[row] as number) : line;
      const lamp = c.filamentIndex[e] as number;
      if (lamp >= 0) state[lamp] = temperatures[e] as number;
    }
    if (!state.every((value) => Number.isFinite(value))) throw new CircuitError('singular');
  };
}
