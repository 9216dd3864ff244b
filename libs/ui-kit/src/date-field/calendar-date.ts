/** A day of the Gregorian calendar, without a time and a time zone. */
export interface CalendarDate {
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
}

/** A day of the week by ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** First and last day of ISO dates with four digits of the year. */
export const FIRST_DAY = '0001-01-01';
export const LAST_DAY = '9999-12-31';

// `Date.UTC` reads the years 0 to 99 as 1900 to 1999.
const toTime = ({ year, month, day }: CalendarDate): number =>
  new Date(0).setUTCFullYear(year, month - 1, day);

const firstTime = toTime({ year: 1, month: 1, day: 1 });
const lastTime = toTime({ year: 9999, month: 12, day: 31 });

// The years of ISO dates with four digits.
const fromTime = (time: number): CalendarDate => {
  const date = new Date(Math.max(firstTime, Math.min(lastTime, time)));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** The same day as a `Date` at midnight UTC, for `Intl.DateTimeFormat` with `timeZone: 'UTC'`. */
export const toUtcDate = (date: CalendarDate): Date => new Date(toTime(date));

/** Number of days of a month. */
export const daysInMonth = (year: number, month: number): number =>
  fromTime(toTime({ year, month: month + 1, day: 0 })).day;

/** Whether the day exists, in the years 1 to 9999. */
export const isCalendarDate = ({ year, month, day }: CalendarDate): boolean =>
  year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** The day a number of days later, or earlier; from 1 January 1 to 31 December 9999. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromTime(toTime({ ...date, day: date.day + days }));

/** The same day a number of months later or earlier; the last day of a shorter month. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const { year, month } = fromTime(toTime({ ...date, month: date.month + months, day: 1 }));
  return { year, month, day: Math.min(date.day, daysInMonth(year, month)) };
};

/** The day of the week. */
export const weekdayOf = (date: CalendarDate): Weekday => (toUtcDate(date).getUTCDay() || 7) as Weekday;

/** An ISO date, `2026-11-27`. ISO dates are in the order of their texts. */
export const toIso = ({ year, month, day }: CalendarDate): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');

/** The day of an ISO date; undefined for another text and for a day that does not exist. */
export const parseIso = (text: string): CalendarDate | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isCalendarDate(date) ? date : undefined;
};

/** Limits an ISO date to a range. */
export const clampIso = (iso: string, min = FIRST_DAY, max = LAST_DAY): string => {
  if (iso < min) return min;
  return iso > max ? max : iso;
};

/** The current day in the time zone of this device, as an ISO date. */
export const localToday = (): string => {
  const now = new Date();
  return toIso({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
};
