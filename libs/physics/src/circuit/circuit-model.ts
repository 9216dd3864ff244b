import type { Model, Quantity } from '../model/model.js';
import { statesCanStay } from './check-netlist.js';
import { compileCircuit, type Circuit } from './compile-circuit.js';
import { ROOM_TEMPERATURE } from './filament.js';
import type { Netlist } from './netlist.js';
import { dissipatedPower, kirchhoffResidual, sourcePower, storedEnergy } from './read-circuit.js';
import { backwardEuler, createCircuitSolver, frozen, trapezoidal } from './solve-circuit.js';

const TIME_STEP = 1 / 600;
/** Where states jump, this many tiny steps of backward Euler find the circuit after the jump. */
const JUMP_STEPS = 50;
const JUMP_TIME_STEP = TIME_STEP * 1e-6;

function layoutOf(netlist: Netlist): readonly Quantity[] {
  const { nodes, elements } = compileCircuit(netlist, 'transient');
  return [
    ...nodes.map((node) => ({ key: `potential.${node}`, unit: 'V' })),
    ...elements.map(({ key }) => ({ key: `current.${key}`, unit: 'A' })),
    ...elements
      .filter(({ kind }) => kind === 'lamp')
      .map(({ key }) => ({ key: `filament.${key}`, unit: 'K' })),
  ];
}

/**
 * Makes a state consistent after a jump (a switch thrown, a value changed): solves for potentials and currents at the
 * present capacitor voltages and coil currents. Where these cannot all stay (a capacitor shorted by a switch, a coil
 * disconnected) they jump, and the energy difference is lost in the spark.
 * @param netlist the circuit after the jump, with the same nodes and elements
 */
export function reinitializeCircuit(netlist: Netlist, state: Float64Array, t: number): void {
  const c = compileCircuit(netlist, 'transient');
  const solve = createCircuitSolver(c);
  if (statesCanStay(netlist, [netlist.ground, ...c.nodes])) {
    // The state holds the currents of coils; the voltages of capacitors follow from its potentials.
    solve(state, frozen(t));
    return;
  }
  for (let step = 0; step < JUMP_STEPS; step++) solve(state, backwardEuler(t, JUMP_TIME_STEP));
}

/** Sets potentials so that every capacitor has its initial voltage, as far as these are consistent. */
function chargeCapacitors(c: Circuit, state: Float64Array): void {
  const known = new Set([-1]);
  const unplaced = new Map(
    c.elements.flatMap((element, e) =>
      element.kind === 'capacitor' ? [[e, element.initialVoltage ?? 0] as const] : [],
    ),
  );
  while (unplaced.size > 0) {
    const ends = (e: number) => [c.from[e] ?? -1, c.to[e] ?? -1] as const;
    // A capacitor with one known end, else any: its potentials then start from zero.
    const candidates = [...unplaced.keys()];
    const e =
      candidates.find((element) => ends(element).some((node) => known.has(node))) ?? candidates[0] ?? 0;
    const [from, to] = ends(e);
    const voltage = unplaced.get(e) ?? 0;
    if (known.has(from) && !known.has(to)) state[to] = (state[from] ?? 0) - voltage;
    else if (!known.has(from)) state[from] = (state[to] ?? 0) + voltage;
    known.add(from).add(to);
    unplaced.delete(e);
  }
}

function initialState(netlist: Netlist): Float64Array {
  const c = compileCircuit(netlist, 'transient');
  const state = new Float64Array(c.stateLength);
  chargeCapacitors(c, state);
  c.elements.forEach((element, e) => {
    if (element.kind === 'inductor') state[c.nodes.length + e] = element.initialCurrent ?? 0;
    if (element.kind === 'lamp') state[c.filamentIndex[e] ?? 0] = ROOM_TEMPERATURE;
  });
  reinitializeCircuit(netlist, state, 0);
  return state;
}

/**
 * An electric circuit of lumped elements: Kirchhoff's laws by modified nodal analysis (Ho, Ruehli and Brennan, IEEE
 * Trans. Circuits Syst. 22, 504, 1975), capacitors and coils by the trapezoidal rule, diodes and lamps by Newton's method.
 * Limits: no radiation, no waves on wires, no mutual inductance: valid while the circuit is small against the wavelength.
 *
 * A changed netlist (a switch thrown) needs a new integrator and one call of `reinitializeCircuit`.
 */
export const circuit: Model<Netlist> = {
  dt: TIME_STEP,
  layout: layoutOf,
  start: initialState,
  solver: (netlist) => {
    const solve = createCircuitSolver(compileCircuit(netlist, 'transient'));
    return (t, state, h) => {
      solve(state, trapezoidal(t, h));
    };
  },
  observables: [
    { key: 'storedEnergy', unit: 'J', value: (_t, state, p) => storedEnergy(p, state) },
    { key: 'sourcePower', unit: 'W', value: (_t, state, p) => sourcePower(p, state) },
    { key: 'dissipatedPower', unit: 'W', value: (_t, state, p) => dissipatedPower(p, state) },
    { key: 'kirchhoffResidual', unit: 'A', value: (_t, state, p) => kirchhoffResidual(p, state) },
  ],
};

/**
 * The direct-current steady state: capacitors are open, coils are wires, lamps are at their final temperature, alternating
 * sources at their mean.
 * @throws CircuitError
 */
export function solveDc(netlist: Netlist): Float64Array {
  const c = compileCircuit(netlist, 'steady');
  const state = new Float64Array(c.stateLength);
  createCircuitSolver(c)(state, frozen(0));
  return state;
}
