import { dayOfWeek, weekdaysFrom, weeksOfMonth } from './calendar-weeks.js';

const days = (year: number, month: number, weekStartsOn: 1 | 6 | 7) =>
  weeksOfMonth({ year, month, day: 15 }, weekStartsOn).map((week) => week.map((date) => date?.day ?? 0));

it('puts the days of a month under their weekdays', () => {
  expect(days(2026, 11, 1)).toEqual([
    [0, 0, 0, 0, 0, 0, 1],
    [2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15],
    [16, 17, 18, 19, 20, 21, 22],
    [23, 24, 25, 26, 27, 28, 29],
    [30, 0, 0, 0, 0, 0, 0],
  ]);
  expect(days(2026, 11, 7)).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
    [15, 16, 17, 18, 19, 20, 21],
    [22, 23, 24, 25, 26, 27, 28],
    [29, 30, 0, 0, 0, 0, 0],
  ]);
});

it('has four weeks for a February that starts with the week', () => {
  expect(days(2027, 2, 1)).toHaveLength(4);
  expect(days(2024, 2, 1).flat().filter(Boolean)).toHaveLength(29);
});

it('starts the week on any day', () => {
  expect(weekdaysFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weekdaysFrom(6)).toEqual([6, 7, 1, 2, 3, 4, 5]);
  const friday = { year: 2026, month: 11, day: 27 };
  expect([1, 5, 6, 7].map((first) => dayOfWeek(friday, first as 1))).toEqual([4, 0, 6, 5]);
});
