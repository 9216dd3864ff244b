/** Pauses before the retries, ms; the last one repeats. */
const RETRY_PAUSES_MS = [2000, 8000, 30_000];

/**
 * Back-off of the site: the pause before the next retry, ms: 2, 8, 30, 30… seconds.
 * @param failures number of failed tries before it, from 0 after the first
 */
export const retryPause = (failures: number): number =>
  RETRY_PAUSES_MS[Math.min(failures, RETRY_PAUSES_MS.length - 1)] ?? 0;

/** Resolves after a time, and earlier when the browser is online again. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

/** Calls `load` until it succeeds: retries after 2, 8, 30, 30… seconds, and as soon as the browser is online again. */
export async function retryImport<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch {
      await pause(retryPause(failures));
    }
  }
}
