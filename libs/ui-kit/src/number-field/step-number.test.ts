import { addDecimal, clampNumber } from './step-number.js';

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
