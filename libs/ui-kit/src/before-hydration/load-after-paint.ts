// A touch sends pointerdown, a turned wheel scrolls.
const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
/** Without an interaction a page hydrates this long after its first paint, in ms: animations start, data is refreshed. */
const HYDRATE_AFTER_MS = 8000;

const addLink = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), { fetchPriority: 'low', ...link }));

/**
 * Fetches the scripts of a server-rendered page directly after its first paint, with low priority and all at once. A browser
 * may remember a failed module until the page is reloaded: the page is, once the network is back.
 * @param root names the module that hydrates the page in `data-app`, the modules it imports at once in `data-modules`,
 * separated by spaces, and data that it fetches at once, if any, in `data-state`
 * @param immediately runs the scripts as soon as they are there. Otherwise they run at the first interaction: until then they
 * take no processor time from a slow phone.
 */
export function loadAfterPaint(root: HTMLElement, immediately: boolean): void {
  const { app = '', modules = '', state } = root.dataset;
  // A module runs once, however often it is imported.
  const run = (): void =>
    void import(/* @vite-ignore */ app).catch(() => addEventListener('online', () => location.reload()));
  if (!immediately) for (const event of INTERACTION_EVENTS) addEventListener(event, run, { once: true });
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const href of [app, ...modules.split(' ')]) addLink({ rel: 'modulepreload', href });
      if (state !== undefined)
        addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: state });
      setTimeout(run, immediately ? 0 : HYDRATE_AFTER_MS);
    }),
  );
}
