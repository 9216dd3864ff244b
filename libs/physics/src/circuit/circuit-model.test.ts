import { simulate } from '../index.js';
import {
  circuit,
  dissipatedPower,
  kirchhoffResidual,
  readCircuit,
  reinitializeCircuit,
  solveDc,
  sourcePower,
  storedEnergy,
  type CircuitElement,
  type Netlist,
} from './index.js';

const terminals = (key: string, from: string, to: string) => ({ key, from, to });
const R = (key: string, from: string, to: string, resistance: number): CircuitElement => ({
  kind: 'resistor',
  ...terminals(key, from, to),
  resistance,
});
const C = (
  key: string,
  from: string,
  to: string,
  capacitance: number,
  initialVoltage = 0,
): CircuitElement => ({
  kind: 'capacitor',
  ...terminals(key, from, to),
  capacitance,
  initialVoltage,
});
const L = (
  key: string,
  from: string,
  to: string,
  inductance: number,
  initialCurrent = 0,
): CircuitElement => ({
  kind: 'inductor',
  ...terminals(key, from, to),
  inductance,
  initialCurrent,
});
const U = (from: string, to: string, voltage: number, amplitude = 0, frequency = 0): CircuitElement => ({
  kind: 'source',
  ...terminals('U', from, to),
  ...{ voltage, amplitude, frequency },
});
const net = (...elements: CircuitElement[]): Netlist => ({ elements, ground: '0' });
const withStep = (dt: number) => ({ ...circuit, dt });
const element = (netlist: Netlist, state: Float64Array, key: string) =>
  readCircuit(netlist, state).elements.get(key)!;

test.each([
  [100, 1e-3, 5],
  [1e6, 1e-6, 300],
  [2, 5, -1],
])('RC: through %p Ω, %p F charges to %p V as 1 - exp(-t/RC) (1e-5 of the voltage)', (r, c, u) => {
  const netlist = net(U('1', '0', u), R('R', '1', '2', r), C('C', '2', '0', c));
  const tau = r * c;
  const run = simulate(withStep(tau / 200), netlist);
  expect(element(netlist, run.state, 'R').current).toBeCloseTo(u / r, 12);
  while (run.steps < 1000) {
    run.step();
    const theory = u * -Math.expm1(-run.time / tau);
    expect(Math.abs(element(netlist, run.state, 'C').voltage - theory)).toBeLessThan(1e-5 * Math.abs(u));
  }
});

test('RL: the current of a coil of 2 H behind 8 Ω rises as 1 - exp(-Rt/L) (1e-5), the voltage of the coil falls from 12 V', () => {
  const netlist = net(U('1', '0', 12), R('R', '1', '2', 8), L('L', '2', '0', 2));
  const run = simulate(circuit, netlist);
  expect(element(netlist, run.state, 'L').voltage).toBeCloseTo(12, 9);
  while (run.time < 1) run.step();
  expect(
    Math.abs(element(netlist, run.state, 'L').current / (1.5 * -Math.expm1(-4 * run.time)) - 1),
  ).toBeLessThan(1e-5);
});

/** Damped oscillation of 1 H, 0.1 F and 0.02 Ω from 1 V. */
const ring = net(C('C', '1', '0', 0.1, 1), L('L', '1', '2', 1), R('R', '2', '0', 0.02));
const ringTheory = (t: number): number => {
  const decay = 0.01;
  const w = Math.sqrt(10 - decay ** 2);
  return Math.exp(-decay * t) * (Math.cos(w * t) + (decay / w) * Math.sin(w * t));
};
const ringError = (dt: number): number => {
  const run = simulate(withStep(dt), ring);
  let worst = 0;
  while (run.time < 20 - dt / 2) {
    run.step();
    worst = Math.max(worst, Math.abs(element(ring, run.state, 'C').voltage - ringTheory(run.time)));
  }
  return worst;
};

test('RLC ringing for 20 s at 1/600 s: voltage error at most 3e-4 of the start', () => {
  const error = ringError(1 / 600);
  expect(error).toBeLessThan(3e-4);
  expect(error).toBeGreaterThan(1e-6);
});

test('RLC: the error is of order 2 in the step (fitted over three halvings, within 0.1)', () => {
  const order = Math.log2(ringError(1 / 50) / ringError(1 / 400)) / 3;
  expect(Math.abs(order - 2)).toBeLessThan(0.1);
});

test('LC without resistance conserves its energy to 1e-11 over a minute (trapezoidal rule)', () => {
  const netlist = net(C('C', '1', '0', 0.1, 1), L('L', '1', '0', 1));
  const run = simulate(circuit, netlist);
  while (run.time < 60) run.step();
  expect(Math.abs(storedEnergy(netlist, run.state) / 0.05 - 1)).toBeLessThan(1e-11);
});

test('energy balance of a driven RLC: supplied energy is dissipated or stored, to 1e-11 over 10 s; Kirchhoff to 1e-12 A', () => {
  const netlist = net(
    U('1', '0', 2, 5, 0.4),
    R('R', '1', '2', 1),
    L('L', '2', '3', 1),
    C('C', '3', '0', 0.1),
  );
  const run = simulate(circuit, netlist);
  let [supplied, dissipated] = [0, 0];
  const before = run.state.slice();
  const mean = new Float64Array(before.length);
  while (run.time < 10) {
    before.set(run.state);
    run.step();
    // The trapezoidal rule averages voltages and currents over the step.
    before.forEach((value, index) => (mean[index] = (value + run.state[index]!) / 2));
    supplied += sourcePower(netlist, mean) * circuit.dt;
    dissipated += dissipatedPower(netlist, mean) * circuit.dt;
    expect(kirchhoffResidual(netlist, run.state)).toBeLessThan(1e-12);
  }
  expect(dissipated).toBeGreaterThan(10);
  expect(Math.abs(supplied - dissipated - storedEnergy(netlist, run.state))).toBeLessThan(1e-11 * supplied);
});

test('lamp: electric work is heat of the filament plus light; inrush current above 13 times the rated one; final state is the rating (1e-6)', () => {
  const lamp: CircuitElement = {
    kind: 'lamp',
    ...terminals('lamp', '1', '0'),
    ratedVoltage: 12,
    ratedPower: 24,
    heatCapacity: 0.002,
  };
  const netlist = net(U('1', '0', 12), lamp);
  const run = simulate(circuit, netlist);
  const radiation = 24 / (2700 ** 4 - 300 ** 4);
  expect(element(netlist, run.state, 'lamp').current / 2).toBeGreaterThan(13);
  let [work, light] = [0, 0];
  let before = element(netlist, run.state, 'lamp');
  while (run.time < 2) {
    run.step();
    const now = element(netlist, run.state, 'lamp');
    work += (circuit.dt * (before.voltage + now.voltage) * (before.current + now.current)) / 4;
    light += circuit.dt * radiation * (((before.temperature! + now.temperature!) / 2) ** 4 - 300 ** 4);
    before = now;
  }
  expect(Math.abs(before.temperature! / 2700 - 1)).toBeLessThan(1e-6);
  expect(Math.abs(before.power / 24 - 1)).toBeLessThan(1e-6);
  expect(Math.abs((work - light) / (0.002 * 2400) - 1)).toBeLessThan(1e-6);
});

test('lamp warming up: order 2 in the step (fitted over two halvings, within 0.15)', () => {
  const lamp: CircuitElement = {
    kind: 'lamp',
    ...terminals('lamp', '2', '0'),
    ratedVoltage: 12,
    ratedPower: 24,
    heatCapacity: 0.05,
  };
  const netlist = net(U('1', '0', 12), R('R', '1', '2', 1), lamp);
  const temperatureAfter = (steps: number): number => {
    const run = simulate(withStep(1 / 2 / steps), netlist);
    while (run.steps < steps) run.step();
    return element(netlist, run.state, 'lamp').temperature!;
  };
  const [a, b, c, d] = [100, 200, 400, 800].map(temperatureAfter) as [number, number, number, number];
  expect(Math.abs(Math.log2((a - b) / (b - c)) - 2)).toBeLessThan(0.15);
  expect(Math.abs(Math.log2((b - c) / (c - d)) - 2)).toBeLessThan(0.15);
});

test('a half-wave rectifier charges its capacitor to the peak minus one diode drop, and no current flows backwards', () => {
  const netlist = net(
    U('1', '0', 0, 10, 5),
    { kind: 'diode', ...terminals('D', '1', '2') },
    C('C', '2', '0', 1e-3),
    R('load', '2', '0', 1e4),
  );
  const run = simulate(circuit, netlist);
  while (run.time < 1) {
    run.step();
    expect(element(netlist, run.state, 'D').current).toBeGreaterThan(-1e-9);
  }
  const { voltage } = element(netlist, run.state, 'C');
  expect(voltage).toBeGreaterThan(9);
  expect(voltage).toBeLessThan(9.7);
});

const flash = (closed: boolean): Netlist =>
  net(
    U('1', '0', 6),
    { kind: 'switch', ...terminals('S', '1', '2'), closed },
    R('R', '2', '3', 10),
    C('C', '3', '0', 0.01),
    R('load', '3', '0', 20),
  );

test('switching: capacitor voltages stay, currents jump, and the discharge follows exp(-t/RC) (1e-5)', () => {
  const run = simulate(circuit, flash(true));
  while (run.time < 3) run.step();
  expect(element(flash(true), run.state, 'C').voltage).toBeCloseTo(4, 6);
  const open = flash(false);
  const state = run.state.slice();
  reinitializeCircuit(open, state, 3);
  expect(element(open, state, 'C').voltage).toBeCloseTo(4, 6);
  expect(element(open, state, 'C').current).toBeCloseTo(-0.2, 6);
  const advance = circuit.solver(open);
  for (let step = 0; step < 120; step++) advance(3 + step * circuit.dt, state, circuit.dt);
  expect(Math.abs(element(open, state, 'C').voltage / (4 * Math.exp(-1)) - 1)).toBeLessThan(1e-5);
});

test('a capacitor connected to a source takes its voltage, and a disconnected coil loses its current: finite, without ringing', () => {
  const across = net(
    U('1', '0', 6),
    { kind: 'switch', ...terminals('S', '1', '2'), closed: true },
    C('C', '2', '0', 1, 1),
  );
  const one = simulate(circuit, across);
  for (let step = 0; step < 5; step++) {
    one.step();
    const { voltage, current } = element(across, one.state, 'C');
    expect(voltage).toBeCloseTo(6, 6);
    expect(Math.abs(current)).toBeLessThan(1e-3);
  }
  const cut = net(L('L', '1', '0', 1, 2), { kind: 'switch', ...terminals('S', '1', '0'), closed: false });
  const other = simulate(circuit, cut);
  for (let step = 0; step < 5; step++) {
    other.step();
    const { voltage, current } = element(cut, other.state, 'L');
    expect(Math.abs(current)).toBeLessThan(1e-6);
    expect(Math.abs(voltage)).toBeLessThan(1e-3);
  }
});

test('capacitors in series and in parallel start with their initial voltages', () => {
  const netlist = net(
    C('a', '1', '2', 1e-3, 3),
    C('b', '2', '0', 2e-3, -1),
    C('c', '3', '1', 1e-3, 5),
    R('R', '3', '0', 1e3),
    C('d', '4', '5', 1e-3, 7),
    R('left', '4', '0', 1e3),
    R('right', '5', '0', 1e3),
  );
  const run = simulate(circuit, netlist);
  const voltages = ['a', 'b', 'c', 'd'].map((key) => element(netlist, run.state, key).voltage);
  [3, -1, 5, 7].forEach((volts, index) => expect(voltages[index]).toBeCloseTo(volts, 12));
});

test('cross-method: after 30 time constants the transient solution equals the steady one (1e-9)', () => {
  const netlist = net(
    U('1', '0', 9),
    R('1', '1', '2', 10),
    C('C', '2', '0', 1e-3),
    L('L', '2', '3', 0.01),
    R('2', '3', '0', 20),
    { kind: 'diode', ...terminals('D', '3', '0') },
  );
  const run = simulate(circuit, netlist);
  while (run.time < 2) run.step();
  const steady = solveDc(netlist);
  run.state.forEach((value, index) => expect(value).toBeCloseTo(steady[index]!, 9));
});

test('layout names each number of the state', () => {
  const netlist = flash(true);
  const layout = circuit.layout(netlist);
  expect(layout).toHaveLength(circuit.start(netlist, { uniform: () => 0, normal: () => 0 }).length);
  expect(layout[0]).toEqual({ key: 'potential.1', unit: 'V' });
  expect(layout.at(-1)).toEqual({ key: 'current.load', unit: 'A' });
});

test('resistors behind a blocking diode do not prevent convergence, although their potential is lost in rounding', () => {
  const netlist = net(
    { kind: 'ammeter', ...terminals('A', '1', '0') },
    U('1', '2', 4),
    R('r', '2', '3', 1.2),
    { kind: 'diode', ...terminals('D', '3', '4') },
    R('R', '4', '5', 21_720),
    R('S', '6', '5', 635),
  );
  const simulation = simulate(circuit, netlist);
  for (let step = 0; step < 60; step++) simulation.step();
  expect(Math.abs(element(netlist, simulation.state, 'D').current)).toBeLessThan(1e-12);
  expect(element(netlist, simulation.state, 'U').voltage).toBe(4);
});
