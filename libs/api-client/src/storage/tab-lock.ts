export interface TabLockOptions {
  /** Maximum wait for the lock, ms. After it the caller continues without the lock. Default unlimited. */
  readonly maxWaitMs?: number;
  /** Maximum time for which other tabs wait for this one, ms. Default unlimited. */
  readonly maxHoldMs?: number;
  /** Without Web Locks: whether the callers of this page still wait for each other. Default true. */
  readonly queueInPage?: boolean;
}

type Release = () => void;

/** As `setTimeout`; without a time it never calls the task. */
const after = (ms: number | undefined, task: () => void) =>
  ms === undefined ? undefined : setTimeout(task, ms);

/** Ends of the queues of this page by lock name, for browsers without Web Locks: old ones, and insecure pages. */
const queues = new Map<string, Promise<void>>();

async function acquireInPage(name: string): Promise<Release> {
  const previous = queues.get(name) ?? Promise.resolve();
  let release: Release = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const end = previous.then(() => released);
  queues.set(name, end);
  void end.then(() => {
    if (queues.get(name) === end) queues.delete(name);
  });
  await previous;
  return release;
}

/**
 * Acquires the Web Lock of this name, which all tabs of the site share. Never rejects.
 * @returns the function that releases it
 */
export function acquireTabLock(
  name: string,
  { maxWaitMs, maxHoldMs, queueInPage = true }: TabLockOptions = {},
): Promise<Release> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const { signal } = controller;
    let isGranted = false;
    const waitLimit = after(maxWaitMs, () => {
      controller.abort();
      resolve(() => undefined);
    });
    const resolveWithoutLock = () => {
      if (signal.aborted || isGranted) return;
      clearTimeout(waitLimit);
      resolve(queueInPage ? acquireInPage(name) : () => undefined);
    };
    try {
      navigator.locks
        .request(name, { signal }, () => {
          if (signal.aborted) return;
          isGranted = true;
          clearTimeout(waitLimit);
          return new Promise<void>((release) => {
            const holdLimit = after(maxHoldMs, release);
            resolve(() => {
              clearTimeout(holdLimit);
              release();
            });
          });
        })
        // The browser may deny Web Locks, as in a sandboxed frame.
        .catch(resolveWithoutLock);
    } catch {
      resolveWithoutLock(); // No Web Locks: an old browser, an insecure page, no browser.
    }
  });
}

/** Runs one task at a time of those with the same lock name, in all tabs. Without Web Locks, in this page. */
export async function withTabLock<T>(
  name: string,
  task: () => Promise<T>,
  options?: TabLockOptions,
): Promise<T> {
  const release = await acquireTabLock(name, options);
  try {
    return await task();
  } finally {
    release();
  }
}
