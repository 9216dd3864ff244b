import { simulate } from '../index.js';
import { solveAc } from './solve-ac.js';
import { circuit, readCircuit, type CircuitElement, type Netlist } from '../circuit/index.js';

const terminals = (key: string, from: string, to: string) => ({ key, from, to });
const series = (r: number, l: number, c: number, amplitude = 1, frequency = 1, phase = 0): Netlist => ({
  ground: '0',
  elements: [
    { kind: 'source', ...terminals('U', '1', '0'), voltage: 0, amplitude, frequency, phase },
    { kind: 'resistor', ...terminals('R', '1', '2'), resistance: r },
    { kind: 'inductor', ...terminals('L', '2', '3'), inductance: l },
    { kind: 'capacitor', ...terminals('C', '3', '0'), capacitance: c },
  ],
});

test.each([
  [1, 1, 0.1, 0.3],
  [100, 1e-3, 1e-6, 5e3],
  [1e-3, 1e-9, 1e-12, 1e9],
])('series RLC of %p Ω, %p H, %p F terminals %p Hz: impedance R + i(ωL - 1/ωC) to 1e-12', (r, l, c, f) => {
  const current = solveAc(series(r, l, c, 10, 1, 0.4), f).currents.get('R')!;
  const reactance = 2 * Math.PI * f * l - 1 / (2 * Math.PI * f * c);
  expect(Math.abs(current.amplitude / (10 / Math.hypot(r, reactance)) - 1)).toBeLessThan(1e-11);
  expect(current.phase).toBeCloseTo(0.4 - Math.atan2(reactance, r), 10);
});

test('1 H and 0.1 F resonate at 0.50329 Hz: there the current peaks, in phase, and U = IR (1e-9)', () => {
  const resonance = 1 / (2 * Math.PI * Math.sqrt(0.1));
  expect(resonance).toBeCloseTo(0.50329, 5);
  const amplitude = (f: number) => solveAc(series(0.5, 1, 0.1), f).currents.get('L')!.amplitude;
  let [from, to] = [0.3, 0.8];
  for (let round = 0; round < 60; round++) {
    const [a, b] = [from + (to - from) / 3, to - (to - from) / 3];
    if (amplitude(a) < amplitude(b)) from = a;
    else to = b;
  }
  // A peak is flat: its position is only known to the square root of the rounding error.
  expect(Math.abs(from / resonance - 1)).toBeLessThan(1e-6);
  const atResonance = solveAc(series(0.5, 1, 0.1), resonance);
  expect(atResonance.currents.get('R')!.amplitude).toBeCloseTo(2, 9);
  expect(atResonance.currents.get('R')!.phase).toBeCloseTo(0, 9);
  expect(atResonance.voltages.get('C')!.amplitude).toBeCloseTo(2 * Math.sqrt(10), 9);
});

test('an RC low pass is 3 dB down and lags by 45 degrees at its corner, and falls by 20 dB a decade (1e-3 dB)', () => {
  const lowPass: Netlist = {
    ground: '0',
    elements: [
      { kind: 'source', ...terminals('U', '1', '0'), voltage: 7, amplitude: 1 },
      { kind: 'ammeter', ...terminals('A', '1', 'a') },
      { kind: 'resistor', ...terminals('R', 'a', '2'), resistance: 1e3 },
      { kind: 'capacitor', ...terminals('C', '2', '0'), capacitance: 1e-6 },
      { kind: 'voltmeter', ...terminals('V', '2', '0') },
    ],
  };
  const corner = 1 / (2 * Math.PI * 1e-3);
  const out = (f: number) => solveAc(lowPass, f).potentials.get('2')!;
  const decibel = (f: number) => 20 * Math.log10(out(f).amplitude);
  expect(decibel(corner)).toBeCloseTo(-10 * Math.log10(2), 8);
  expect(out(corner).phase).toBeCloseTo(-Math.PI / 4, 8);
  expect(Math.abs(decibel(1e4 * corner) - decibel(1e3 * corner) + 20)).toBeLessThan(1e-3);
  expect(solveAc(lowPass, corner).currents.get('V')!.amplitude).toBe(0);
});

test('cross-method: a transient settles into the oscillation that phasors predict (1e-4 at 1/600 s and 1 Hz)', () => {
  const netlist = series(3, 1, 0.1, 5, 1, 0.7);
  const run = simulate(circuit, netlist);
  while (run.time < 20) run.step();
  const { amplitude, phase } = solveAc(netlist, 1).voltages.get('C')!;
  for (let step = 0; step < 600; step++) {
    run.step();
    const { voltage } = readCircuit(netlist, run.state).elements.get('C')!;
    const theory = amplitude * Math.sin(2 * Math.PI * run.time + phase);
    expect(Math.abs(voltage - theory)).toBeLessThan(1e-4 * amplitude);
  }
});

test('phasors with a current source and an open switch: the constant current is ignored', () => {
  const elements: CircuitElement[] = [
    ...series(2, 1, 0.1, 4).elements,
    { kind: 'current-source', ...terminals('I', '0', '2'), current: 3 },
    { kind: 'switch', ...terminals('S', '1', '2'), closed: false },
  ];
  const [plain, more] = [solveAc(series(2, 1, 0.1, 4), 0.7), solveAc({ elements, ground: '0' }, 0.7)];
  expect(more.currents.get('L')!.amplitude).toBeCloseTo(plain.currents.get('L')!.amplitude, 9);
  expect(more.currents.get('I')!.amplitude).toBe(0);
});
