import { tabDeviceStorage } from '@zarra/api-client/storage';
import { RELOADED_AFTER_RELEASE_KEY } from '@zarra/api-client/storage-keys';

/** A second error within this time is not caused by a release. The page does not reload again: no reload loop. */
const MIN_RELOAD_INTERVAL_MS = 60_000;

/** Whether the last reload was long enough ago. Stores the time of this one. */
function mayReload(): boolean {
  const lastReload = Number(tabDeviceStorage.get(RELOADED_AFTER_RELEASE_KEY));
  if (Date.now() - lastReload < MIN_RELOAD_INTERVAL_MS) return false;
  if (tabDeviceStorage.set(RELOADED_AFTER_RELEASE_KEY, String(Date.now()))) return true;
  // Without the storage the page cannot detect a reload loop: it does not reload.
  tabDeviceStorage.remove(RELOADED_AFTER_RELEASE_KEY);
  return false;
}

/**
 * Whether the home page names another entry script than `entry`, the file of this page. False without a response: then
 * there is no page to load.
 */
const isReplaced = (entry: string): Promise<boolean> =>
  fetch('/', { cache: 'no-store' })
    .then(async (response) => response.ok && !(await response.text()).includes(entry))
    .catch(() => false);

/**
 * Reloads the page once if a chunk is missing because a new release has replaced it. A network error looks the same, but
 * then the old page stays, with what was entered in it, and the chunk is loaded again.
 * @param entry file name of the entry script of this page
 */
export function reloadAfterRelease(entry: string): void {
  addEventListener('vite:preloadError', () => {
    void isReplaced(entry).then((replaced) => {
      if (replaced && mayReload()) location.reload();
    });
  });
}
