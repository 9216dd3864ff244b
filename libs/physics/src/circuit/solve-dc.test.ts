import {
  kirchhoffResidual,
  readCircuit,
  solveDc,
  tungstenRatio,
  type CircuitElement,
  type Netlist,
} from './index.js';

const resistor = (key: string, from: string, to: string, resistance: number): CircuitElement => ({
  kind: 'resistor',
  ...{ key, from, to, resistance },
});
const battery = (voltage: number, from = 'plus', to = 'ground'): CircuitElement => ({
  kind: 'source',
  ...{ key: 'battery', from, to, voltage },
});
const dc = (elements: CircuitElement[]) => {
  const netlist: Netlist = { elements, ground: 'ground' };
  const state = solveDc(netlist);
  const reading = readCircuit(netlist, state, 'steady');
  return {
    potential: (node: string) => reading.potentials.get(node)!,
    at: (key: string) => reading.elements.get(key)!,
    powers: [...reading.elements.values()].map(({ power }) => power),
    residual: kirchhoffResidual(netlist, state, 'steady'),
  };
};
const close = (value: number, theory: number, tolerance: number) =>
  expect(Math.abs(value - theory)).toBeLessThanOrEqual(tolerance * Math.abs(theory));

test.each([
  [12, 4, 8],
  [1e-3, 1, 1e6],
  [-400, 1e9, 1e9],
])(
  'a divider of %p V over %p Ω and %p Ω is exact to 1e-9, the current runs through both, and power adds up',
  (v, r1, r2) => {
    const circuit = dc([
      battery(v),
      resistor('a', 'plus', 'middle', r1),
      resistor('b', 'middle', 'ground', r2),
    ]);
    close(circuit.potential('middle'), (v * r2) / (r1 + r2), 1e-9);
    close(circuit.at('a').current, v / (r1 + r2), 1e-9);
    close(circuit.at('battery').current, -v / (r1 + r2), 1e-9);
    close(circuit.at('b').power, (v / (r1 + r2)) ** 2 * r2, 1e-9);
    const sum = circuit.powers.reduce((total, power) => total + power, 0);
    expect(Math.abs(sum)).toBeLessThan((1e-12 * v * v) / Math.min(r1, r2));
  },
);

test('Wheatstone bridge: the bridge current has its closed form to 1e-9; balanced it is zero (1e-12 A)', () => {
  const bridge = (r: readonly [number, number, number, number], across: number) =>
    dc([
      battery(10),
      resistor('1', 'plus', 'left', r[0]),
      resistor('2', 'left', 'ground', r[1]),
      resistor('3', 'plus', 'right', r[2]),
      resistor('4', 'right', 'ground', r[3]),
      resistor('across', 'left', 'right', across),
    ]);
  const [a, b, c, d, g] = [100, 220, 330, 470, 50];
  // Thevenin: the two dividers as sources with their parallel resistances.
  const open = 10 * (b / (a + b) - d / (c + d));
  const inner = (a * b) / (a + b) + (c * d) / (c + d);
  const circuit = bridge([a, b, c, d], g);
  close(circuit.at('across').current, open / (inner + g), 1e-9);
  expect(circuit.residual).toBeLessThan(1e-12);
  expect(Math.abs(bridge([100, 200, 300, 600], 50).at('across').current)).toBeLessThan(1e-12);
});

test('a ladder of 50 steps of 1 Ω and 1 Ω: its resistance is the ratio of Fibonacci numbers F(101) / F(100) (1e-9)', () => {
  const elements = [battery(1, 'n0')];
  for (let k = 0; k < 50; k++)
    elements.push(
      resistor(`along${k}`, `n${k}`, `n${k + 1}`, 1),
      resistor(`down${k}`, `n${k + 1}`, 'ground', 1),
    );
  let [last, next] = [1n, 1n];
  for (let k = 2; k < 101; k++) [last, next] = [next, last + next];
  const circuit = dc(elements);
  close(-1 / circuit.at('battery').current, Number(next) / Number(last), 1e-9);
  expect(circuit.residual).toBeLessThan(1e-12);
});

test('a cube of twelve equal resistors measures 5/6 R between opposite corners (1e-9)', () => {
  const elements: CircuitElement[] = [battery(1, '7', '0')];
  for (let corner = 0; corner < 8; corner++)
    for (const bit of [1, 2, 4])
      if ((corner & bit) === 0)
        elements.push(resistor(`${corner}-${bit}`, `${corner}`, `${corner | bit}`, 6));
  const state = solveDc({ elements, ground: '0' });
  const reading = readCircuit({ elements, ground: '0' }, state, 'steady');
  close(reading.elements.get('battery')!.current, -1 / 5, 1e-9);
});

test('superposition: two sources together give the sum of the single ones (1e-12)', () => {
  const potential = (u: number, i: number) =>
    dc([
      battery(u),
      { kind: 'current-source', key: 'drive', from: 'ground', to: 'm', current: i },
      resistor('1', 'plus', 'm', 30),
      resistor('2', 'm', 'ground', 70),
    ]).potential('m');
  close(potential(9, 0.5), potential(9, 0) + potential(0, 0.5), 1e-12);
  close(potential(0, 0.5), 0.5 * 21, 1e-9);
});

test('meters: an ammeter reads without loading, a voltmeter of 10 kΩ loads a divider (1e-9)', () => {
  const circuit = dc([
    battery(12),
    { kind: 'ammeter', key: 'A', from: 'plus', to: 'in' },
    resistor('1', 'in', 'm', 1e4),
    resistor('2', 'm', 'ground', 1e4),
    { kind: 'voltmeter', key: 'V', from: 'm', to: 'ground', resistance: 1e4 },
    { kind: 'voltmeter', key: 'ideal', from: 'in', to: 'm' },
  ]);
  close(circuit.at('V').voltage, 4, 1e-9);
  close(circuit.at('A').current, 12 / 15e3, 1e-9);
  close(circuit.at('ideal').voltage, 8, 1e-9);
  expect(circuit.at('ideal').current).toBe(0);
});

test('steady state: a capacitor is open, a coil is a wire, two closed switches in parallel share, an open one leaks below 1e-10 A', () => {
  const circuit = dc([
    battery(10),
    { kind: 'inductor', key: 'L', from: 'plus', to: 'a', inductance: 3 },
    resistor('1', 'a', 'b', 5),
    { kind: 'switch', key: 's1', from: 'b', to: 'ground', closed: true },
    { kind: 'switch', key: 's2', from: 'b', to: 'ground', closed: true },
    { kind: 'capacitor', key: 'C', from: 'a', to: 'ground', capacitance: 1 },
    { kind: 'switch', key: 'open', from: 'plus', to: 'c', closed: false },
    resistor('2', 'c', 'ground', 5),
  ]);
  close(circuit.at('L').current, 2, 1e-9);
  expect(circuit.at('C').current).toBe(0);
  expect(circuit.at('C').voltage).toBeCloseTo(10, 9);
  close(circuit.at('s1').current, 1, 1e-6);
  close(circuit.at('s1').current + circuit.at('s2').current, 2, 1e-9);
  expect(Math.abs(circuit.at('2').current)).toBeLessThan(1e-10);
});

test.each([
  [5, 1000, 1e-12, 1],
  [0.3, 10, 1e-9, 1.8],
  [300, 0.1, 1e-14, 1],
  [-50, 100, 1e-12, 1],
])('a diode at %p V behind %p Ω satisfies Shockley and Ohm together (1e-9)', (v, r, saturation, ideality) => {
  const circuit = dc([
    battery(v),
    resistor('r', 'plus', 'anode', r),
    { kind: 'diode', key: 'd', from: 'anode', to: 'ground', saturation, ideality },
  ]);
  // kT/e at 300 K: 25.851 999 mV (CODATA 2022).
  const { voltage, current } = circuit.at('d');
  const law = saturation * Math.expm1(voltage / (ideality * 0.025851999786)) + 1e-12 * voltage;
  expect(Math.abs(current - law)).toBeLessThan(1e-7 * Math.abs(law) + 1e-15);
  close(v - r * current, voltage, 1e-9);
  expect(circuit.residual).toBeLessThan(1e-12 * Math.max(1, Math.abs(current)));
});

test('the current through the load of a bridge rectifier has one direction for both polarities', () => {
  const load = (v: number) =>
    dc([
      battery(v, 'a', 'b'),
      { kind: 'diode', key: '1', from: 'a', to: 'p' },
      { kind: 'diode', key: '2', from: 'b', to: 'p' },
      { kind: 'diode', key: '3', from: 'ground', to: 'a' },
      { kind: 'diode', key: '4', from: 'ground', to: 'b' },
      resistor('load', 'p', 'ground', 100),
    ]).at('load').voltage;
  expect(load(10)).toBeGreaterThan(8);
  expect(load(10)).toBeLessThan(9);
  close(load(-10), load(10), 1e-9);
});

test.each([
  [300, 5.65],
  [1000, 24.93],
  [2000, 56.67],
  [2700, 81.04],
  [3000, 92.04],
])('Jones and Langmuir 1927: tungsten at %p K has %p µΩ·cm, within 1.5 %', (kelvin, resistivity) => {
  expect(Math.abs((tungstenRatio(kelvin) * 5.65) / resistivity - 1)).toBeLessThan(0.015);
});

test('a lamp at its rated voltage takes its rated power at its rated temperature (1e-9); cold it takes 14 times as much', () => {
  const lamp = (v: number) =>
    dc([
      battery(v),
      { kind: 'lamp', key: 'lamp', from: 'plus', to: 'ground', ratedVoltage: 230, ratedPower: 60 },
    ]).at('lamp');
  close(lamp(230).power, 60, 1e-9);
  close(lamp(230).temperature!, 2700, 1e-9);
  // At almost no voltage the filament stays cold.
  close(1e-3 / lamp(1e-3).current, 230 ** 2 / 60 / tungstenRatio(2700), 1e-3);
  // Half the voltage: more than half the current.
  expect(lamp(115).current / lamp(230).current).toBeGreaterThan(0.6);
  expect(lamp(1e5).temperature).toBeGreaterThan(3600);
  close(lamp(-115).current, -lamp(115).current, 1e-12);
});
