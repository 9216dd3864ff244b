import { daysInMonth, weekdayOf, type CalendarDate, type Weekday } from '../date-field/calendar-date.js';

/** Number of days between the first day of the week and a day. */
export const dayOfWeek = (date: CalendarDate, weekStartsOn: Weekday): number =>
  (weekdayOf(date) - weekStartsOn + 7) % 7;

/** The weeks of a month, seven places each. Places before its first and after its last day are undefined. */
export const weeksOfMonth = (
  { year, month }: CalendarDate,
  weekStartsOn: Weekday,
): (CalendarDate | undefined)[][] => {
  const before = dayOfWeek({ year, month, day: 1 }, weekStartsOn);
  const days = daysInMonth(year, month);
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_place, place) => {
      const day = week * 7 + place - before + 1;
      return day >= 1 && day <= days ? { year, month, day } : undefined;
    }),
  );
};

/** The days of the week in the order of a calendar. */
export const weekdaysFrom = (weekStartsOn: Weekday): Weekday[] =>
  Array.from({ length: 7 }, (_, index) => (((weekStartsOn - 1 + index) % 7) + 1) as Weekday);
