import { formatDay } from '@zarra/uzbek';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Date and time in the zone of this device: `2026-yil 12-mart, 14:05`. */
export const formatTime = (time: Date): string =>
  `${time.getFullYear()}-yil ${formatDay(time)}, ${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
