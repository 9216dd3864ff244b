import type { Lab } from '../experiment/experiment.js';
import { createSeries } from '../plot/series.js';
import { testLab } from '../test-lab.js';
import type { Name } from '../test-experiment.js';
import { seriesCsv } from './csv.js';

/** Two readouts in units of their own, one of them a pure number. */
const lab: Lab<Name, Float64Array, 'arrows'> = {
  ...testLab,
  model: {
    ...testLab.model,
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

test('with decimal commas: a mark of UTF-8, semicolons, SI units in the head, every number in SI', () => {
  expect(bytes(seriesCsv(lab, series, ','))).toBe(
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

test('with decimal points: commas between, and quotes around a name that has one', () => {
  expect(bytes(seriesCsv(lab, series, '.'))).toBe(
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

test('the time is the model’s own, however slowly it passes for a learner', () => {
  const slow = createSeries(2, 10);
  slow.push(0, [2, 0]);
  const atoms = { ...lab, pace: 1e-15, readouts: [] };
  expect(seriesCsv(atoms, slow, '.')).toBe('\uFEFFVaqt (s)\r\n2e-15\r\n');
});

test('quotes in a name are doubled', () => {
  const named = { ...lab, readouts: [{ key: 'part', label: '5" ekran', unit: '', decimals: 0 }] };
  expect(seriesCsv(named, createSeries(2, 10), ',')).toBe('\uFEFFVaqt (s);"5"" ekran"\r\n');
});
