const KEY = 'reloaded-after-release';
/** A second failure sooner than this is no new release but a lost network: no reload loop. */
const QUIET_MS = 60_000;

/** When a file of this page is gone because a new release replaced it, loads the new page once. */
export function reloadAfterRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY));
      if (Date.now() - last < QUIET_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return; // Without storage a loop could not be told from the first time.
    }
    event.preventDefault();
    location.reload();
  });
}
