import {
  addDays,
  addMonths,
  clampIso,
  FIRST_DAY,
  LAST_DAY,
  toIso,
  type CalendarDate,
  type Weekday,
} from '../date-field/calendar-date.js';
import { dayOfWeek } from './calendar-weeks.js';

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

interface Options {
  readonly weekStartsOn: Weekday;
  readonly isRtl: boolean;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

const dayKeys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const monthKeys: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * The ISO date that a key of the calendar moves to; undefined for another key. An arrow key stops at a limit; the others
 * move to the limit.
 */
export const nextDay = (from: CalendarDate, { key, shiftKey }: Key, options: Options): string | undefined => {
  const { weekStartsOn, isRtl, min = FIRST_DAY, max = LAST_DAY } = options;
  const days = dayKeys[key];
  if (days) {
    const isAlongRow = Math.abs(days) === 1;
    const next = toIso(addDays(from, isRtl && isAlongRow ? -days : days));
    return next < min || next > max ? toIso(from) : next;
  }
  const months = monthKeys[key];
  if (months) return clampIso(toIso(addMonths(from, shiftKey ? 12 * months : months)), min, max);
  const fromStart = dayOfWeek(from, weekStartsOn);
  if (key === 'Home') return clampIso(toIso(addDays(from, -fromStart)), min, max);
  return key === 'End' ? clampIso(toIso(addDays(from, 6 - fromStart)), min, max) : undefined;
};
