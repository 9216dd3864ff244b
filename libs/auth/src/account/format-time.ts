import { accountStrings } from './strings.js';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * Date and time in the zone of this device: `2026-yil 12-mart, 14:05`. Browsers do not all have Uzbek names of months.
 */
export function formatTime(time: Date): string {
  const month = accountStrings.months[time.getMonth()] ?? '';
  const clock = `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
  return `${time.getFullYear()}-yil ${time.getDate()}-${month}, ${clock}`;
}
