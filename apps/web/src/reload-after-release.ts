const KEY = 'reloaded-after-release';
/** A second failure sooner than this is no new release but something else: no reload loop. */
const QUIET_MS = 60_000;

/** Whether this is the first failure for a while; notes it. */
function firstFailure(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < QUIET_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false; // Without storage a loop could not be told from the first time.
  }
}

const serverAnswers = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * When a file of this page is gone because a new release replaced it, loads the new page once. A dead
 * network looks the same, but then there is no page to load: the old one stays, with its error screen.
 */
export function reloadAfterRelease(): void {
  addEventListener('vite:preloadError', () => {
    void serverAnswers().then((answers) => {
      if (answers && firstFailure()) location.reload();
    });
  });
}
