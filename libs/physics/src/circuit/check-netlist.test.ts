import { solveAc } from '../alternating-current/solve-ac.js';
import { circuit, CircuitError, solveDc, type CircuitElement, type Netlist } from './index.js';

const branch = (key: string, from: string, to: string) => ({ key, from, to });
const source = (key: string, from: string, to: string): CircuitElement => ({
  kind: 'source',
  ...branch(key, from, to),
  voltage: 5,
});
const resistor = (key: string, from: string, to: string, resistance = 1): CircuitElement => ({
  kind: 'resistor',
  ...branch(key, from, to),
  resistance,
});
const errorOf = (solve: () => unknown): Pick<CircuitError, 'code' | 'where'> | undefined => {
  try {
    solve();
  } catch (error) {
    if (error instanceof CircuitError) return { code: error.code, where: error.where };
    throw error;
  }
  return undefined;
};
const dcError = (elements: CircuitElement[], ground = '0') => errorOf(() => solveDc({ elements, ground }));
const loop = [source('U', '1', '0'), resistor('R', '1', '0')];

test('a valid circuit is accepted', () => {
  expect(dcError(loop)).toBeUndefined();
});

test.each<[string, CircuitElement[], string, string[]]>([
  ['nothing', [], 'no-ground', ['0']],
  ['no element at the ground', [resistor('R', '1', '2')], 'no-ground', ['0']],
  ['two elements of one name', [...loop, resistor('R', '1', '0')], 'duplicate-key', ['R']],
  ['a resistance of zero', [source('U', '1', '0'), resistor('R', '1', '0', 0)], 'bad-value', ['R']],
  ['a resistance of NaN', [source('U', '1', '0'), resistor('R', '1', '0', NaN)], 'bad-value', ['R']],
  [
    'an infinite voltage',
    [{ ...source('U', '1', '0'), voltage: Infinity } as CircuitElement],
    'bad-value',
    ['U'],
  ],
  [
    'nodes without connection to the rest',
    [...loop, resistor('lost', 'a', 'b')],
    'floating-node',
    ['a', 'b'],
  ],
  [
    'a node behind an ideal voltmeter',
    [...loop, { kind: 'voltmeter', ...branch('V', '1', 'a') }],
    'floating-node',
    ['a'],
  ],
  [
    'a node behind a current source',
    [...loop, { kind: 'current-source', ...branch('I', '1', 'a'), current: 1 }],
    'floating-node',
    ['a'],
  ],
  ['a source with both poles at one node', [source('U', '0', '0')], 'shorted-source', ['U']],
  [
    'a source shorted by a switch and an ammeter',
    [
      ...loop,
      { kind: 'switch', ...branch('S', '1', 'a'), closed: true },
      { kind: 'ammeter', ...branch('A', 'a', '0') },
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
])('%s throws a CircuitError with its code, never NaN', (_name, elements, code, where) => {
  expect(dcError(elements)).toEqual({ code, where });
});

test('in the steady state a coil shorts a source and a node between capacitors floats; as transients both are valid', () => {
  const coil: Netlist = {
    ground: '0',
    elements: [source('U', '1', '0'), { kind: 'inductor', ...branch('L', '1', '0'), inductance: 1 }],
  };
  expect(errorOf(() => solveDc(coil))?.code).toBe('shorted-source');
  expect(errorOf(() => circuit.start(coil, { uniform: () => 0, normal: () => 0 }))).toBeUndefined();
  const row: Netlist = {
    ground: '0',
    elements: [
      source('U', '1', '0'),
      { kind: 'capacitor', ...branch('C1', '1', '2'), capacitance: 1 },
      { kind: 'capacitor', ...branch('C2', '2', '0'), capacitance: 1 },
    ],
  };
  expect(errorOf(() => solveDc(row))).toEqual({ code: 'floating-node', where: ['2'] });
  expect(errorOf(() => circuit.start(row, { uniform: () => 0, normal: () => 0 }))).toBeUndefined();
});

test('an open switch does not short a source', () => {
  expect(dcError([...loop, { kind: 'switch', ...branch('S', '1', '0'), closed: false }])).toBeUndefined();
});

test('phasors need linear elements and a frequency; too large a circuit is rejected', () => {
  const diode: CircuitElement = { kind: 'diode', ...branch('D', '1', '0') };
  expect(errorOf(() => solveAc({ elements: [...loop, diode], ground: '0' }, 50))).toEqual({
    code: 'not-linear',
    where: ['D'],
  });
  expect(errorOf(() => solveAc({ elements: loop, ground: '0' }, 0))?.code).toBe('bad-value');
  const chain = Array.from({ length: 130 }, (_, k) => resistor(`R${k}`, `${k}`, `${k + 1}`));
  expect(dcError(chain)?.code).toBe('too-large');
});
