/** A stopwatch: it knows no time but what it is told. */
export interface Stopwatch {
  /** When it was started, s; nothing while it stands. */
  readonly startedAt: number | undefined;
  /** What it had measured before, s. */
  readonly sum: number;
  /** How often it was started since zero. */
  readonly starts: number;
  /** What it said when a lap was marked, s. */
  readonly laps: readonly number[];
}

/** Laps that are kept: the oldest go first. */
const MOST_LAPS = 20;

/** At zero, and standing. */
export const ZERO: Stopwatch = { startedAt: undefined, sum: 0, starts: 0, laps: [] };

/** What it says at a time, s. Before the moment of its start that is less than nothing: time can be gone back to. */
export const elapsed = ({ startedAt, sum }: Stopwatch, now: number): number =>
  startedAt === undefined ? sum : sum + now - startedAt;

/** Starts it, or stops it. */
export const pressed = (watch: Stopwatch, now: number): Stopwatch =>
  watch.startedAt === undefined
    ? { ...watch, startedAt: now, starts: watch.starts + 1 }
    : { ...watch, startedAt: undefined, sum: elapsed(watch, now) };

/** Marks a lap. */
export const lapped = (watch: Stopwatch, now: number): Stopwatch => ({
  ...watch,
  laps: [...watch.laps, elapsed(watch, now)].slice(-MOST_LAPS),
});

/** The experiment begins anew: a watch that runs begins with it; what a standing one says is kept. */
export const begunAnew = (watch: Stopwatch): Stopwatch =>
  watch.startedAt === undefined ? watch : { ...ZERO, startedAt: 0, starts: 1 };

/**
 * How far off it can be, s: each start and each stop is told to half a step.
 * @param dt the model's step, s
 */
export const watchError = ({ starts }: Stopwatch, dt: number): number => Math.max(1, starts) * dt;
