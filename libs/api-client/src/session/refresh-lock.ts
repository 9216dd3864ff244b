import { acquireTabLock } from '../storage/tab-lock.js';
import { STORAGE_SYNC_MS } from './stored-tokens.js';

const LOCK_NAME = 'zarra-token-refresh';
/** Maximum wait for another tab, and maximum time for which other tabs wait for this one, ms. */
const MAX_LOCK_MS = 5000;

/**
 * Runs a refresh while no other tab runs one. After 5 s, or without Web Locks, refreshes run in parallel: the lock only
 * saves requests, since the server accepts the previous refresh token a second time.
 * @param task resolves to whether it stored new tokens
 */
export async function withRefreshLock(task: () => Promise<boolean>): Promise<void> {
  const release = await acquireTabLock(LOCK_NAME, {
    maxWaitMs: MAX_LOCK_MS,
    maxHoldMs: MAX_LOCK_MS,
    queueInPage: false,
  });
  let isStored = false;
  try {
    isStored = await task();
  } finally {
    // The next tab must read the new tokens.
    if (isStored) setTimeout(release, STORAGE_SYNC_MS);
    else release();
  }
}
