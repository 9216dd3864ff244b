import { showMeasured } from './measured.js';

const metres = { unit: 'm', si: 1, decimals: 3 };
const degrees = { unit: '°', si: 1, decimals: 1 };

test.each([
  [1.2345, 0.01, '(1,23 ± 0,01)\u00A0m'],
  [1.2345, 0.0101, '(1,23 ± 0,02)\u00A0m'],
  [1.2345, 0.0951, '(1,2 ± 0,1)\u00A0m'],
  // The sum of dt ten times is a hair above it.
  [0.3, 0.1 + 1e-17, '(0,3 ± 0,1)\u00A0m'],
  // No more decimals than the unit has, and then no smaller error.
  [1.23456, 0.00002, '(1,235 ± 0,001)\u00A0m'],
  [1234.5, 12.3, '(1235 ± 13)\u00A0m'],
  [0, 0.01, '(0,00 ± 0,01)\u00A0m'],
  [NaN, 0.1, '—'],
  [1, NaN, '—'],
  [1, 0, '—'],
])('%d measured to %d is written with one digit of error, rounded up: %s', (value, error, words) => {
  expect(showMeasured({ value, error }, metres).shown).toBe(words);
});

test('an angle has its sign at both numbers; what is read aloud names the error', () => {
  expect(showMeasured({ value: 56.31, error: 0.42 }, degrees)).toEqual({
    shown: '56,3° ± 0,5°',
    spoken: '56,3°, xatolik 0,5°',
  });
});
