/**
 * Waits for shared work. An abort rejects this wait; the work continues for others.
 * @throws the abort reason of `signal`
 */
export function abortable<T>(start: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return start();
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) {
      onAbort();
      return;
    }
    signal.addEventListener('abort', onAbort, { once: true });
    const removeListener = () => signal.removeEventListener('abort', onAbort);
    start().finally(removeListener).then(resolve, reject);
  });
}
