import { toUtcDate, weekdayOf, type CalendarDate, type Weekday } from '../date-field/calendar-date.js';
import { dateLocale, isSupported } from '../date-field/date-format.js';
import type { CalendarNames } from '../messages/messages.js';

/** The texts of a calendar in one language. */
export interface CalendarTexts {
  /** Heading of a month. */
  month: (date: CalendarDate) => string;
  /** Full name of a day. */
  day: (date: CalendarDate) => string;
  weekday: (weekday: Weekday) => string;
  shortWeekday: (weekday: Weekday) => string;
}

const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));

/** Digits, for a language without names: names of another language would be wrong. */
const numericNames: CalendarNames = {
  months: numbers(12),
  weekdays: numbers(7),
  shortWeekdays: numbers(7),
  monthOfYear: '{year}-{month}',
  fullDate: '{year}-{month}-{day}',
};

const capitalize = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

const fromNames = (names: CalendarNames, locale: string): CalendarTexts => {
  const weekday = (day: Weekday) => names.weekdays[day - 1] ?? '';
  const fill = (pattern: string, date: CalendarDate, day: string) =>
    pattern
      .replace('{year}', String(date.year))
      .replace('{month}', names.months[date.month - 1] ?? '')
      .replace('{day}', String(date.day))
      .replace('{weekday}', day);
  return {
    month: (date) => capitalize(fill(names.monthOfYear, date, ''), locale),
    day: (date) => fill(names.fullDate, date, weekday(weekdayOf(date))),
    weekday,
    shortWeekday: (day) => names.shortWeekdays[day - 1] ?? '',
  };
};

const fromIntl = (locale: string): CalendarTexts => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    return (date: CalendarDate) => formatter.format(toUtcDate(date));
  };
  // 1 January 2024 was a Monday.
  const inWeek = (day: Weekday): CalendarDate => ({ year: 2024, month: 1, day });
  const month = format({ month: 'long', year: 'numeric' });
  const weekday = format({ weekday: 'long' });
  const shortWeekday = format({ weekday: 'short' });
  return {
    month: (date) => capitalize(month(date), locale),
    day: format({ dateStyle: 'full' }),
    weekday: (day) => weekday(inWeek(day)),
    shortWeekday: (day) => shortWeekday(inWeek(day)),
  };
};

/** The texts of a calendar: from `names`, otherwise from `Intl`. Chromium claims to have Uzbek and names months in English. */
export const calendarTexts = (locale: string, names?: CalendarNames): CalendarTexts => {
  if (names) return fromNames(names, locale);
  const hasNames = !/^uz\b/i.test(locale) && isSupported(locale);
  return hasNames ? fromIntl(dateLocale(locale)) : fromNames(numericNames, locale);
};

type WithWeekInfo = Intl.Locale & {
  getWeekInfo?: () => { firstDay: Weekday };
  weekInfo?: { firstDay: Weekday };
};

/** The first day of the week in a locale; Monday in a browser without this information. */
export const firstWeekday = (locale: string): Weekday => {
  const tag = new Intl.Locale(dateLocale(locale)) as WithWeekInfo;
  return (tag.getWeekInfo?.() ?? tag.weekInfo)?.firstDay ?? 1;
};
