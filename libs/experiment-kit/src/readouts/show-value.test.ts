import { showPower, showValue } from './show-value.js';

test.each([
  [1.005, 1, '1,0'],
  [-2.5, 2, '−2,50'],
  [12345.6, 0, '12\u202F346'],
  [1234, 1, '1234,0'],
  [NaN, 2, '—'],
  [-Infinity, 2, '—'],
  [12_345_678, 1, '1,23\u00A0·\u00A010⁷'],
])('%d with %d decimals is %s', (value, decimals, shown) => {
  expect(showValue(value, decimals)).toBe(shown);
});

test.each([
  [-1e-20, 2, '0,00'],
  [-0, 2, '0,00'],
  [0.00499, 2, '0,00'],
  [-0.00499, 2, '0,00'],
  [-0.4, 0, '0'],
  [-0.006, 2, '−0,01'],
])('a zero is a zero, whatever rounding left of it: %d', (value, decimals, shown) => {
  expect(showValue(value, decimals)).toBe(shown);
});

test('what spans decades stays readable when it is small, and a true zero is none of its powers', () => {
  expect(showValue(-3.2e-9, 4, true)).toBe('−3,20\u00A0·\u00A010⁻⁹');
  expect(showValue(0.0123, 4, true)).toBe('0,0123');
  expect(showValue(0, 4, true)).toBe('0,0000');
});

test('a power has as many decimals as are asked for', () => {
  expect(showPower(4.26e-13, 0)).toBe('4\u00A0·\u00A010⁻¹³');
});
