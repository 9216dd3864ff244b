// A file of its own: folders that the context depends on use it.

/**
 * Time since a stored time, ms. Clocks of processes differ a little, so a time just ahead counts as now. A time that is further
 * ahead than the interval was stored while the clock was wrong: it counts as long ago, so that no one waits until that time.
 */
export function elapsedMs(since: Date, now: Date, intervalMs: number): number {
  const elapsed = now.getTime() - since.getTime();
  if (elapsed < -intervalMs) return Infinity;
  return Math.max(0, elapsed);
}
