/**
 * Waits for work that others may wait for as well: an abort ends the waiting, not the work.
 * @throws the abort reason of `signal`
 */
export function abortable<T>(start: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return start();
  return new Promise<T>((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) {
      giveUp();
      return;
    }
    signal.addEventListener('abort', giveUp, { once: true });
    const done = () => signal.removeEventListener('abort', giveUp);
    start().finally(done).then(resolve, reject);
  });
}
