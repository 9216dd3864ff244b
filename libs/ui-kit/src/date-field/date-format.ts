import { localeWithData } from '../messages/locale-with-data.js';
import { isCalendarDate, toUtcDate, type CalendarDate } from './calendar-date.js';

/** A part of a date. */
export type DatePart = keyof CalendarDate;

/** How a locale writes a date in digits: day and month with two, the year with four. */
export interface DateFormat {
  readonly order: readonly DatePart[];
  readonly separator: string;
}

/** Number of digits. */
export const partLength = (part: DatePart): number => (part === 'year' ? 4 : 2);

const iso: DateFormat = { order: ['year', 'month', 'day'], separator: '-' };
const isPart = (type: string): type is DatePart => type === 'day' || type === 'month' || type === 'year';

/** A language tag for dates: English without a region has the order of Britain, as most of the world. */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : localeWithData(locale));

/** Whether `Intl` has the language. */
export const isSupported = (locale: string): boolean =>
  Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;

/** The format of a locale; that of ISO dates for a language that `Intl` does not have. */
export const dateFormat = (locale: string): DateFormat => {
  const tag = dateLocale(locale);
  if (!isSupported(tag)) return iso;
  const parts = new Intl.DateTimeFormat(tag, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(toUtcDate({ year: 2026, month: 11, day: 27 }));
  const order = parts.map(({ type }) => type).filter(isPart);
  const [separator] = /[./-]/.exec(parts.map(({ value }) => value).join('')) ?? [];
  return order.length === 3 && separator ? { order, separator } : iso;
};

/** A date in the digits of a format, `27.11.2026`. */
export const formatDate = (date: CalendarDate, { order, separator }: DateFormat): string =>
  order.map((part) => String(date[part]).padStart(partLength(part), '0')).join(separator);

/** The date in a text of the format; `incomplete` for one that is too short, `impossible` for a day that does not exist. */
export const parseDate = (
  text: string,
  { order, separator }: DateFormat,
): CalendarDate | 'incomplete' | 'impossible' => {
  const texts = text.split(separator);
  if (!order.every((part, index) => texts[index]?.length === partLength(part))) return 'incomplete';
  const date = { year: 0, month: 0, day: 0 };
  for (const [index, part] of order.entries()) date[part] = Number(texts[index]);
  return isCalendarDate(date) ? date : 'impossible';
};

/** The part at a position of a complete text, with its start and end. */
export const partAt = ({ order }: DateFormat, position: number) =>
  order
    .map((part, index) => {
      const start = order.slice(0, index).reduce((sum, before) => sum + partLength(before) + 1, 0);
      return { part, start, end: start + partLength(part) };
    })
    .find(({ end }) => position <= end);

const yearFirst = /^\D*(\d{4})[./\-\s]+(\d\d?)[./\-\s]+(\d\d?)(?!\d)/;
const yearLast = /^\D*(\d\d?)[./\-\s]+(\d\d?)[./\-\s]+(\d{4})(?!\d)/;

/**
 * A complete date of another source in the digits of the format: an ISO date or time, a date with other separators or
 * without leading zeros. Undefined for another text. The day may not exist.
 */
export const readDate = (text: string, format: DateFormat): string | undefined => {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year) return formatDate({ year: Number(year), month: Number(month), day: Number(day) }, format);
  const [, first, second, last] = yearLast.exec(text) ?? [];
  if (!last) return undefined;
  const isMonthFirst =
    format.order.indexOf('month') < format.order.indexOf('day') && format.order[0] !== 'year';
  const [monthText, dayText] = isMonthFirst ? [first, second] : [second, first];
  return formatDate({ year: Number(last), month: Number(monthText), day: Number(dayText) }, format);
};
