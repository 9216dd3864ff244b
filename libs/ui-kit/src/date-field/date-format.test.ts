import { dateFormat, formatDate, parseDate, partAt, readDate } from './date-format.js';

const uzbek = dateFormat('uz');
const american = dateFormat('en-US');
const day = { year: 2026, month: 11, day: 7 };

it.each([
  ['uz', '07.11.2026'],
  ['uz-Latn-UZ', '07.11.2026'],
  ['ru', '07.11.2026'],
  ['en', '07/11/2026'],
  ['en-GB', '07/11/2026'],
  ['en-US', '11/07/2026'],
  ['de', '07.11.2026'],
  ['nl', '07-11-2026'],
  ['ja', '2026/11/07'],
  ['ko', '2026.11.07'],
  ['hu', '2026.11.07'],
  ['ar', '07/11/2026'],
  ['fa', '2026/11/07'],
  ['th', '07/11/2026'],
  ['xx', '2026-11-07'],
])('writes a date in %s as %s', (locale, text) => {
  expect(formatDate(day, dateFormat(locale))).toBe(text);
});

it('writes years before 1000 with four digits', () => {
  expect(formatDate({ year: 33, month: 4, day: 3 }, uzbek)).toBe('03.04.0033');
});

it('reads its own format', () => {
  expect(parseDate('07.11.2026', uzbek)).toEqual(day);
  expect(parseDate('11/07/2026', american)).toEqual(day);
});

it.each(['0', '07', '07.1', '07.11.', '07.11.202', '7.11.2026', '07.11.20266'])(
  '%s is incomplete',
  (text) => {
    expect(parseDate(text, uzbek)).toBe('incomplete');
  },
);

it.each(['31.02.2026', '29.02.2026', '00.11.2026', '07.13.2026', '07.11.0000'])(
  '%s is impossible',
  (text) => {
    expect(parseDate(text, uzbek)).toBe('impossible');
  },
);

it.each([
  ['2026-11-07', '07.11.2026'],
  ['2026-11-07T23:30:00Z', '07.11.2026'],
  ['2026/11/7', '07.11.2026'],
  ['7.11.2026', '07.11.2026'],
  ['07/11/2026', '07.11.2026'],
  ['7 - 11 - 2026', '07.11.2026'],
  ['  07.11.2026 y.', '07.11.2026'],
  ['Sana: 07.11.2026', '07.11.2026'],
  ['31.02.2026', '31.02.2026'],
])('reads %j of another source as %s', (text, expected) => {
  expect(readDate(text, uzbek)).toBe(expected);
});

it('reads dates of other sources in the order of the locale', () => {
  expect(readDate('11/7/2026', american)).toBe('11/07/2026');
  expect(readDate('2026-11-07', american)).toBe('11/07/2026');
  expect(readDate('7.11.2026', dateFormat('ja'))).toBe('2026/11/07');
});

it.each(['7', '07.11', '07.11.26', '7-noyabr', '107.11.2026', '07.11.20266'])(
  'reads no date in %j',
  (text) => {
    expect(readDate(text, uzbek)).toBeUndefined();
  },
);

it('finds the part at a position', () => {
  expect([0, 2, 3, 5, 6, 10].map((position) => partAt(uzbek, position)?.part)).toEqual([
    ...['day', 'day', 'month', 'month', 'year', 'year'],
  ]);
  expect(partAt(american, 4)).toEqual({ part: 'day', start: 3, end: 5 });
});
