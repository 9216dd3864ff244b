/** A clock that stands still until a test advances it. */
export interface TestClock {
  readonly now: () => Date;
  /** Advances the clock, ms. */
  readonly advance: (ms: number) => void;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function makeClock(start = '2026-03-01T08:00:00.000Z'): TestClock {
  let time = Date.parse(start);
  return { now: () => new Date(time), advance: (ms) => (time += ms) };
}
