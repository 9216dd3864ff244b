/** Without an interaction the page hydrates this long after loading, in ms: animations start and data is refreshed. */
const HYDRATE_AFTER_MS = 8000;
// A touch sends pointerdown, a turned wheel scrolls.
const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];

const addLink = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), link));

/**
 * Fetches the application when the page has loaded and the device is idle, and runs it at the first interaction: until
 * then it takes no processor time from a slow phone.
 * @param root names the addresses of the application, the screen and the page's data: `data-app`, `-screen`, `-state`
 * @param immediately runs the application without waiting for an interaction
 */
export function loadAndHydrate(root: HTMLElement, immediately: boolean): void {
  const { app, screen, state } = root.dataset as Record<'app' | 'screen' | 'state', string>;
  let isFetched = false;
  const fetchFiles = (): void => {
    if (isFetched) return;
    isFetched = true;
    for (const href of [app, screen]) addLink({ rel: 'modulepreload', href });
    addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: state });
  };
  // A module runs once, however often it is imported.
  const start = (): void => {
    fetchFiles();
    import(/* @vite-ignore */ app).catch(() =>
      // A browser may remember a failed module until the page is reloaded.
      addEventListener('online', () => location.reload()),
    );
  };
  for (const event of INTERACTION_EVENTS) addEventListener(event, start, { once: true });
  // Safari has no requestIdleCallback.
  const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
  addEventListener('load', () => {
    whenIdle(() => {
      fetchFiles();
      if (immediately) start();
      setTimeout(start, HYDRATE_AFTER_MS);
    });
  });
}
