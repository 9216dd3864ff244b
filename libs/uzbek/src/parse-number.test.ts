import { formatNumber, parseNumber } from './index.js';

test.each<[string, number]>([
  ['4', 4],
  [' 0,5 ', 0.5],
  ['0.5', 0.5],
  [',5', 0.5],
  ['1 234,5', 1234.5],
  ['−40', -40],
  ['1,6e-19', 1.6e-19],
])('%j is %d', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each(['', '-', ',', '1,2,3', '1.234,5', '4 N', 'NaN', 'Infinity', '0x10', '--1'])(
  '%j is no number',
  (text) => {
    expect(parseNumber(text)).toBeUndefined();
  },
);

test('reads what formatNumber writes', () => {
  for (const value of [0, -0.25, 1234.5, 1_234_567.891]) {
    expect(parseNumber(formatNumber(value, 3))).toBe(value);
  }
});
