import { formatNumber } from './index.js';

test.each<[number, number, string]>([
  [0, 0, '0'],
  [5, 2, '5'],
  [1.25, 1, '1,3'],
  [1.25, 2, '1,25'],
  [2.5, 3, '2,5'],
  [999, 0, '999'],
  [1000, 0, '1\u202F000'],
  [10_000, 0, '10\u202F000'],
  [1_234_567.891, 2, '1\u202F234\u202F567,89'],
  [-40, 0, '\u221240'],
  [-0.04, 1, '0'],
  [0.5, 0, '1'],
])('%d with at most %d digits after the comma: %s', (value, digits, text) => {
  expect(formatNumber(value, digits)).toBe(text);
});

test.each([NaN, Infinity, -Infinity, 1e21])('%d throws', (value) => {
  expect(() => formatNumber(value)).toThrow(RangeError);
});
