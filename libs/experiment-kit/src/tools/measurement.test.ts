import { uzbekMessages } from '../messages/uzbek-messages.js';
import { formatMeasurement } from './measurement.js';

const metres = { unit: 'm', si: 1, decimals: 3 };
const degrees = { unit: '°', si: 1, decimals: 1 };

test.each([
  [1.2345, 0.01, '(1,23 ± 0,01)\u00A0m'],
  [1.2345, 0.0101, '(1,23 ± 0,02)\u00A0m'],
  [1.2345, 0.0951, '(1,2 ± 0,1)\u00A0m'],
  // Ten additions of dt exceed the exact sum slightly.
  [0.3, 0.1 + 1e-17, '(0,3 ± 0,1)\u00A0m'],
  // The unit's decimals limit the error as well.
  [1.23456, 0.00002, '(1,235 ± 0,001)\u00A0m'],
  [1234.5, 12.3, '(1235 ± 13)\u00A0m'],
  [0, 0.01, '(0,00 ± 0,01)\u00A0m'],
  [NaN, 0.1, '—'],
  [1, NaN, '—'],
  [1, 0, '—'],
])('%d with error %d is formatted with one error digit, rounded up: %s', (value, error, text) => {
  expect(formatMeasurement({ value, error }, metres, uzbekMessages.tools.spoken).text).toBe(text);
});

test('an angle has the degree sign at both numbers; the spoken text names the error', () => {
  expect(formatMeasurement({ value: 56.31, error: 0.42 }, degrees, uzbekMessages.tools.spoken)).toEqual({
    text: '56,3° ± 0,5°',
    spokenText: '56,3°, xatolik 0,5°',
  });
});
