import { circuit, CircuitError, solveAc, solveDc, type CircuitElement, type Netlist } from './index.js';

const between = (key: string, from: string, to: string) => ({ key, from, to });
const source = (key: string, from: string, to: string): CircuitElement => ({
  kind: 'source',
  ...between(key, from, to),
  voltage: 5,
});
const resistor = (key: string, from: string, to: string, resistance = 1): CircuitElement => ({
  kind: 'resistor',
  ...between(key, from, to),
  resistance,
});
const refusal = (solve: () => unknown): Pick<CircuitError, 'code' | 'where'> | undefined => {
  try {
    solve();
  } catch (error) {
    if (error instanceof CircuitError) return { code: error.code, where: error.where };
    throw error;
  }
  return undefined;
};
const refused = (elements: CircuitElement[], ground = '0') => refusal(() => solveDc({ elements, ground }));
const loop = [source('U', '1', '0'), resistor('R', '1', '0')];

test('a sound circuit is not refused', () => {
  expect(refused(loop)).toBeUndefined();
});

test.each<[string, CircuitElement[], string, string[]]>([
  ['nothing', [], 'no-ground', ['0']],
  ['no element at the ground', [resistor('R', '1', '2')], 'no-ground', ['0']],
  ['two elements of one name', [...loop, resistor('R', '1', '0')], 'duplicate-key', ['R']],
  ['a resistance of zero', [source('U', '1', '0'), resistor('R', '1', '0', 0)], 'bad-value', ['R']],
  [
    'a resistance that is no number',
    [source('U', '1', '0'), resistor('R', '1', '0', NaN)],
    'bad-value',
    ['R'],
  ],
  [
    'an endless voltage',
    [{ ...source('U', '1', '0'), voltage: Infinity } as CircuitElement],
    'bad-value',
    ['U'],
  ],
  ['nodes apart from the rest', [...loop, resistor('lost', 'a', 'b')], 'floating-node', ['a', 'b']],
  [
    'a node behind an ideal voltmeter',
    [...loop, { kind: 'voltmeter', ...between('V', '1', 'a') }],
    'floating-node',
    ['a'],
  ],
  [
    'a node behind a current source',
    [...loop, { kind: 'current-source', ...between('I', '1', 'a'), current: 1 }],
    'floating-node',
    ['a'],
  ],
  ['a source with both poles at one node', [source('U', '0', '0')], 'shorted-source', ['U']],
  [
    'a source shorted by a switch and an ammeter',
    [
      ...loop,
      { kind: 'switch', ...between('S', '1', 'a'), closed: true },
      { kind: 'ammeter', ...between('A', 'a', '0') },
    ],
    'shorted-source',
    ['U'],
  ],
  ['two sources side by side', [...loop, source('U2', '1', '0')], 'source-loop', ['U2']],
  [
    'a loop of three sources',
    [source('U', '1', '0'), source('U2', '2', '1'), source('U3', '0', '2')],
    'source-loop',
    ['U3'],
  ],
])('%s is refused by name, never answered with NaN', (_name, elements, code, where) => {
  expect(refused(elements)).toEqual({ code, where });
});

test('for steady current a coil across a source is a short and a node between capacitors floats; in motion both are fine', () => {
  const coil: Netlist = {
    ground: '0',
    elements: [source('U', '1', '0'), { kind: 'inductor', ...between('L', '1', '0'), inductance: 1 }],
  };
  expect(refusal(() => solveDc(coil))?.code).toBe('shorted-source');
  expect(refusal(() => circuit.start(coil, { uniform: () => 0, normal: () => 0 }))).toBeUndefined();
  const row: Netlist = {
    ground: '0',
    elements: [
      source('U', '1', '0'),
      { kind: 'capacitor', ...between('C1', '1', '2'), capacitance: 1 },
      { kind: 'capacitor', ...between('C2', '2', '0'), capacitance: 1 },
    ],
  };
  expect(refusal(() => solveDc(row))).toEqual({ code: 'floating-node', where: ['2'] });
  expect(refusal(() => circuit.start(row, { uniform: () => 0, normal: () => 0 }))).toBeUndefined();
});

test('a switch that is open shorts nothing', () => {
  expect(refused([...loop, { kind: 'switch', ...between('S', '1', '0'), closed: false }])).toBeUndefined();
});

test('phasors are refused for bent characteristics and for no frequency; too large a circuit is refused', () => {
  const diode: CircuitElement = { kind: 'diode', ...between('D', '1', '0') };
  expect(refusal(() => solveAc({ elements: [...loop, diode], ground: '0' }, 50))).toEqual({
    code: 'not-linear',
    where: ['D'],
  });
  expect(refusal(() => solveAc({ elements: loop, ground: '0' }, 0))?.code).toBe('bad-value');
  const chain = Array.from({ length: 130 }, (_, k) => resistor(`R${k}`, `${k}`, `${k + 1}`));
  expect(refused(chain)?.code).toBe('too-large');
});
