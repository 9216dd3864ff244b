import { addDecimal, clampNumber, numberFormat, parseNumber } from './decimal-number.js';

it.each([
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['-0,75', -0.75],
  ['−3', -3],
  ['+4', 4],
  [',5', 0.5],
  ['7,', 7],
  ['1 234,5', 1234.5],
  ['1\u00A0234\u202F567', 1_234_567],
  ['1,234.5', 1234.5],
  ['1.234.567,8', 1_234_567.8],
])('reads %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it('distinguishes an empty text from an incomplete or invalid one', () => {
  expect(parseNumber('  ')).toBeNull();
  for (const text of ['-', ',', '1,2,3', '1-2', '1.2,3.4']) expect(parseNumber(text)).toBeUndefined();
});

it.each([
  ['uz', 1234.5, '1234,5'],
  ['uz-Latn-UZ', 0.1, '0,1'],
  ['en', 1234.5, '1234.5'],
  ['de', -2.25, '-2,25'],
  ['ar-EG', 2, '2'],
])('writes the number of %s without groups', (locale, number, text) => {
  expect(numberFormat(locale).format(number).replace('\u061C', '')).toBe(text);
});

it.each(['uz', 'en', 'de', 'sv'])('reads what it writes in %s', (locale) => {
  for (const number of [0, -1.5, 0.000_001, 299_792_458, 1e21, 6.626e-12]) {
    expect(parseNumber(numberFormat(locale).format(number))).toBe(number);
  }
});

it('adds decimal fractions exactly', () => {
  expect(addDecimal(0.1, 0.2)).toBe(0.3);
  expect(addDecimal(1.005, -0.01)).toBe(0.995);
  expect(addDecimal(5, -0.1)).toBe(4.9);
  expect(addDecimal(1e-7, 2e-7)).toBe(3e-7);
  expect(addDecimal(1e21, 1)).toBe(1e21);
});

it('limits a number to a range with open ends', () => {
  expect(clampNumber(12, 0, 10)).toBe(10);
  expect(clampNumber(-3, 0)).toBe(0);
  expect(clampNumber(-3, undefined, 10)).toBe(-3);
});
