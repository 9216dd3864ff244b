import { parseIso } from '../date-field/calendar-date.js';
import { nextDay } from './next-day.js';

type Options = Parameters<typeof nextDay>[2];
const move = (from: string, key: string, options: Partial<Options> = {}, shiftKey = false) =>
  nextDay(parseIso(from)!, { key, shiftKey }, { weekStartsOn: 1, isRtl: false, ...options });

it.each([
  ['ArrowRight', '2026-11-28'],
  ['ArrowLeft', '2026-11-26'],
  ['ArrowUp', '2026-11-20'],
  ['ArrowDown', '2026-12-04'],
  ['Home', '2026-11-23'],
  ['End', '2026-11-29'],
  ['PageUp', '2026-10-27'],
  ['PageDown', '2026-12-27'],
  ['a', undefined],
])('%s moves from Friday, 27 November 2026, to %s', (key, expected) => {
  expect(move('2026-11-27', key)).toBe(expected);
});

it('moves by years with Shift', () => {
  expect(move('2024-02-29', 'PageUp', {}, true)).toBe('2023-02-28');
  expect(move('2024-02-29', 'PageDown', {}, true)).toBe('2025-02-28');
});

it('follows the first day of the week', () => {
  expect(move('2026-11-27', 'Home', { weekStartsOn: 7 })).toBe('2026-11-22');
  expect(move('2026-11-27', 'End', { weekStartsOn: 6 })).toBe('2026-11-27');
});

it('follows the direction of the text along a row only', () => {
  expect(move('2026-11-27', 'ArrowRight', { isRtl: true })).toBe('2026-11-26');
  expect(move('2026-11-27', 'ArrowLeft', { isRtl: true })).toBe('2026-11-28');
  expect(move('2026-11-27', 'ArrowDown', { isRtl: true })).toBe('2026-12-04');
});

it('stays inside the limits', () => {
  const limits = { min: '2026-11-10', max: '2026-11-28' };
  expect(move('2026-11-27', 'ArrowDown', limits)).toBe('2026-11-27');
  expect(move('2026-11-28', 'ArrowRight', limits)).toBe('2026-11-28');
  expect(move('2026-11-27', 'End', limits)).toBe('2026-11-28');
  expect(move('2026-11-27', 'PageDown', limits)).toBe('2026-11-28');
  expect(move('2026-11-27', 'PageUp', limits)).toBe('2026-11-10');
  expect(move('9999-12-31', 'ArrowRight')).toBe('9999-12-31');
  expect(move('0001-01-05', 'PageUp', {}, true)).toBe('0001-01-05');
});
