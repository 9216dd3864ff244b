import { formatScientific, formatValue } from './format-value.js';

test.each([
  [1.005, 1, '1,0'],
  [-2.5, 2, '−2,50'],
  [12345.6, 0, '12\u202F346'],
  [1234, 1, '1234,0'],
  [NaN, 2, '—'],
  [-Infinity, 2, '—'],
  [12_345_678, 1, '1,23\u00A0·\u00A010⁷'],
])('%d with %d decimals is %s', (value, decimals, shown) => {
  expect(formatValue(value, decimals)).toBe(shown);
});

test.each([
  [-1e-20, 2, '0,00'],
  [-0, 2, '0,00'],
  [0.00499, 2, '0,00'],
  [-0.00499, 2, '0,00'],
  [-0.4, 0, '0'],
  [-0.006, 2, '−0,01'],
])('rounding errors around zero are shown as zero: %d', (value, decimals, shown) => {
  expect(formatValue(value, decimals)).toBe(shown);
});

test('scientific notation keeps small values readable and an exact zero plain', () => {
  expect(formatValue(-3.2e-9, 4, true)).toBe('−3,20\u00A0·\u00A010⁻⁹');
  expect(formatValue(0.0123, 4, true)).toBe('0,0123');
  expect(formatValue(0, 4, true)).toBe('0,0000');
  // A single significant digit would falsify ratios of displayed values.
  expect(formatValue(0.00366, 3, true)).toBe('3,66\u00A0·\u00A010⁻³');
  expect(formatValue(0.0123, 3, true)).toBe('0,012');
});

test('scientific notation has the requested decimals', () => {
  expect(formatScientific(4.26e-13, 0)).toBe('4\u00A0·\u00A010⁻¹³');
});
