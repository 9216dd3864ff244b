import { currentOf, voltageOf, type Circuit } from './compile-circuit.js';
import { dampedVoltage, junctionCurrent, junctionSlope } from './junction.js';
import { LinearSystem } from './linear-system.js';
import { CircuitError, type CircuitElement } from './netlist.js';

/** Resistance of closed switches and ammeters, Ω: far below any other, but two side by side share their current. */
const CONTACT = 1e-9;
/** Conductance of an open switch, S. */
const LEAK = 1e-12;
const MOST_ROUNDS = 200;
/** Newton's rule ends when no voltage moves by more than this part (or by so many volts below 1 V). */
const CLOSE_ENOUGH = 1e-11;
/** Where the rule may also end because it gets no nearer: the potential of a part that hangs on leaks alone is lost in rounding. */
const NEAR = 1e-4;

/** How capacitors and coils are taken: u' = i / C becomes u - u₀ = (weight · i + past · i₀) / C. */
export interface Rule {
  /** End of the step, s. */
  readonly t: number;
  /** Length of the step for lamps, s. */
  readonly h: number;
  readonly weight: number;
  readonly past: number;
}

/** The trapezoidal rule: order 2, stable for every step, and it neither makes nor loses energy. */
export const trapezoidal = (t: number, h: number): Rule => ({ t: t + h, h, weight: h / 2, past: h / 2 });
/** Capacitor voltages, coil currents and temperatures stay; everything else finds itself. */
export const holding = (t: number): Rule => ({ t, h: 0, weight: 0, past: 0 });
/** Backward Euler: forgets currents and voltages that have jumped. */
export const forgetting = (t: number, h: number): Rule => ({ t, h: 0, weight: h, past: 0 });

function sourceVoltage(element: CircuitElement & { kind: 'source' }, t: number, steady: boolean): number {
  const { voltage, amplitude = 0, frequency = 0, phase = 0 } = element;
  return steady ? voltage : voltage + amplitude * Math.sin(2 * Math.PI * frequency * t + phase);
}

/** Makes the solver of a circuit. It writes the state after a step over that before it. */
export function createCircuitSolver(c: Circuit): (state: Float64Array, rule: Rule) => void {
  const { elements } = c;
  const system = new LinearSystem(c.unknowns);
  const { matrix, right, solution } = system;
  const steady = c.regime === 'steady';
  const count = elements.length;
  /** Of elements whose current bends: where they are taken straight, and the line there, i = slope · u + offset. */
  const guess = new Float64Array(count);
  const slope = new Float64Array(count);
  const offset = new Float64Array(count);
  const heat = new Float64Array(count);
  let factored: number | undefined;

  /** Coefficients of a u - b i = right for an element with a current of its own. */
  function stampBranch(e: number, element: CircuitElement, state: Float64Array, rule: Rule): void {
    let [a, b, value] = [1, 0, 0];
    if (element.kind === 'source') value = sourceVoltage(element, rule.t, steady);
    else if (element.kind === 'ammeter') b = CONTACT;
    else if (element.kind === 'switch') [a, b] = element.closed ? [1, CONTACT] : [LEAK, 1];
    else if (element.kind === 'capacitor') {
      if (steady) [a, b] = [0, 1];
      else {
        b = rule.weight / element.capacitance;
        value = voltageOf(c, state, e) + (rule.past / element.capacitance) * currentOf(c, state, e);
      }
    } else if (element.kind === 'inductor' && !steady) {
      [a, b] = [rule.weight / element.inductance, 1];
      value = -currentOf(c, state, e) - (rule.past / element.inductance) * voltageOf(c, state, e);
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

  /** The straight line that stands for an element. */
  function straighten(e: number, element: CircuitElement, state: Float64Array, rule: Rule): void {
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
      const kelvin = state[c.lampSlot[e] as number] as number;
      const point = steady
        ? filament?.steady(v)
        : filament?.step(kelvin, voltageOf(c, state, e), currentOf(c, state, e), v, rule.h);
      if (!point) return;
      heat[e] = point.temperature;
      g = point.slope;
      i = point.current - g * v;
    }
    slope[e] = g;
    offset[e] = i;
  }

  function stampLine(e: number): void {
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

  /** One round of Newton's rule. Tells how far the worst voltage was off. */
  function round(state: Float64Array, rule: Rule): number {
    matrix.fill(0);
    right.fill(0);
    elements.forEach((element, e) => {
      if ((c.branch[e] as number) >= 0) stampBranch(e, element, state, rule);
      else {
        straighten(e, element, state, rule);
        stampLine(e);
      }
    });
    // In a linear circuit the matrix depends on the length of the step only.
    if (!c.linear || factored !== rule.weight) system.factor();
    factored = rule.weight;
    system.solve();
    let worst = 0;
    elements.forEach((element, e) => {
      const { kind } = element;
      if (kind !== 'diode' && kind !== 'lamp') return;
      const v = voltageOf(c, solution, e);
      const old = guess[e] as number;
      worst = Math.max(worst, Math.abs(v - old) / Math.max(1, Math.abs(v)));
      guess[e] =
        kind === 'diode' ? dampedVoltage(v, old, element.saturation ?? 1e-12, element.ideality ?? 1) : v;
    });
    return worst;
  }

  return (state, rule) => {
    for (let e = 0; e < count; e++) guess[e] = voltageOf(c, state, e);
    let before = Infinity;
    for (let rounds = 0; ; rounds++) {
      const off = round(state, rule);
      // Newton's rule does far better than a quarter while it still converges.
      if (off <= CLOSE_ENOUGH || (off < NEAR && off > before / 4)) break;
      if (rounds === MOST_ROUNDS) throw new CircuitError('no-convergence');
      before = off;
    }
    const nodes = c.nodes.length;
    for (let node = 0; node < nodes; node++) state[node] = solution[node] as number;
    for (let e = 0; e < count; e++) {
      const row = c.branch[e] as number;
      const line = (slope[e] as number) * voltageOf(c, state, e) + (offset[e] as number);
      state[nodes + e] = row >= 0 ? (solution[row] as number) : line;
      const lamp = c.lampSlot[e] as number;
      if (lamp >= 0) state[lamp] = heat[e] as number;
    }
    if (!state.every((value) => Number.isFinite(value))) throw new CircuitError('singular');
  };
}
