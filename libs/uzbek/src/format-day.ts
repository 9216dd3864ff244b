const MONTHS = [
  ...['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun'],
  ...['iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'],
] as const;

/**
 * Day and month of a time in the zone of this device, as Uzbek writes them: `12-mart`. Chromium has no Uzbek names of months in
 * `Intl`.
 */
export const formatDay = (time: Date): string => `${time.getDate()}-${MONTHS[time.getMonth()] ?? ''}`;
