import type { ExperimentDefinition } from '../experiment/experiment.js';
import { createSeries } from '../run/series.js';
import { testDefinition } from '../testing/definition.js';
import { seriesCsv } from './csv.js';

/** Two readouts with display units, one of them a pure number. */
const definition: ExperimentDefinition = {
  ...testDefinition,
  model: {
    ...testDefinition.model,
    observables: [
      { key: 'x', unit: 'm', value: (_t, [x = 0]) => x },
      { key: 'part', unit: '1', value: () => 0 },
    ],
  },
  readouts: [
    { key: 'x', label: 'Siljish, x', unit: 'sm', si: 0.01, decimals: 1 },
    { key: 'part', label: 'Ulush “toʻla”', unit: '%', si: 0.01, decimals: 0 },
  ],
};
const series = createSeries(3, 10);
series.push(0, [0, 150, 30]);
series.push(1, [0.1 + 0.2, -0.00001234, Number.NaN]);
series.push(2, [0.5, 1e25, 100 / 3]);

const bytes = (text: string): string => Buffer.from(text, 'utf8').toString('hex');
const BOM = 'efbbbf';
const hex = (text: string): string => Buffer.from(text, 'utf8').toString('hex');

test('with decimal commas: byte order mark, semicolons, SI units in the header, all numbers in SI units', () => {
  expect(bytes(seriesCsv(definition, series, 'Vaqt', ','))).toBe(
    BOM +
      hex(
        [
          'Vaqt (s);Siljish, x (m);Ulush “toʻla”',
          '0;1,5;0,3',
          '0,3;-1,234e-7;',
          '0,5;1e+23;0,333333333333',
          '',
        ].join('\r\n'),
      ),
  );
});

test('with decimal points: comma delimiters, and quotes around a label with a comma', () => {
  expect(bytes(seriesCsv(definition, series, 'Vaqt', '.'))).toBe(
    BOM +
      hex(
        [
          'Vaqt (s),"Siljish, x (m)",Ulush “toʻla”',
          '0,1.5,0.3',
          '0.3,-1.234e-7,',
          '0.5,1e+23,0.333333333333',
          '',
        ].join('\r\n'),
      ),
  );
});

test('a hidden readout has no column', () => {
  const [header, first] = seriesCsv(definition, series, 'Vaqt', ',', ['x']).split('\r\n');
  expect(header).toBe('\uFEFFVaqt (s);Ulush “toʻla”');
  expect(first).toBe('0;0,3');
});

test('the time is model time at any time scale', () => {
  const slow = createSeries(2, 10);
  slow.push(0, [2, 0]);
  const atoms = { ...definition, timeScale: 1e-15, readouts: [] };
  expect(seriesCsv(atoms, slow, 'Vaqt', '.')).toBe('\uFEFFVaqt (s)\r\n2e-15\r\n');
});

test('quotes in a name are doubled', () => {
  const named = { ...definition, readouts: [{ key: 'part', label: '5" ekran', unit: '', decimals: 0 }] };
  expect(seriesCsv(named, createSeries(2, 10), 'Vaqt', ',')).toBe('\uFEFFVaqt (s);"5"" ekran"\r\n');
});
