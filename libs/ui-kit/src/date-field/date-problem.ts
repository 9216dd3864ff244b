import { toIso, type CalendarDate } from './calendar-date.js';
import { parseDate, type DateFormat } from './date-format.js';

/** What is wrong with the text of a date field. */
export type DateProblem = 'incomplete' | 'impossible' | 'tooEarly' | 'tooLate';

/** The ISO date of a text, and what is wrong with it. A date outside the limits is a value, as in a native input. */
export interface CheckedText {
  readonly value: string | null;
  readonly problem: DateProblem | undefined;
}

const problemOf = (date: CalendarDate, min?: string, max?: string): DateProblem | undefined => {
  const iso = toIso(date);
  if (min !== undefined && iso < min) return 'tooEarly';
  return max !== undefined && iso > max ? 'tooLate' : undefined;
};

/** Reads the text of a date field. */
export const checkText = (text: string, format: DateFormat, min?: string, max?: string): CheckedText => {
  if (text === '') return { value: null, problem: undefined };
  const date = parseDate(text, format);
  return typeof date === 'string'
    ? { value: null, problem: date }
    : { value: toIso(date), problem: problemOf(date, min, max) };
};
