/** Where Safari has no requestIdleCallback, ms after loading. */
const FALLBACK_MS = 200;
/** Whoever touches nothing for so long, ms after loading, gets a living page all the same: the orbit moves, data are renewed. */
const UNTOUCHED_MS = 8000;
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

const askFor = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), link));

const whenIdle = (work: () => void): void => {
  const wait = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
    else setTimeout(work, FALLBACK_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};

/**
 * Fetches the app when the page has loaded and the device is idle, and starts it at the first sign of a reader: until
 * then nothing keeps a slow phone busy.
 * @param root holds the addresses of the app's program, of its screen's, and of the page's data: `data-app`, `-screen`, `-state`
 * @param atOnce starts it without waiting for a sign
 */
export function bringApp(root: HTMLElement, atOnce: boolean): void {
  const { app = '', screen = '', state = '' } = root.dataset;
  let isFetched = false;
  const fetchFiles = (): void => {
    if (isFetched) return;
    isFetched = true;
    for (const href of [app, screen]) askFor({ rel: 'modulepreload', href });
    askFor({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: state });
  };
  const start = (): void => {
    for (const sign of SIGNS) removeEventListener(sign, start);
    fetchFiles();
    // A browser may remember the failure of a program's file as long as the page lives.
    import(/* @vite-ignore */ app).catch(() =>
      addEventListener('online', () => location.reload(), { once: true }),
    );
  };
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true });
  whenIdle(() => {
    if (atOnce) start();
    else fetchFiles();
    setTimeout(start, UNTOUCHED_MS);
  });
}
