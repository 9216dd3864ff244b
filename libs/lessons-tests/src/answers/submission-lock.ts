/** Last queued callback by lock name, for browsers without Web Locks: old ones, and pages served without TLS. */
const tails = new Map<string, Promise<unknown>>();

async function runExclusiveInPage<T>(name: string, callback: () => Promise<T>): Promise<T> {
  const run = (tails.get(name) ?? Promise.resolve()).then(callback, callback);
  tails.set(name, run);
  try {
    return await run;
  } finally {
    if (tails.get(name) === run) tails.delete(name);
  }
}

/**
 * Runs callbacks with the same name one at a time across all tabs of the browser. Without Web Locks the lock covers this
 * page only: two tabs may then send the same answers twice, which the server treats as one submission.
 */
export async function runExclusive<T>(name: string, callback: () => Promise<T>): Promise<T> {
  // The DOM types omit that insecure pages and old browsers have no locks.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return runExclusiveInPage(name, callback);
  const run: { result?: Promise<T> } = {};
  try {
    await locks.request(name, async () => {
      run.result = callback();
      await run.result;
    });
  } catch {
    // Returned below: an error of the callback. A browser may also deny locks, as in a sandboxed frame.
  }
  return run.result ?? runExclusiveInPage(name, callback);
}
