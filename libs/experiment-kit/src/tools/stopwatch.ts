/** State of a stopwatch; the time is always an argument. */
export interface Stopwatch {
  /** Start time, s; undefined while stopped. */
  readonly startedAt: number | undefined;
  /** Time measured before the last start, s. */
  readonly total: number;
  /** Number of starts since clearing. */
  readonly starts: number;
  /** Displayed times of the laps, s. */
  readonly laps: readonly number[];
}

/** Maximum laps: the oldest are dropped. */
const MAX_LAPS = 20;

/** Cleared and stopped. */
export const CLEARED: Stopwatch = { startedAt: undefined, total: 0, starts: 0, laps: [] };

/** Displayed time at a model time, s. Negative before its start, after seeking back. */
export const elapsed = ({ startedAt, total }: Stopwatch, now: number): number =>
  startedAt === undefined ? total : total + now - startedAt;

/** Starts or stops it. */
export const toggle = (stopwatch: Stopwatch, now: number): Stopwatch =>
  stopwatch.startedAt === undefined
    ? { ...stopwatch, startedAt: now, starts: stopwatch.starts + 1 }
    : { ...stopwatch, startedAt: undefined, total: elapsed(stopwatch, now) };

/** Adds a lap. */
export const addLap = (stopwatch: Stopwatch, now: number): Stopwatch => ({
  ...stopwatch,
  laps: [...stopwatch.laps, elapsed(stopwatch, now)].slice(-MAX_LAPS),
});

/** Handles a restart of the experiment: a running stopwatch restarts, a stopped one keeps its time. */
export const restart = (stopwatch: Stopwatch): Stopwatch =>
  stopwatch.startedAt === undefined ? stopwatch : { ...CLEARED, startedAt: 0, starts: 1 };

/** Maximum error, s: half a step per start and per stop. @param dt model step, s */
export const stopwatchError = ({ starts }: Stopwatch, dt: number): number => Math.max(1, starts) * dt;
