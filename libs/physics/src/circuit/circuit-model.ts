import type { Model, Quantity } from '../model/model.js';
import { canHold } from './check-netlist.js';
import { compileCircuit, type Circuit } from './compile-circuit.js';
import { COLD_FILAMENT } from './filament.js';
import type { Netlist } from './netlist.js';
import { dissipatedPower, kirchhoffResidual, sourcePower, storedEnergy } from './read-circuit.js';
import { createCircuitSolver, forgetting, holding, trapezoidal } from './solve-circuit.js';

const STEP_S = 1 / 600;
/** Where a jump cannot be taken at once: as many tiny steps of backward Euler, a part of STEP_S each. */
const FORGETTING_STEPS = 50;
const FORGETTING_STEP_S = STEP_S * 1e-6;

function layoutOf(netlist: Netlist): readonly Quantity[] {
  const { nodes, elements } = compileCircuit(netlist, 'moving');
  return [
    ...nodes.map((node) => ({ key: `potential.${node}`, unit: 'V' })),
    ...elements.map(({ key }) => ({ key: `current.${key}`, unit: 'A' })),
    ...elements
      .filter(({ kind }) => kind === 'lamp')
      .map(({ key }) => ({ key: `filament.${key}`, unit: 'K' })),
  ];
}

/**
 * After a jump (a switch thrown, a value changed): finds the potentials and currents that go with the capacitor voltages
 * and coil currents as they are. Where these cannot all stay (a capacitor shorted by a switch, a coil cut off) they
 * change at once, and the energy between is gone in the spark.
 * @param netlist the circuit after the jump, with the same nodes and elements
 */
export function settleCircuit(netlist: Netlist, state: Float64Array, t: number): void {
  const c = compileCircuit(netlist, 'moving');
  const solve = createCircuitSolver(c);
  if (canHold(netlist, [netlist.ground, ...c.nodes])) {
    // Held currents of coils stand in the state; held voltages of capacitors are those of its nodes.
    solve(state, holding(t));
    return;
  }
  for (let step = 0; step < FORGETTING_STEPS; step++) solve(state, forgetting(t, FORGETTING_STEP_S));
}

/** Potentials from which every capacitor has its voltage at the start, as far as they do not contradict one another. */
function chargeCapacitors(c: Circuit, state: Float64Array): void {
  const placed = new Set([-1]);
  const waiting = new Map(
    c.elements.flatMap((element, e) =>
      element.kind === 'capacitor' ? [[e, element.charged ?? 0] as const] : [],
    ),
  );
  while (waiting.size > 0) {
    const ends = (e: number) => [c.from[e] ?? -1, c.to[e] ?? -1] as const;
    // One that hangs on what is placed, else any, which then begins at zero.
    const next = [...waiting.keys()];
    const e = next.find((at) => ends(at).some((node) => placed.has(node))) ?? next[0] ?? 0;
    const [from, to] = ends(e);
    const voltage = waiting.get(e) ?? 0;
    if (placed.has(from) && !placed.has(to)) state[to] = (state[from] ?? 0) - voltage;
    else if (!placed.has(from)) state[from] = (state[to] ?? 0) + voltage;
    placed.add(from).add(to);
    waiting.delete(e);
  }
}

function startOf(netlist: Netlist): Float64Array {
  const c = compileCircuit(netlist, 'moving');
  const state = new Float64Array(c.stateLength);
  chargeCapacitors(c, state);
  c.elements.forEach((element, e) => {
    if (element.kind === 'inductor') state[c.nodes.length + e] = element.carrying ?? 0;
    if (element.kind === 'lamp') state[c.lampSlot[e] ?? 0] = COLD_FILAMENT;
  });
  settleCircuit(netlist, state, 0);
  return state;
}

/**
 * An electric circuit of concentrated elements: Kirchhoff's laws as modified nodal analysis (Ho, Ruehli and Brennan, IEEE
 * Trans. Circuits Syst. 22, 504, 1975), capacitors and coils by the trapezoidal rule, diodes and lamps by Newton's rule.
 * No radiation, no wave on a wire, no coupling between coils: good while the circuit is small against the wavelength.
 *
 * A changed netlist (a switch thrown) needs a new solver, and `settleCircuit` once.
 */
export const circuit: Model<Netlist> = {
  dt: STEP_S,
  layout: layoutOf,
  start: startOf,
  solver: (netlist) => {
    const solve = createCircuitSolver(compileCircuit(netlist, 'moving'));
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
 * The state in which nothing changes any more: capacitors are gaps, coils wires, lamps as hot as they get, alternating
 * sources at their mean.
 * @throws CircuitError
 */
export function solveDc(netlist: Netlist): Float64Array {
  const c = compileCircuit(netlist, 'steady');
  const state = new Float64Array(c.stateLength);
  createCircuitSolver(c)(state, holding(0));
  return state;
}
