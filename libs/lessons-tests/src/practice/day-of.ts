import { formatDay } from '@zarra/uzbek';
import type { LessonsMessages } from '../messages/lessons-messages.js';

/** Days after which a date is clearer than a number of days. */
const MAX_COUNTED_DAYS = 30;

/** Whole days from one time to another by the calendar of this device; negative for the past. */
export function daysBetween(from: Date, to: Date): number {
  const dayNumber = (time: Date) =>
    Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000;
  return dayNumber(to) - dayNumber(from);
}

/** A day in words: `bugun`, `ertaga`, `5 kundan keyin`, `12-mart kuni`. Days in the past are today. */
export function dayOf(time: Date, now: Date, { days }: LessonsMessages['practice']): string {
  const count = daysBetween(now, time);
  if (count <= 0) return days.today;
  if (count === 1) return days.tomorrow;
  if (count <= MAX_COUNTED_DAYS) return days.later(count);
  return days.date(formatDay(time));
}
