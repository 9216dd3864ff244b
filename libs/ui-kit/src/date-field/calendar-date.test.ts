import {
  addDays,
  addMonths,
  clampIso,
  daysInMonth,
  isCalendarDate,
  localToday,
  parseIso,
  toIso,
  weekdayOf,
} from './calendar-date.js';

const date = (iso: string) => {
  const parsed = parseIso(iso);
  if (!parsed) throw new Error(`${iso} is no date`);
  return parsed;
};

it.each([
  [1900, 28],
  [2000, 29],
  [2024, 29],
  [2026, 28],
  [2100, 28],
  [4, 29],
  [99, 28],
])('February %i has %i days', (year, days) => {
  expect(daysInMonth(year, 2)).toBe(days);
});

it('knows the length of each month', () => {
  const lengths = Array.from({ length: 12 }, (_, index) => daysInMonth(2026, index + 1));
  expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
});

it.each([
  ['2000-01-01', 6],
  ['1900-01-01', 1],
  ['1969-07-20', 7],
  ['1991-09-01', 7],
  ['2024-02-29', 4],
  ['2026-11-27', 5],
  ['0001-01-01', 1],
  ['9999-12-31', 5],
])('%s is day %i of its week', (iso, weekday) => {
  expect(weekdayOf(date(iso))).toBe(weekday);
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
  ['1900-02-28', 1, '1900-03-01'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-01-01', 365, '2027-01-01'],
  ['0099-12-31', 1, '0100-01-01'],
  ['9999-12-31', 1, '9999-12-31'],
  ['0001-01-01', -1, '0001-01-01'],
])('%s and %i days is %s', (iso, days, expected) => {
  expect(toIso(addDays(date(iso), days))).toBe(expected);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', -48, '2020-02-29'],
])('%s and %i months is %s', (iso, months, expected) => {
  expect(toIso(addMonths(date(iso), months))).toBe(expected);
});

it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-00', '0000-01-01', '2026-1-1', '27.11.2026', ''])(
  '%j is no date',
  (text) => {
    expect(parseIso(text)).toBeUndefined();
  },
);

it('accepts existing days of four-digit years only', () => {
  expect(isCalendarDate({ year: 2024, month: 2, day: 29 })).toBe(true);
  expect(isCalendarDate({ year: 10_000, month: 1, day: 1 })).toBe(false);
});

it('limits dates', () => {
  expect(clampIso('2026-11-27', '2026-12-01', '2026-12-31')).toBe('2026-12-01');
  expect(clampIso('2027-11-27', '2026-12-01', '2026-12-31')).toBe('2026-12-31');
  expect(clampIso('2026-11-27')).toBe('2026-11-27');
});

it('reads the current day in the zone of the device', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 27, 23, 59) });
  expect(localToday()).toBe('2026-11-27');
  jest.setSystemTime(new Date(2026, 10, 28, 0, 0));
  expect(localToday()).toBe('2026-11-28');
  jest.useRealTimers();
});
