import { SETTLING_TIME } from './settling-time.js';

/** One refresh at a time for all tabs of a site. */
const NAME = 'zarra-token-refresh';
/** Longest wait for another tab, and longest that other tabs are kept waiting, ms. */
const PATIENCE = 5000;

/** Waits for the lock, or until waiting makes no sense any more. Returns how to give it back. */
const acquire = () =>
  new Promise<() => void>((proceed) => {
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort();
      proceed(() => {});
    }, PATIENCE);
    const proceedWithout = () => {
      clearTimeout(timer);
      proceed(() => {});
    };
    try {
      navigator.locks
        .request(NAME, { signal: waiting.signal }, () => {
          if (waiting.signal.aborted) return;
          clearTimeout(timer);
          return new Promise<void>((release) => {
            const limit = setTimeout(release, PATIENCE);
            proceed(() => {
              clearTimeout(limit);
              release();
            });
          });
        })
        .catch(proceedWithout);
    } catch {
      proceedWithout(); // No Web Locks here: an old browser, an insecure page, no browser.
    }
  });

/**
 * Runs a task while no other tab runs one; after 5 s, or where there are no Web Locks, also beside others.
 * What the lock saves is work: that nobody is signed out is the server's promise, which takes a token twice.
 * @param task resolves to whether it stored new tokens
 */
export async function withRefreshLock(task: () => Promise<boolean>): Promise<void> {
  const release = await acquire();
  let stored = false;
  try {
    stored = await task();
  } finally {
    // The next tab is to find the new tokens.
    if (stored) setTimeout(release, SETTLING_TIME);
    else release();
  }
}
