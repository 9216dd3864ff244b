/** Delay in browsers without requestIdleCallback, ms after loading. */
const IDLE_FALLBACK_MS = 200;
/** Without an interaction the page hydrates this long after loading: animations start and data is refreshed. */
const HYDRATE_AFTER_MS = 8000;
const INTERACTION_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
] as const;

const addLink = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), link));

const whenIdle = (work: () => void): void => {
  const wait = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
    else setTimeout(work, IDLE_FALLBACK_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};

/**
 * Fetches the application when the page has loaded and the device is idle, and runs it at the first interaction: until
 * then it takes no processor time from a slow phone.
 * @param root names the addresses of the application, the screen and the page's data: `data-app`, `-screen`, `-state`
 * @param immediately runs the application without waiting for an interaction
 */
export function loadAndHydrate(root: HTMLElement, immediately: boolean): void {
  const { app = '', screen = '', state = '' } = root.dataset;
  let isFetched = false;
  const fetchFiles = (): void => {
    if (isFetched) return;
    isFetched = true;
    for (const href of [app, screen]) addLink({ rel: 'modulepreload', href });
    addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: state });
  };
  const start = (): void => {
    for (const event of INTERACTION_EVENTS) removeEventListener(event, start);
    fetchFiles();
    // A browser may remember a failed module until the page is reloaded.
    import(/* @vite-ignore */ app).catch(() =>
      addEventListener('online', () => location.reload(), { once: true }),
    );
  };
  for (const event of INTERACTION_EVENTS) addEventListener(event, start, { passive: true });
  whenIdle(() => {
    if (immediately) start();
    else fetchFiles();
    setTimeout(start, HYDRATE_AFTER_MS);
  });
}
