/** Events of one key within this time are one line, ms. */
const WINDOW_MS = 60_000;
/** Keys at most; the oldest is forgotten. */
const MAX_KEYS = 10_000;

/**
 * Keeps repeated events from filling a log.
 * @returns counts an event: the number of omitted events of the key for an event that is logged, undefined for an omitted one
 */
export function createRepeatFilter() {
  const windows = new Map<string, { readonly endsAt: number; omitted: number }>();
  return (key: string, time: Date): number | undefined => {
    const now = time.getTime();
    const window = windows.get(key);
    // A window that ends later than it can was opened while the clock was ahead.
    if (window && now < window.endsAt && window.endsAt - now <= WINDOW_MS) {
      window.omitted += 1;
      return undefined;
    }
    windows.delete(key);
    windows.set(key, { endsAt: now + WINDOW_MS, omitted: 0 });
    const [oldest] = windows.keys();
    if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest);
    return window?.omitted ?? 0;
  };
}
